import { expect, it } from "vitest";
import { keyOf, twoIn, withPressed } from "./two-evaluations.ts";

const evaluation = (mesocycle_id: number | null, evaluated_on: string, microcycle_id: number | null = null) => ({
  id: 40,
  mesocycle_id,
  microcycle_id,
  evaluated_on,
});
const A = evaluation(1, "2025-01-10");
const B = evaluation(2, "2025-06-10");
const C = evaluation(7, "2026-01-10", 3);
const D = evaluation(7, "2026-03-10");
const ALL = [A, B, C, D];

it.each([
  [undefined, ["7.3", "7"]],
  ["1-7.3", ["1", "7.3"]],
  ["1-", ["1", null]],
  ["9-7", [null, "7"]],
])("the address %s chooses %j", (address, chosen) => {
  expect(twoIn(address, ALL)).toEqual(chosen);
});

it("one evaluation is the later of two, and none chooses nothing", () => {
  expect([twoIn(undefined, [A]), twoIn(undefined, [])]).toEqual([
    [null, "1"],
    [null, null],
  ]);
});

it.each([
  ["before both takes the place of the earlier", ["2", "7"], A, ["1", "7"]],
  ["after both takes the place of the later", ["1", "2"], D, ["1", "7"]],
  ["between them takes the place of the nearer", ["1", "7"], C, ["1", "7.3"]],
  ["nearer to the earlier takes its place", ["1", "7"], B, ["2", "7"]],
  ["that is chosen already changes nothing", ["1", "7"], A, ["1", "7"]],
  ["beside one alone joins it in order of date", [null, "7"], B, ["2", "7"]],
  ["alone is the later", [null, null], B, [null, "2"]],
] as const)("a press on one %s", (_, chosen, pressed, expected) => {
  expect(withPressed(ALL, chosen, pressed)).toEqual(expected);
  expect(expected).toContain(keyOf(pressed));
});
