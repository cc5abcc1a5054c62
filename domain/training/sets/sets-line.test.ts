import { describe, expect, it } from "vitest";
import {
  type DetailedSet,
  patternOfSets,
  refuseSet,
  refuseSets,
  setLoadText,
  summaryOfSets,
  WORKING_SET,
} from "./detailed-set.ts";
import { readRowOfSets, readSetsLine, setsLine, setsText } from "./sets-line.ts";

const set = (values: Partial<DetailedSet>): DetailedSet => ({ ...WORKING_SET, ...values });
const percent = (value: number, values: Partial<DetailedSet> = {}) =>
  set({ percent: value, percent_of: "one_rep_max", ...values });

describe("a line of sets", () => {
  it("is read as the sets that a coach means", () => {
    expect(readSetsLine("1x12 40kg, 3x5 @80%, 1xAMRAP")).toEqual([
      set({ max_reps: 12, load_kg: 40 }),
      percent(80, { max_reps: 5 }),
      percent(80, { max_reps: 5 }),
      percent(80, { max_reps: 5 }),
      set({ kind: "amrap" }),
    ]);
  });

  it.each([
    [
      "aq 2x10 20kg, 1x5 40kg",
      [
        set({ kind: "warmup", max_reps: 10, load_kg: 20 }),
        set({ kind: "warmup", max_reps: 10, load_kg: 20 }),
        set({ max_reps: 5, load_kg: 40 }),
      ],
    ],
    ["1x5 @82,5% MT", [percent(82.5, { max_reps: 5, percent_of: "training_max" })]],
    ["2x8-12 RIR 2", [set({ min_reps: 8, max_reps: 12, rir: 2 }), set({ min_reps: 8, max_reps: 12, rir: 2 })]],
    ["1x5 100kg @8,5", [set({ max_reps: 5, load_kg: 100, rpe: 8.5 })]],
    ["1x3 @RPE9 3min", [set({ max_reps: 3, rpe: 9, rest: "03:00" })]],
    [
      "1x10 60 kg; drop 1x8 50 kg; bo 1×15 40kg 90s",
      [
        set({ max_reps: 10, load_kg: 60 }),
        set({ kind: "drop", max_reps: 8, load_kg: 50 }),
        set({ kind: "backoff", max_reps: 15, load_kg: 40, rest: "01:30" }),
      ],
    ],
    ["1x12 22,5kg,1x10 25kg", [set({ max_reps: 12, load_kg: 22.5 }), set({ max_reps: 10, load_kg: 25 })]],
    ["1 x máximo", [set({ kind: "amrap" })]],
  ])("reads %s", (line, sets) => {
    expect(readSetsLine(line)).toEqual(sets);
  });

  it.each([
    "",
    "supino",
    "3x",
    "3x5 @200%",
    "3x5 @80% 40kg",
    "3x5 azul",
    "0x5 40kg",
    "21x5 40kg",
    "aq 1x10 20kg",
    "1x5 RIR 12",
    "1x5 @8,3",
  ])("does not read %s", (line) => expect(readSetsLine(line)).toBeNull());

  it("comes back as it was typed", () => {
    for (const line of [
      "1x12 40kg, 3x5 @80%, 1xAMRAP",
      "aq 2x10 20kg, 1x5 @82,5% MT 03:00",
      "2x8-12 RIR 2, drop 1x8 50kg, bo 1x15 RPE 7,5",
    ]) {
      expect(setsLine(readSetsLine(line) ?? [])).toBe(line);
    }
  });

  it("is told in words, with the kilograms of this student", () => {
    const sets = [set({ kind: "warmup", max_reps: 12, load_kg: 40 }), percent(80, { max_reps: 5, resolved_kg: 92.5 })];
    expect(setsText(sets)).toBe("1 × 12 · 40 kg (aquecimento), 1 × 5 · 80 % da 1RM (92,5 kg)");
    expect(setLoadText(percent(80, { resolved_kg: null }))).toBe("80 % da 1RM");
  });
});

describe("a row in words", () => {
  it("has a name before its sets", () => {
    expect(readRowOfSets("agachamento 1x12 40kg, 3x5 @80%, 1xAMRAP")).toMatchObject({
      name: "agachamento",
      sets: { length: 5 },
    });
    expect(readRowOfSets("supino reto aq 1x10 20kg, 3x8 60kg")).toMatchObject({
      name: "supino reto",
      sets: { length: 4 },
    });
  });

  it.each(["supino reto 4x8-12 40kg 90s", "remada 3x12, 40kg", "prancha 3x30s", "90 90", "leg press 45 4x10"])(
    "of plain figures says no sets in detail: %s",
    (row) => expect(readRowOfSets(row)).toBeNull(),
  );
});

describe("sets of a row", () => {
  it("are summed up by what all working sets agree on", () => {
    expect(summaryOfSets(readSetsLine("aq 1x12 20kg, 3x5 60kg, 1x8-10 60kg") ?? [])).toEqual({
      series: 4,
      minReps: 5,
      maxReps: 10,
      load: 60,
    });
    expect(summaryOfSets(readSetsLine("1x5 60kg, 1x5 50kg") ?? [])).toEqual({
      series: 2,
      minReps: null,
      maxReps: 5,
      load: null,
    });
    expect(summaryOfSets([set({ kind: "amrap" })])).toEqual({ series: 1, minReps: null, maxReps: null, load: null });
  });

  it("make a pyramid when each has one number", () => {
    expect(patternOfSets(readSetsLine("aq 1x15 10kg, 1x12 20kg, 1x8 30kg") ?? [])).toBe("12-08");
    expect(patternOfSets(readSetsLine("1x12, 1xAMRAP") ?? [])).toBeNull();
  });

  it("are refused with their number and a sentence", () => {
    expect(refuseSet(set({ max_reps: 5, load_kg: 40, percent: 80, percent_of: "one_rep_max" }))).toBe(
      "Uma série tem quilos ou %, não os dois",
    );
    expect(refuseSets([set({ max_reps: 5 }), set({})])).toBe(
      "2ª série: Diga as repetições de cada série: 5, 8-12 ou AMRAP",
    );
    expect(refuseSets([set({ kind: "warmup", max_reps: 5 })])).toBe(
      "Falta uma série de trabalho depois do aquecimento",
    );
  });
});
