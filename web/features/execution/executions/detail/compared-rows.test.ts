import { expect, it } from "vitest";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import type { ExecutedExercise, Execution, Training } from "../data.ts";
import { comparedRows, isExtraSet } from "./compared-rows.ts";

const exercise = (id: number, name: string) => ({
  id,
  user_id: null,
  name,
  link: null,
  exercise_type: "resistence" as const,
  equipament_needed: null,
  movement: null,
  muscle_groups: [],
});
const row = (id: number, exercises: Training["exercises"][number]["exercise"]) => ({
  id,
  sq: id,
  order: id,
  exercise: exercises,
  exercise_technic: null,
  ...toWire({ ...NOTHING_PRESCRIBED, series: 3, maxReps: 12 }),
});
const training: Training = {
  id: 1,
  name: "Treino A",
  weekdays: [],
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [],
  exercises: [row(7, exercise(70, "Supino")), row(8, [exercise(80, "Rosca"), exercise(81, "Tríceps")])],
};
const done = (entry_id: number | null, exercise_id: number, name: string): ExecutedExercise => ({
  entry_id,
  exercise_id,
  name,
  pain: null,
  note: "",
  sets: [{ set: 1, repetitions: 10, load_kg: 20, seconds: null, done_at: null }],
});
const executionOf = (...exercises: ExecutedExercise[]): Execution => ({
  id: 3,
  training_id: 1,
  training_name: "Treino A",
  day: "2026-03-02",
  started_at: null,
  finished_at: null,
  effort: null,
  note: "",
  recorded_by: "student",
  versions: [],
  overruled: [],
  exercises,
});
const rowsOf = (...exercises: ExecutedExercise[]) =>
  comparedRows(executionOf(...exercises), training).map(({ name, insteadOf, planned, done: made }) => [
    name,
    insteadOf,
    planned !== null,
    made !== null,
  ]);

it("a swapped exercise stands in the place of the prescribed one, and what was added after all", () => {
  expect(rowsOf(done(null, 99, "Remo"), done(8, 82, "Corda"), done(8, 80, "Rosca"), done(7, 71, "Flexão"))).toEqual([
    ["Flexão", "Supino", true, true],
    ["Rosca", null, true, true],
    ["Corda", "Tríceps", true, true],
    ["Remo", null, false, true],
  ]);
});

it("after some sets of the prescribed exercise both are shown", () => {
  expect(rowsOf(done(7, 70, "Supino"), done(7, 71, "Flexão")).slice(0, 2)).toEqual([
    ["Supino", null, true, true],
    ["Flexão", "Supino", false, true],
  ]);
});

it("a set beyond the plan is extra, an exercise beyond it has none", () => {
  const [press] = comparedRows(executionOf(done(7, 70, "Supino")), training);
  const besides = comparedRows(executionOf(done(null, 90, "Remada")), training).at(-1);
  if (!press || !besides) throw new Error("there are rows");
  expect([3, 4].map((set) => isExtraSet(press, set))).toEqual([false, true]);
  expect(isExtraSet(besides, 4)).toBe(false);
});
