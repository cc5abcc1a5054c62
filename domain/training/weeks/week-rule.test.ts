import { describe, expect, it } from "vitest";
import { roundHalfUp } from "../../rounding.ts";
import { NOTHING_PRESCRIBED, toWire } from "../entry/names.ts";
import { USUAL_LOAD_STEPS } from "../loads/load-steps.ts";
import { type DetailedSet, WORKING_SET } from "../sets/detailed-set.ts";
import { entriesInWeek } from "./programme.ts";
import { type Deload, figuresInWeek, type WeekFigures, type WeekRule } from "./week-rule.ts";

const squat: WeekFigures = {
  series: 4,
  minReps: 8,
  maxReps: 12,
  repsPattern: null,
  load: 100,
  sets: null,
  group: null,
};
const toGrams = (_: number, wished: number) => roundHalfUp(wished, 3);

const over = (weeks: number, rule: WeekRule, deload: Deload | null = null, figures = squat) =>
  Array.from({ length: weeks }, (_, week) => figuresInWeek(figures, { rule, deload, week }, toGrams));
const loads = (...given: Parameters<typeof over>) => over(...given).map(({ load }) => load);

const FOURTH: Deload = { every: 4, sets_percent: 50, load_percent: 10 };

describe("from week to week", () => {
  it("kilograms are added to the load of the copied week", () =>
    expect(loads(4, { kind: "kilograms", kg: 2.5 })).toEqual([100, 102.5, 105, 107.5]));

  it("percents are of the copied week's load", () =>
    expect(loads(4, { kind: "percent", percent: 5 })).toEqual([100, 105, 110, 115]));

  it("repetitions rise at both ends of a range, and in each set of a pyramid", () => {
    const rule = { kind: "repetitions", repetitions: 1 } as const;
    expect(over(3, rule).map(({ minReps, maxReps }) => [minReps, maxReps])).toEqual([
      [8, 12],
      [9, 13],
      [10, 14],
    ]);
    const pyramid = { ...squat, minReps: null, maxReps: null, repsPattern: "12-10-08-06" };
    expect(over(2, rule, null, pyramid)[1]?.repsPattern).toBe("13-11-09-07");
  });

  it("fewer repetitions never fall below one, and a range keeps its width", () =>
    expect(over(4, { kind: "repetitions", repetitions: -3 })[3]).toMatchObject({ minReps: 1, maxReps: 5 }));

  it("a wave rises, falls below its first week, and begins again a step higher", () => {
    const wave = { kind: "wave", percent: 5, weeks_up: 3, drop_percent: 10 } as const;
    expect(loads(8, wave)).toEqual([100, 105, 110, 90, 105, 110, 115, 95]);
  });

  it("each fourth week is lighter, and the progression goes on after it where it stood", () => {
    const weeks = over(8, { kind: "kilograms", kg: 10 }, FOURTH);
    expect(weeks.map(({ load }) => load)).toEqual([100, 110, 120, 108, 130, 140, 150, 135]);
    expect(weeks.map(({ series }) => series)).toEqual([4, 4, 4, 2, 4, 4, 4, 2]);
  });

  it("a deload takes the last sets of a pyramid, and leaves one at least", () => {
    const pyramid = { ...squat, series: 3, minReps: null, maxReps: null, repsPattern: "12-10-08" };
    expect(over(4, { kind: "same" }, { ...FOURTH, sets_percent: 80 }, pyramid)[3]).toMatchObject({
      series: 1,
      repsPattern: "12",
    });
  });

  it("sets in detail rise each for itself: loads by steps, percentages by points, warming up not at all", () => {
    const set = (changes: Partial<DetailedSet>): DetailedSet => ({ ...WORKING_SET, max_reps: 5, ...changes });
    const sets = [
      set({ kind: "warmup", load_kg: 40 }),
      set({ load_kg: 100 }),
      set({ percent: 75, percent_of: "one_rep_max" }),
      set({ kind: "amrap", max_reps: null, percent: 70, percent_of: "training_max" }),
    ];
    const weeks = over(4, { kind: "percent", percent: 2.5 }, FOURTH, { ...squat, sets });
    const shown = weeks.map((week) => week.sets?.map(({ load_kg, percent }) => load_kg ?? percent));
    expect(shown).toEqual([
      [40, 100, 75, 70],
      [40, 102.5, 77.5, 72.5],
      [40, 105, 80, 75],
      [40, 94.5, 72],
    ]);
    const repeated = over(2, { kind: "repetitions", repetitions: 1 }, null, { ...squat, sets })[1]?.sets;
    expect(repeated?.map(({ max_reps }) => max_reps)).toEqual([5, 6, 6, null]);
  });

  it("a lighter week takes the same share of a percentage as of kilograms", () => {
    const sets = [
      { ...WORKING_SET, max_reps: 5, load_kg: 100 },
      { ...WORKING_SET, max_reps: 5, percent: 80, percent_of: "one_rep_max" as const },
    ];
    const lighter = { every: 2, sets_percent: 0, load_percent: 40 };
    const [kilograms, percentage] = over(2, { kind: "same" }, lighter, { ...squat, sets })[1]?.sets ?? [];
    expect([kilograms?.load_kg, percentage?.percent]).toEqual([60, 48]);
  });

  it("a lighter week has fewer rounds of a circuit", () => {
    const group = {
      number: 1,
      kind: "circuit",
      rounds: 4,
      rest_between: null,
      rest_after: null,
      time_cap: null,
    } as const;
    expect(over(4, { kind: "same" }, FOURTH, { ...squat, group })[3]?.group?.rounds).toBe(2);
  });

  it("a row without a load gets none", () =>
    expect(loads(3, { kind: "percent", percent: 5 }, FOURTH, { ...squat, load: null })).toEqual([null, null, null]));

  it("no load rises above what is plausible", () =>
    expect(loads(2, { kind: "kilograms", kg: 50 }, null, { ...squat, load: 980 })).toEqual([980, 999]));
});

