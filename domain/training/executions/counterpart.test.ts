import { expect, it } from "vitest";
import { WORKING_SET } from "../sets/detailed-set.ts";
import { counterpartOf, setLikeBefore } from "./counterpart.ts";

const plain = { minRepetitions: null, repetitions: 10, seconds: null };
const warmUp = { ...plain, detail: { ...WORKING_SET, kind: "warmup" as const } };
const work = { ...plain, detail: WORKING_SET };
const done = (load_kg: number, kind: "warmup" | "work" | null = null) => ({ load_kg, kind });

it("is the set of the same place, else the last", () => {
  const last = [done(40), done(45)];
  expect([1, 2, 3].map((set) => counterpartOf(last, [plain, plain, plain], set)?.load_kg)).toEqual([40, 45, 45]);
});

it("is a warm-up's among warm-ups and a working set's among working sets", () => {
  const last = [done(20, "warmup"), done(80, "work"), done(85, "work")];
  const planned = [warmUp, warmUp, work, work, work];
  expect([1, 2, 3, 4, 5].map((set) => counterpartOf(last, planned, set)?.load_kg)).toEqual([20, 20, 80, 85, 85]);
  expect(counterpartOf(last, [plain], 1)?.load_kg).toBe(80);
  expect(counterpartOf([done(80), done(80)], [warmUp, work], 1)).toBeUndefined();
});

it("has the set of its kind before it, which for the first working set is none", () => {
  expect([1, 2, 3, 4, 5].map((set) => setLikeBefore([warmUp, warmUp, work], set))).toEqual([
    undefined,
    1,
    undefined,
    3,
    4,
  ]);
});
