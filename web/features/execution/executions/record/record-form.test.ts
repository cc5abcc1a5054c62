import { describe, expect, it } from "vitest";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import type { Execution, Training } from "../data.ts";
import { formOf, snapshotOf, withoutExercise, withoutLoad } from "./record-form.ts";

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
        movement: null,
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
const bike = {
  id: 8,
  sq: 2,
  order: 2,
  exercise: {
    id: 80,
    user_id: null,
    name: "Bicicleta",
    link: null,
    exercise_type: "exerc_aerobicos" as const,
    equipament_needed: null,
    movement: null,
    muscle_groups: [],
  },
  exercise_technic: null,
  ...toWire({ ...NOTHING_PRESCRIBED, duration: "00:20:00", hiit: true, sprints: 8, sprintDuration: "00:30" }),
};
const sprint = (number: number) => ({
  set: number,
  repetitions: null,
  load_kg: null,
  seconds: 30,
  done_at: `2026-03-02T13:${String(number).padStart(2, "0")}:00.000Z`,
});
const anExecution = (exercises: Execution["exercises"]): Execution => ({
  id: 3,
  training_id: 1,
  training_name: "Treino A",
  day: "2026-03-02",
  started_at: null,
  finished_at: "2026-03-02T14:00:00.000Z",
  effort: 6,
  note: "",
  recorded_by: "student",
  versions: [{ device_id: "phone", revision: 4 }],
  overruled: [],
  exercises,
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
    const typed = { repetitions: "12", load: "42,5", time: "", isDone: true, kind: null, recorded: null };
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

  it("of sets in detail begins with the load of each, and sends a warm-up as one", () => {
    const detail = { ...WORKING_SET, max_reps: 5 };
    const sets = [
      { ...detail, kind: "warmup" as const, max_reps: 10, load_kg: 20 },
      { ...detail, load_kg: 80 },
      { ...detail, percent: 85, percent_of: "one_rep_max" as const, resolved_kg: 85 },
      detail,
    ];
    const entry = { ...training.exercises[0], ...toWire({ ...NOTHING_PRESCRIBED, series: 3, load: 80, sets }) };
    const form = formOf({ ...training, exercises: [entry as Training["exercises"][number]] }, last, null);
    expect(form.exercises[0]?.sets.map(({ load }) => load)).toEqual(["20", "80", "85", "80"]);
    const sent = snapshotOf(form, { device, day, recorded: null });
    expect(sent.exercises[0]?.sets.map(({ kind, load_kg }) => [kind, load_kg])).toEqual([
      ["warmup", 20],
      ["work", 80],
      ["work", 85],
      ["work", 80],
    ]);
  });

  it("of a correction keeps kinds, reserves, painful areas and reasons, which it does not show", () => {
    const recorded = anExecution([
      {
        entry_id: 7,
        exercise_id: 70,
        name: "Supino",
        pain: 5,
        note: "",
        pain_area: "shoulder",
        sets: [
          { ...set(1, 12, 20), kind: "warmup", rir: null },
          { ...set(2, 8, 60), kind: "work", rir: 2 },
        ],
      },
      {
        entry_id: 8,
        exercise_id: 80,
        name: "Bicicleta",
        pain: null,
        note: "",
        skip_reason: "equipment",
        sets: [],
      },
    ]);
    const changed = { ...training, exercises: [...training.exercises, bike] };
    const form = { ...formOf(changed, last, recorded), effort: "8" };
    expect(snapshotOf(form, { device, day, recorded }).exercises).toEqual(recorded.exercises);
    const [bench, ride] = form.exercises;
    const done = ride?.sets.map((one) => ({ ...one, isDone: true })) ?? [];
    const exercises =
      bench && ride
        ? [
            { ...bench, pain: "" },
            { ...ride, sets: done },
          ]
        : [];
    const [painless, ridden] = snapshotOf({ ...form, exercises }, { device, day, recorded }).exercises;
    expect([painless?.pain_area, ridden?.skip_reason, ridden?.sets.length]).toEqual([null, null, 8]);
  });

  const rope = { entry_id: null, exercise_id: 99, name: "Corda", pain: null, note: "", sets: [set(1, 50, 0)] };
  const dumbbells = {
    entry_id: 7,
    exercise_id: 71,
    name: "Supino com halteres",
    pain: 1,
    note: "Leve",
    sets: [set(1, 8, 400)],
  };

  it("of a correction shows a swap in the place of the prescribed exercise, and what was added after all", () => {
    const recorded = anExecution([rope, dumbbells]);
    const form = formOf(training, last, recorded);
    expect(form.exercises.map(({ name, insteadOf, isPrescribed }) => [name, insteadOf, isPrescribed])).toEqual([
      ["Supino com halteres", "Supino", false],
      ["Corda", null, false],
    ]);
    const [swap, added] = form.exercises;
    // Its row has two sets; the prescribed load and last time are another exercise's.
    expect(swap?.sets.map(({ isDone, load, repetitions }) => [isDone, load, repetitions])).toEqual([
      [true, "400", "8"],
      [false, "400", "12"],
    ]);
    expect([added?.sets.length, added?.has]).toEqual([1, { load: true, repetitions: true, time: false }]);
    expect(snapshotOf(form, { device, day, recorded }).exercises).toEqual([dumbbells, rope]);
  });

  it("of a correction changes the load of a swap, and removes what was swapped or added", () => {
    const recorded = anExecution([rope, dumbbells]);
    const form = formOf(training, last, recorded);
    const exercises = form.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((typed) => (typed.load === "400" ? { ...typed, load: "40" } : typed)),
    }));
    const sent = snapshotOf({ ...form, exercises }, { device, day, recorded });
    expect(sent.exercises).toEqual([{ ...dumbbells, sets: [set(1, 8, 40)] }, rope]);

    const withoutRope = withoutExercise(form, 1);
    expect(withoutRope.exercises.map(({ name }) => name)).toEqual(["Supino com halteres"]);
    const withoutSwap = withoutExercise(withoutRope, 0);
    expect(withoutSwap.exercises.map(({ name, isPrescribed }) => [name, isPrescribed])).toEqual([["Supino", true]]);
    expect(withoutSwap.exercises[0]?.sets.map(({ isDone }) => isDone)).toEqual([false, false]);
    expect(snapshotOf(withoutSwap, { device, day, recorded }).exercises).toEqual([]);
  });

  it("of a correction shows the prescribed exercise and the one that went on in its place", () => {
    const recorded = anExecution([
      { entry_id: 7, exercise_id: 70, name: "Supino", pain: null, note: "", sets: [set(1, 10, 42.5)] },
      { ...dumbbells, sets: [set(2, 8, 20)] },
    ]);
    const form = formOf(training, last, recorded);
    expect(form.exercises.map(({ name, insteadOf }) => [name, insteadOf])).toEqual([
      ["Supino", null],
      ["Supino com halteres", "Supino"],
    ]);
    expect(snapshotOf(form, { device, day, recorded }).exercises).toEqual(recorded.exercises);
    expect(withoutExercise(form, 1).exercises.map(({ name }) => name)).toEqual(["Supino"]);
  });

  it("of a correction replaces the record", () => {
    const recorded = anExecution([
      { entry_id: 7, exercise_id: 70, name: "Supino", pain: 2, note: "Ombro", sets: [set(2, 9, 40)] },
      rope,
    ]);
    const sent = snapshotOf(formOf(training, last, recorded), { device, day, recorded });
    expect(sent.replaces).toEqual(recorded.versions);
    expect(sent.exercises).toEqual(recorded.exercises);
  });

  it("of a correction keeps every set that was done, also beyond the series and sprints that are prescribed now", () => {
    const sprints = Array.from({ length: 8 }, (_, place) => sprint(place + 1));
    const sets = [1, 2, 3, 4].map((number) => ({ ...set(number, 10, 40.125), done_at: "2026-03-02T13:30:00.000Z" }));
    const recorded = anExecution([
      { entry_id: 7, exercise_id: 70, name: "Supino", pain: null, note: "", sets },
      { entry_id: 8, exercise_id: 80, name: "Bicicleta", pain: null, note: "", sets: sprints },
    ]);
    const fewer = { ...bike, ...toWire({ ...NOTHING_PRESCRIBED, duration: "00:20:00", hiit: true, sprints: 4 }) };
    const changed = { ...training, exercises: [...training.exercises, fewer] };
    const form = { ...formOf(changed, last, recorded), effort: "8" };
    expect(form.exercises.map((one) => one.sets.length)).toEqual([4, 8]);
    const sent = snapshotOf(form, { device, day, recorded });
    expect(sent.effort).toBe(8);
    expect(sent.exercises).toEqual(recorded.exercises);
  });

  it("of a correction leaves a training that was not ended as it is", () => {
    const recorded = { ...anExecution([]), finished_at: null, note: "Parei" };
    expect(snapshotOf(formOf(training, last, recorded), { device, day, recorded }).finished_at).toBeNull();
  });

  it("has every sprint of an interval training, with its time", () => {
    const [exercise] = formOf({ ...training, exercises: [bike] }, [], null).exercises;
    expect(exercise?.has).toEqual({ load: false, repetitions: false, time: true });
    expect(exercise?.sets.map(({ time }) => time)).toEqual(Array.from({ length: 8 }, () => "00:30"));
  });

  it("asks for the load of ticked sets that have none, unless they were recorded without", () => {
    expect(withoutLoad(formOf(training, [], null))).toEqual(["Supino"]);
    expect(withoutLoad(formOf(training, last, null))).toEqual([]);
    const sets = [{ ...set(1, 10, 0), load_kg: null }];
    const recorded = anExecution([{ entry_id: 7, exercise_id: 70, name: "Supino", pain: null, note: "", sets }]);
    expect(withoutLoad(formOf(training, [], recorded))).toEqual([]);
    const { exercises, ...form } = formOf(training, [], null);
    const warmUps = exercises.map((one) => ({
      ...one,
      sets: one.sets.map((typed) => ({ ...typed, kind: "warmup" as const })),
    }));
    expect(withoutLoad({ ...form, exercises: warmUps })).toEqual([]);
  });
});