const row = (id: number, load: number, equipament_needed: string | null) => ({
  id,
  exercise: { equipament_needed, muscle_groups: [{ id: 4 }] },
  ...toWire({ ...NOTHING_PRESCRIBED, series: 3, minReps: 8, maxReps: 12, load }),
});

describe("a programme", () => {
  const common = {
    rule: { kind: "percent", percent: 5 },
    rows: [],
    deload: null,
    loadSteps: USUAL_LOAD_STEPS,
  } as const;
  const kg = (entry: ReturnType<typeof row>) =>
    [1, 2, 3, 4].map((week) => entriesInWeek([entry], common, week)[0]?.carga);

  it("moves loads by the steps of the equipment, counted from the present load", () => {
    expect(kg(row(1, 61, "Barra reta"))).toEqual([65, 67, 71, 73]);
    expect(kg(row(1, 8, "Halteres"))).toEqual([8, 9, 9, 10]);
    expect(kg(row(1, 40, "Máquina"))).toEqual([40, 45, 45, 50]);
  });

  it("leaves the kilograms of an assisted machine, which help, as they are", () => {
    expect(kg(row(1, 40, "Graviton"))).toEqual([40, 40, 40, 40]);
  });

  it("never takes a light load down to nothing", () => {
    const lighter = {
      rule: { kind: "kilograms", kg: -5 },
      rows: [],
      deload: null,
      loadSteps: USUAL_LOAD_STEPS,
    } as const;
    expect(entriesInWeek([row(1, 6, "Máquina")], lighter, 3)[0]?.carga).toBe(6);
  });

  it("lets a row follow its own rule, and a typed figure stand", () => {
    const rows = [row(1, 60, "Barra reta"), row(2, 60, "Barra reta")];
    const programme = { ...common, rows: [{ entry_id: 2, rule: { kind: "same" } as const }] };
    const inWeek = entriesInWeek(rows, programme, 2, [{ entry_id: 1, series: 5 }]);
    expect(inWeek.map(({ series, carga }) => [series, carga])).toEqual([
      [5, 66],
      [3, 60],
    ]);
  });

  const emom = (minutes: number) => ({
    number: 1,
    kind: "emom" as const,
    rounds: minutes,
    rest_between: null,
    rest_after: null,
    time_cap: null,
  });

  it.each<[string, number, readonly number[], number, number, readonly number[]]>([
    ["two rows in 10 minutes", 10, [5, 5], 50, 6, [3, 3]],
    ["three rows in 12 minutes", 12, [4, 4, 4], 40, 6, [2, 2, 2]],
    ["three rows in 10 minutes", 10, [4, 3, 3], 40, 6, [2, 2, 2]],
    ["three rows in 10 minutes, by half", 10, [4, 3, 3], 50, 5, [2, 2, 1]],
    ["three rows in 6 minutes, by most", 6, [2, 2, 2], 80, 3, [1, 1, 1]],
    ["three rows in 4 minutes, by most", 4, [2, 1, 1], 80, 3, [1, 1, 1]],
    ["one row in 10 minutes", 10, [10], 25, 8, [8]],
  ])("a lighter week of an EMOM of %s has whole minutes, one set in each", (_, minutes, series, less, left, sets) => {
    const deload = { every: 2, sets_percent: less, load_percent: 0 };
    const rows = series.map((count, index) => ({ ...row(index + 1, 20, null), series: count, group: emom(minutes) }));
    const inWeek = entriesInWeek(rows, { ...common, rule: { kind: "same" }, deload }, 1);
    expect(inWeek.map(({ group }) => group?.rounds)).toEqual(sets.map(() => left));
    expect(inWeek.map((one) => one.series)).toEqual(sets);
    expect(sets.reduce((sum, count) => sum + count, 0)).toBe(left);
  });

  it("an EMOM of another week keeps its minutes, whatever rises", () => {
    const rows = [1, 2].map((id) => ({ ...row(id, 20, "Kettlebell"), series: 5, group: emom(10) }));
    const inWeek = entriesInWeek(rows, { ...common, rule: { kind: "repetitions", repetitions: 1 } }, 3);
    expect(inWeek.map(({ series, max_reps, group }) => [series, max_reps, group?.rounds])).toEqual([
      [5, 15, 10],
      [5, 15, 10],
    ]);
  });
});
