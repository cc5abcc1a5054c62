import { describe, expect, it } from "vitest";
import type { Training } from "#contract/prescription/trainings.ts";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import type { Adjustment, ProposedLoad } from "../../../execution/progression/data.ts";
import { actOfAll, appliedTo, swapExercise, takeProposals } from "./adjustment.ts";

const exercise = (id: number) => ({
  id,
  user_id: null,
  name: `Exercício ${id}`,
  link: null,
  exercise_type: "resistence" as const,
  equipament_needed: null,
  movement: null,
  muscle_groups: [],
});
const row = (id: number, of: Training["exercises"][number]["exercise"]): Training["exercises"][number] => ({
  id,
  sq: id,
  order: id,
  exercise: of,
  exercise_technic: null,
  ...toWire({ ...NOTHING_PRESCRIBED, series: 3, minReps: 8, maxReps: 12, load: 50 }),
});
const training = (id: number, exercises: Training["exercises"]): Training => ({
  id,
  name: `Treino ${id}`,
  weekdays: ["1"],
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [],
  exercises,
});
const trainings = [
  training(1, [row(1, exercise(10)), row(2, exercise(20))]),
  training(2, [row(3, [exercise(30), exercise(10)])]),
];
const load: ProposedLoad = {
  entry_id: 1,
  exercise_id: 10,
  name: "",
  training_name: "",
  change: "reduce",
  last_kg: 50,
  proposed_kg: 45,
  more_repetitions: 0,
  reason: "",
  done_on: "2026-03-02",
};
const rows = [
  { training_id: 1, entry_id: 1, exercise_id: 10 },
  { training_id: 2, entry_id: 3, exercise_id: 10 },
];
const adjustment = (loads: readonly ProposedLoad[]): Adjustment => ({ rows, loads: [...loads], equivalents: [] });
const same = (id: number) => id;

describe("what is proposed for an exercise", () => {
  it("changes its row alone, which stays the same row", () => {
    const after = takeProposals(adjustment([load]))(trainings, same);
    expect(after?.[0]?.exercises.map(({ id, carga }) => [id, carga])).toEqual([
      [1, 45],
      [2, 50],
    ]);
    expect(after?.[1]?.exercises[0]).toMatchObject({ id: 3, carga: 50 });
  });

  it("takes out a row that is not to be repeated, and numbers the others again", () => {
    const after = takeProposals(adjustment([{ ...load, change: "remove", proposed_kg: null }]))(trainings, same);
    expect(after?.[0]?.exercises.map(({ id, sq }) => [id, sq])).toEqual([[2, 1]]);
  });

  it("is no load for exercises done together, of which a row holds only one", () => {
    const ofBoth = [load, { ...load, entry_id: 3 }, { ...load, entry_id: 3, change: "remove" as const }];
    expect(appliedTo(trainings, ofBoth).map(({ entry_id, change }) => [entry_id, change])).toEqual([
      [1, "reduce"],
      [3, "remove"],
    ]);
    const after = takeProposals(adjustment([{ ...load, entry_id: 3 }]))(trainings, same);
    expect(after?.[1]?.exercises[0]).toMatchObject({ id: 3, carga: 50 });
  });

  it("finds nothing to change once the rows are gone", () => {
    expect(takeProposals(adjustment([load]))([training(1, [row(2, exercise(20))])], same)).toBeNull();
  });

  it.each<[string | null, Partial<ProposedLoad>[]]>([
    ["Reduzir para 45 kg", [{}]],
    ["Tirar do treino", [{ change: "remove", proposed_kg: null }]],
    ["Aceitar as propostas", [{}, { entry_id: 3, proposed_kg: 40 }]],
    [null, [{ change: "hold", proposed_kg: 50 }]],
    [null, []],
  ])("is called %s", (words, loads) => {
    expect(actOfAll(loads.map((changes) => ({ ...load, ...changes })))).toBe(words);
  });
});

it("another exercise takes its place in every row, alone or together with others, with its own load", () => {
  const sets = [{ ...WORKING_SET, max_reps: 8, load_kg: 50 }];
  const [first, second] = trainings;
  if (!first || !second) throw new Error("there are two trainings");
  const detailed = { ...first, exercises: first.exercises.map((entry) => ({ ...entry, sets })) };
  const after = swapExercise(adjustment([]), exercise(99), 32)([detailed, second], same);
  expect(after?.[0]?.exercises[0]).toMatchObject({ id: 1, exercise: { id: 99 }, carga: 32, series: 3, max_reps: 12 });
  expect(after?.[0]?.exercises[0]?.sets).toEqual([{ ...WORKING_SET, max_reps: 8, load_kg: null }]);
  expect(after?.[0]?.exercises[1]).toMatchObject({ exercise: { id: 20 }, carga: 50 });
  expect(after?.[1]?.exercises[0]).toMatchObject({ exercise: [{ id: 30 }, { id: 99 }], carga: null });
});
