import { describe, expect, it } from "vitest";
import type { StrengthTest } from "./data.ts";
import { changedTests, figuresOf, rowErrors, rowOf } from "./strength-rows.ts";

const biceps: StrengthTest = {
  id: 1,
  student_id: 9,
  muscle_group: { id: 1, name: "Bíceps" },
  exercise_name: "Rosca direta",
  repetitions: 8,
  weight: 22.5,
  percentage: 70,
  lock_version: 1,
  history: [],
};
const untested = { ...biceps, id: 2, exercise_name: "", repetitions: null, weight: null, percentage: null };
const nothing = new Map();

describe("the fields of a strength test", () => {
  it("show what is stored, and what was typed over it", () => {
    expect(rowOf(biceps, nothing)).toEqual({
      exercise_name: "Rosca direta",
      repetitions: "8",
      weight: "22,5",
      percentage: "70",
    });
    expect(rowOf(biceps, new Map([[1, { weight: "25" }]]))).toMatchObject({ weight: "25", percentage: "70" });
    expect(rowOf(untested, nothing)).toMatchObject({ exercise_name: "", weight: "" });
  });

  it("are changed only where they say something else", () => {
    expect(changedTests([biceps, untested], nothing)).toEqual([]);
    expect(changedTests([biceps, untested], new Map([[1, { percentage: "70" }]]))).toEqual([]);
    const typed = new Map([
      [1, { percentage: "75" }],
      [2, { weight: "" }],
    ]);
    expect(changedTests([biceps, untested], typed)).toEqual([biceps]);
  });

  it("become numbers, null where they are blank", () => {
    expect(figuresOf(rowOf(biceps, nothing))).toEqual({ repetitions: 8, weight: 22.5, percentage: 70 });
    expect(figuresOf(rowOf(untested, nothing))).toEqual({ repetitions: null, weight: null, percentage: null });
  });

  it.each([
    [{ percentage: "101" }, { percentage: "Informe um valor entre 0 e 100" }],
    [{ percentage: "100" }, {}],
    [{ percentage: "0" }, {}],
    [{ repetitions: "0" }, { repetitions: "Informe um valor entre 1 e 100" }],
    [{ repetitions: "1" }, {}],
    [{ weight: "0" }, { weight: "Informe uma carga maior que 0 e até 999 kg" }],
    [{ weight: "999,01" }, { weight: "Informe uma carga maior que 0 e até 999 kg" }],
    [{ weight: "" }, {}],
  ])("%o are refused with %o", (changes, errors) => {
    expect(rowErrors({ ...rowOf(biceps, nothing), ...changes })).toEqual(errors);
  });
});
