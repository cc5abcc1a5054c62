import { describe, expect, it } from "vitest";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry-names.ts";
import type { Execution, Training } from "../data.ts";
import { formOf, snapshotOf } from "./record-form.ts";

const training: Training = {
  id: 1,
  name: "Treino A",
  weekdays: ["1"],
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [],
  exercises: [
    {
      id: 7,
      sq: 1,
      order: 1,
      exercise: {
        id: 70,
        user_id: null,
        name: "Supino",
        link: null,
        exercise_type: "resistence",
        equipament_needed: null,
        muscle_groups: [],
      },
      exercise_technic: null,
      ...toWire({ ...NOTHING_PRESCRIBED, series: 2, minReps: 8, maxReps: 12 }),
    },
  ],
};
const set = (number: number, repetitions: number, load_kg: number) => ({
  set: number,
  repetitions,
  load_kg,
  seconds: null,
  done_at: null,
});
const last = [
  {
    exercise_id: 70,
    execution: null,
    suggested_load_kg: null,
    last: { day: "2026-03-01", pain: null, sets: [set(1, 10, 42.5)] },
  },
];
const device = { device_id: "a", revision: 1 };
const day = "2026-03-02";

describe("the form of a training", () => {
  it("begins with the prescribed sets, the highest repetitions and the loads of the last time", () => {
    const { exercises } = formOf(training, last, null);
    const typed = { repetitions: "12", load: "42,5", seconds: null, isDone: true };
    expect(exercises.map(({ name, sets }) => [name, sets])).toEqual([["Supino", [typed, typed]]]);
  });

  it("sends the ticked sets", () => {
    const form = formOf(training, last, null);
    const [exercise] = form.exercises;
    const sets = exercise?.sets.map((one, index) => ({ ...one, isDone: index === 1, load: "45,5" })) ?? [];
    const exercises = exercise ? [{ ...exercise, sets }] : [];
    const sent = snapshotOf({ ...form, effort: "8", exercises }, { device, day, recorded: null });
    expect([sent.effort, sent.exercises[0]?.sets]).toEqual([8, [set(2, 12, 45.5)]]);
  });

  it("of a correction replaces what it shows and keeps what it does not show", () => {
    const other = { entry_id: null, exercise_id: 99, name: "Corda", pain: null, note: "", sets: [set(1, 50, 0)] };
    const recorded: Execution = {
      id: 3,
      training_id: 1,
      training_name: "Treino A",
      day,
      started_at: null,
      finished_at: "2026-03-02T14:00:00.000Z",
      effort: 6,
      note: "",
      recorded_by: "student",
      versions: [{ device_id: "phone", revision: 4 }],
      overruled: [],
      exercises: [
        { entry_id: 7, exercise_id: 70, name: "Supino", pain: 2, note: "Ombro", sets: [set(2, 9, 40)] },
        other,
      ],
    };
    const sent = snapshotOf(formOf(training, last, recorded), { device, day, recorded });
    expect(sent.replaces).toEqual(recorded.versions);
    expect(sent.exercises).toEqual(recorded.exercises);
  });
});
