import { describe, expect, it } from "vitest";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import { aLog, NOW, SQUAT, values } from "../log/log.fixture.ts";
import {
  addExercise,
  dropAdded,
  noteExercise,
  recordSet,
  swapExercise,
  type TrainingLog,
} from "../log/training-log.ts";
import { valuesFor } from "./prefill.ts";
import {
  doneWith,
  isSetDone,
  isStepDone,
  nameOf,
  nextInGroup,
  openSet,
  openStepsAround,
  restAfter,
  type Step,
  setPlaces,
  shownWork,
  skipReasonOf,
  stepsOf,
  stepToContinue,
} from "./steps.ts";
import { passedOverText, plannedText } from "./training-text.ts";

const exercise = (id: number, exercise_type: "resistence" | "mobility") => ({
  id,
  user_id: null,
  name: `Exercício ${id}`,
  link: null,
  exercise_type,
  equipament_needed: null,
  movement: null,
  muscle_groups: [],
});

const entry = (id: number, exercises: TrainingEntry["exercise"]): TrainingEntry => ({
  ...toWire({ ...NOTHING_PRESCRIBED, series: 2, maxReps: 10 }),
  id,
  sq: id,
  order: id,
  exercise: exercises,
  exercise_technic: null,
});

const training: Training = {
  id: 1,
  name: "Treino A",
  weekdays: ["1"],
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [
    { title: "Mobilidade", value: "mobility", order: 1 },
    { title: "Treinos Resistidos", value: "resistence", order: 2 },
  ],
  exercises: [
    entry(1, [exercise(11, "resistence"), exercise(12, "resistence")]),
    entry(2, exercise(13, "mobility")),
    entry(3, exercise(14, "resistence")),
  ],
};

const KNOWN = { exercise_id: 14, execution: "Desça devagar.", last: null, suggested_load_kg: 30 };
const steps = stepsOf(training, { exercises: [KNOWN] }, aLog());

function stepOf(entryId: number): Step {
  const step = steps.find((one) => one.entryId === entryId);
  if (!step) throw new Error("no such step");
  return step;
}

const done = (log: TrainingLog, step: Step, set: number, at = NOW) =>
  step.exercises.reduce((one, ref) => recordSet(one, ref, set, values(10, 20), at), log);

describe("an exercise in another's place", () => {
  const press = exercise(20, "resistence");
  const last = { day: "2026-11-16", pain: null, sets: [{ set: 1, ...values(10, 22), done_at: null }] };
  const gym = {
    exercises: [
      { ...KNOWN, equivalents: [20] },
      { exercise_id: 20, execution: null, last, suggested_load_kg: null },
    ],
    more_exercises: [press],
  };
  const swap = { entryId: 3, exerciseId: 14, toId: 20 };
  const rowOf = (log: TrainingLog) => {
    const row = stepsOf(training, gym, log).find(({ key }) => key === 3);
    if (!row) throw new Error("the row is there");
    return row;
  };
  const first = (log: TrainingLog) => {
    const [one] = rowOf(log).exercises;
    if (!one) throw new Error("the row has an exercise");
    return one;
  };

  it("is offered, brings its own last loads, and goes back to the prescribed one", () => {
    expect(first(aLog()).equivalents.map((one) => one.exercise.name)).toEqual(["Exercício 20"]);
    const swapped = swapExercise(aLog(), swap, NOW);
    expect(first(swapped)).toMatchObject({ exerciseId: 20, last, insteadOf: { exerciseId: 14 } });
    expect(first(swapExercise(swapped, { ...swap, toId: 14 }, NOW))).toMatchObject({ exerciseId: 14, insteadOf: null });
  });

  it("shows no load of the prescribed one, neither the row's nor a set's", () => {
    const sets = [{ ...WORKING_SET, max_reps: 5, percent: 80, percent_of: "one_rep_max" as const, resolved_kg: 92 }];
    const loaded = {
      ...training,
      exercises: training.exercises.map((one) => ({ ...one, carga: 80, ...(one.id === 3 && { sets }) })),
    };
    const shown = (log: TrainingLog) => {
      const step = stepsOf(loaded, gym, log).find(({ key }) => key === 3);
      return step && [shownWork(step).prescription.load, plannedText(step, 1)];
    };
    expect(shown(aLog())).toEqual([80, "5 rep. · 92 kg (80 %)"]);
    expect(shown(swapExercise(aLog(), swap, NOW))).toEqual([null, "5 rep."]);
  });

  it("ends when the trainer forbids it, but for what was done", () => {
    const fixed = { ...training, exercises: training.exercises.map((one) => ({ ...one, no_swap: true })) };
    const chosen = swapExercise(aLog(), swap, NOW);
    const present = (log: TrainingLog) =>
      stepsOf(fixed, gym, log).find(({ key }) => key === 3)?.exercises[0]?.exerciseId;
    expect(present(chosen)).toBe(14);
    expect(present(recordSet(chosen, first(chosen), 1, values(10, 24), NOW))).toBe(20);
  });

  it("shares the sets of the row with the one before the swap, and each set stays with who did it", () => {
    const begun = recordSet(aLog(), first(aLog()), 1, values(10, 40), NOW);
    const swapped = swapExercise(begun, swap, NOW);
    expect(openSet(rowOf(swapped), swapped)).toBe(2);
    const done = recordSet(swapped, first(swapped), 2, values(10, 24), NOW);
    expect([1, 2].map((set) => doneWith(first(done), done, set)?.exerciseId)).toEqual([14, 20]);
    expect(isStepDone(rowOf(done), done)).toBe(true);
    expect(done.snapshot.exercises.map((one) => [one.entry_id, one.exercise_id])).toEqual([
      [3, 14],
      [3, 20],
    ]);
  });

  it("is known from what another device recorded, also in a combined row", () => {
    const elsewhere = recordSet(aLog(), { entryId: 3, exerciseId: 20, name: "Exercício 20" }, 1, values(10, 24), NOW);
    expect(first(elsewhere)).toMatchObject({ exerciseId: 20, insteadOf: { exerciseId: 14 } });
    const combined = [11, 20].reduce(
      (log, exerciseId) => recordSet(log, { entryId: 1, exerciseId, name: "" }, 1, values(10, 24), NOW),
      aLog(),
    );
    const row = stepsOf(training, gym, combined).find(({ key }) => key === 1);
    expect(row?.exercises.map((one) => one.exerciseId)).toEqual([11, 20]);
  });
});

describe("an exercise that was added", () => {
  const rower = { exercise: exercise(30, "resistence"), known: undefined };

  it("follows the prescribed ones, goes with its sets, and has the sets of the last time", () => {
    const added = addExercise(aLog(), rower, NOW);
    const all = stepsOf(training, { exercises: [] }, added);
    expect(all.map(({ key }) => key)).toEqual([2, 1, 3, -30]);
    const step = all.at(-1);
    expect([step?.block, step?.work.sets.length]).toEqual(["Além do treino", 3]);
    const done = recordSet(added, { entryId: null, exerciseId: 30, name: "Remo" }, 1, values(10, 24), NOW);
    expect(stepToContinue(stepsOf(training, { exercises: [] }, done), done)?.key).toBe(-30);
    const dropped = dropAdded(done, 30, NOW);
    expect([dropped.added, dropped.snapshot.exercises]).toEqual([[], []]);
  });

  it("is known by its name from what another device recorded", () => {
    const elsewhere = recordSet(aLog(), { entryId: null, exerciseId: 31, name: "Prancha" }, 1, values(10, 0), NOW);
    expect(stepsOf(training, { exercises: [] }, elsewhere).map(nameOf).at(-1)).toBe("Prancha");
  });
});

describe("rows in a group", () => {
  const round = {
    number: 1,
    kind: "superset",
    rounds: 2,
    rest_between: "00:15",
    rest_after: "01:30",
    time_cap: null,
  } as const;
  const grouped = {
    ...training,
    exercises: [5, 6].map((id) => ({ ...entry(id, exercise(50 + id, "resistence")), group: round })),
  };
  const rows = stepsOf(grouped, { exercises: [] }, aLog());
  const [a, b] = rows;
  if (!a || !b) throw new Error("the group has two rows");

  it("are done round by round, with a short rest within a round and a long one after it", () => {
    const places: unknown[] = [];
    let log = aLog();
    for (let next = nextInGroup(rows, a, log); next; next = nextInGroup(rows, a, log)) {
      log = done(log, next.step, next.set);
      places.push([next.step.key, next.set, restAfter(rows, next.step, next.set, log)]);
    }
    expect(places).toEqual([
      [5, 1, 15],
      [6, 1, 90],
      [5, 2, 15],
      [6, 2, 90],
    ]);
  });

  it("go on without a row that is skipped", () => {
    const skipped = noteExercise(done(aLog(), a, 1), b.exercises[0] ?? SQUAT, { skip_reason: "equipment" }, NOW);
    expect(nextInGroup(rows, a, skipped)).toMatchObject({ step: { key: 5 }, set: 2 });
    expect(isStepDone(b, skipped)).toBe(true);
    expect(skipReasonOf(b, done(skipped, b, 1))).toBeNull();
  });
});

describe("sets in detail", () => {
  const sets = [
    { ...WORKING_SET, kind: "warmup" as const, max_reps: 12, load_kg: 40, rest: "00:45" },
    {
      ...WORKING_SET,
      min_reps: 3,
      max_reps: 5,
      percent: 80,
      percent_of: "one_rep_max" as const,
      resolved_kg: 92,
      rir: 2,
    },
    { ...WORKING_SET, kind: "drop" as const, max_reps: 8, load_kg: 60 },
    { ...WORKING_SET, kind: "amrap" as const },
  ];
  const row = { ...entry(9, exercise(14, "resistence")), sets, descanco: "02:00", no_swap: true };
  const [step] = stepsOf({ ...training, exercises: [row] }, { exercises: [] }, aLog());
  const [only] = step?.exercises ?? [];
  if (!step || !only) throw new Error("the row has an exercise");

  it("have their own target, load and rest, and a drop follows at once", () => {
    expect([1, 2, 3, 4].map((set) => plannedText(step, set))).toEqual([
      "Aquecimento · 12 rep. · 40 kg",
      "3–5 rep. · 92 kg (80 %) · 2 de sobra",
      "Sem descanso · 8 rep. · 60 kg",
      "O máximo que der",
    ]);
    expect([1, 2, 3, 4].map((set) => valuesFor(step, only, set, aLog()))).toEqual([
      values(12, 40),
      values(5, 92),
      values(8, 60),
      { repetitions: null, load_kg: null, seconds: null },
    ]);
    expect([1, 2, 3].map((set) => restAfter([step], step, set, aLog()))).toEqual([45, 0, 120]);
    expect(step.canSwap).toBe(false);
  });
});

describe("the rows of a training", () => {
  it("of one exercise keep their loads apart: a warm-up takes none from the work, and a load of the row no suggestion", () => {
    const lastOf = (load_kg: number) => ({
      day: "2026-11-16",
      pain: null,
      sets: [{ set: 1, repetitions: 10, load_kg, seconds: null, done_at: null }],
    });
    const rowOf = (id: number, how: object) => ({ ...entry(id, exercise(14, "resistence")), ...how });
    const known = { exercise_id: 14, execution: null, last: lastOf(60), suggested_load_kg: 56 };
    const loads = (rows: { readonly entry_id: number; readonly last: ReturnType<typeof lastOf> }[]) =>
      stepsOf(
        { ...training, exercises: [rowOf(1, { series_type_id: 2 }), rowOf(2, {}), rowOf(3, { carga: 62.5 })] },
        { exercises: [{ ...known, rows }] },
        aLog(),
      ).map(({ exercises: [one] }) => [one?.last?.sets[0]?.load_kg ?? null, one?.suggestedLoadKg]);
    expect(loads([])).toEqual([
      [null, null],
      [60, 56],
      [60, null],
    ]);
    expect(loads([{ entry_id: 1, last: lastOf(20) }])[0]).toEqual([20, null]);
    const [alone] = stepsOf({ ...training, exercises: [rowOf(2, {})] }, { exercises: [known] }, aLog());
    expect(alone?.exercises[0]?.last).toEqual(lastOf(60));
  });

  it("come block by block, with what helps to do them", () => {
    expect(steps.map(nameOf)).toEqual(["Exercício 13", "Exercício 11 + Exercício 12", "Exercício 14"]);
    expect(stepOf(3).exercises).toMatchObject([{ execution: "Desça devagar.", suggestedLoadKg: 30, last: null }]);
  });

  it("have a set done once all combined exercises have it", () => {
    const combined = stepOf(1);
    const [first] = combined.exercises;
    const half = first ? recordSet(aLog(), first, 1, values(10, 20), NOW) : aLog();
    expect(isSetDone(combined, half, 1)).toBe(false);
    const whole = done(half, combined, 1);
    expect(isSetDone(combined, whole, 1)).toBe(true);
    expect(openSet(combined, whole)).toBe(2);
    expect(isStepDone(combined, done(whole, combined, 2))).toBe(true);
  });

  it("show sets beyond the prescription too", () => {
    expect(setPlaces(stepOf(3), done(aLog(), stepOf(3), 3))).toEqual([1, 2, 3]);
  });

  it("go on with the row of the last set, then with the next open one, and come back to what was passed over", () => {
    expect(stepToContinue(steps, aLog())).toBe(stepOf(2));
    const started = done(aLog(), stepOf(1), 1);
    expect(stepToContinue(steps, started)).toBe(stepOf(1));
    const first = done(started, stepOf(1), 2);
    expect(stepToContinue(steps, first)).toBe(stepOf(3));
    const last = done(done(first, stepOf(3), 1, NOW + 1), stepOf(3), 2, NOW + 2);
    expect(stepToContinue(steps, last)).toBe(stepOf(2));
    expect(stepToContinue(steps, done(done(last, stepOf(2), 1, NOW + 3), stepOf(2), 2, NOW + 4))).toBe(stepOf(3));
  });

  it("lead forward, and tell what was passed over", () => {
    const second = done(done(aLog(), stepOf(1), 1), stepOf(1), 2);
    expect(openStepsAround(steps, stepOf(1), second)).toEqual({ ahead: stepOf(3), behind: [stepOf(2)] });
    const third = done(done(second, stepOf(3), 1), stepOf(3), 2);
    expect(openStepsAround(steps, stepOf(3), third)).toEqual({ ahead: undefined, behind: [stepOf(2)] });
    expect(passedOverText([stepOf(2)])).toBe("Faltou 1 exercício.");
    expect(passedOverText([1, 2, 3].map(() => ({ ...stepOf(2), type: "stretching" })))).toBe(
      "Faltaram 3 alongamentos.",
    );
  });
});
