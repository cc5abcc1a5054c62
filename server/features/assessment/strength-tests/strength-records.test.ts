import { describe, expect, it } from "vitest";
import { listStrengthTests, recordStrengthTest } from "#contract/assessment/strength-tests.ts";
import { findExerciseHistory } from "#contract/execution/exercise-history.ts";
import { recordExecution } from "#contract/execution/gym.ts";
import { findStudentTrends } from "#contract/execution/trends.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { aSnapshot, type SnapshotInput, TODAY } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);

const TRICEPS = 2;
const BACK = 3;
const CHEST = 4;

async function aTrainee() {
  const student = await aStudent(prumo, ana);
  const { mesocycle } = await aPrescribedMesocycle(prumo, student, { start_date: "2026-02-01" });
  const [training] = mesocycle.trainings;
  const [exercise] = training?.exercises.flatMap(exercisesOf) ?? [];
  const [group] = exercise?.muscle_groups ?? [];
  if (!training || !exercise || !group) throw new Error("the training has an exercise of a muscle group");
  return { student, training, exercise, group };
}

/** The first exercise of a training with these sets, repetitions and load each. */
const done = (
  training: Training,
  sets: readonly (readonly [number, number])[],
  changes: Partial<SnapshotInput> = {},
) => {
  const [exercise] = aSnapshot(training).exercises;
  if (!exercise) throw new Error("the training has an exercise");
  const performed = sets.map(([repetitions, load_kg], index) => ({
    set: index + 1,
    repetitions,
    load_kg,
    seconds: null,
    done_at: null,
  }));
  return aSnapshot(training, { exercises: [{ ...exercise, sets: performed }], ...changes });
};

const record = async (student: TheirStudent, training: Training, body: SnapshotInput) => {
  const { status } = await send(app, recordExecution, { params: { id: training.id }, body, as: student });
  expect(status).toBe(200);
};

async function testOf(student: TheirStudent, groupId: number) {
  const { body } = await send(app, listStrengthTests, { params: { studentId: student.id }, as: ana });
  const test = body.strength_tests.find(({ muscle_group }) => muscle_group.id === groupId);
  if (!test) throw new Error("there is a test for each group");
  const history = test.history.map(({ weight, repetitions, origin, changed_on }) => [
    weight,
    repetitions,
    origin,
    changed_on,
  ]);
  return { values: [test.exercise_name, test.weight, test.repetitions], percentage: test.percentage, history };
}

interface Tested {
  readonly name: string;
  readonly weight: number | null;
  readonly repetitions: number | null;
}

const tested = (student: TheirStudent, muscle_group_id: number, { name: exercise_name, ...figures }: Tested) =>
  send(app, recordStrengthTest, {
    body: { student_id: student.id, muscle_group_id, exercise_name, ...figures, percentage: 70 },
    as: ana,
  });

const idOf = async (name: string): Promise<number> => {
  const { rows } = await prumo.database.owner.query("select id from exercises where owner_id = 0 and name = $1", [
    name,
  ]);
  return Number(rows[0]?.id);
};

describe("the best set of a training", () => {
  it("fills an empty test of the exercise's main muscle group, with the day of the training", async () => {
    const { student, training, exercise, group } = await aTrainee();
    await record(
      student,
      training,
      done(
        training,
        [
          [12, 50],
          [10, 40],
          [8, 40],
        ],
        { day: "2026-02-27" },
      ),
    );
    expect(await testOf(student, group.id)).toEqual({
      values: [exercise.name, 40, 10],
      percentage: null,
      history: [[40, 10, "treino", "2026-02-27"]],
    });
  });

  it("raises the trainer's test, keeps its percentage, and never lowers it", async () => {
    const { student, training, exercise, group } = await aTrainee();
    await tested(student, group.id, { name: ` ${exercise.name.toUpperCase()}`, weight: 40, repetitions: 8 });
    const lighter = done(training, [[7, 40]]);
    await record(student, training, lighter);
    expect((await testOf(student, group.id)).values).toEqual([exercise.name.toUpperCase(), 40, 8]);
    await record(student, training, { ...done(training, [[9, 40]]), device_id: lighter.device_id, revision: 2 });
    const raised = await testOf(student, group.id);
    expect([raised.values, raised.percentage]).toEqual([[exercise.name, 40, 9], 70]);
    expect(raised.history.map(([, , origin]) => origin)).toEqual(["teste", "treino"]);
  });

  it.each([
    ["names another exercise", { name: "Crucifixo na minha máquina", weight: 12, repetitions: 8 }],
    [
      "names another exercise and has no load yet",
      { name: "Crucifixo na minha máquina", weight: null, repetitions: null },
    ],
    ["has a load and names no exercise", { name: "", weight: 12, repetitions: 8 }],
  ])("never overwrites a test that %s", async (_, test) => {
    const { student, training, group } = await aTrainee();
    await tested(student, group.id, test);
    await record(student, training, done(training, [[8, 80]]));
    expect((await testOf(student, group.id)).values).toEqual([test.name, test.weight, test.repetitions]);
  });

  it("of a bench press feeds the test of the bench press and leaves that of the triceps, whose loads it would double", async () => {
    const { student, training } = await aTrainee();
    const press = "Supino reto com barra";
    const pushdown = "Tríceps na polia com corda";
    await tested(student, TRICEPS, { name: pushdown, weight: 30, repetitions: 10 });
    const [first] = done(training, [[8, 80]]).exercises;
    if (!first) throw new Error("a set was done");
    const bench = { ...first, exercise_id: await idOf(press), name: press };
    await record(student, training, aSnapshot(training, { exercises: [bench] }));
    expect((await testOf(student, TRICEPS)).values).toEqual([pushdown, 30, 10]);
    expect((await testOf(student, CHEST)).values).toEqual([press, 80, 8]);

    const fly = "Crucifixo reto com halteres";
    const snapshot = aSnapshot(training, {
      exercises: [
        { ...bench, exercise_id: await idOf(fly), name: fly, sets: first.sets.map((set) => ({ ...set, load_kg: 90 })) },
      ],
    });
    await record(student, training, { ...snapshot, day: "2026-03-01" });
    expect((await testOf(student, CHEST)).values).toEqual([press, 80, 8]);
  });

  it("feeds the test that names its exercise, also in the row of another muscle group", async () => {
    const { student, training, exercise, group } = await aTrainee();
    const other = group.id === TRICEPS ? CHEST : TRICEPS;
    await tested(student, other, { name: exercise.name, weight: 30, repetitions: 10 });
    await record(student, training, done(training, [[8, 80]]));
    expect((await testOf(student, other)).values).toEqual([exercise.name, 80, 8]);
    expect((await testOf(student, group.id)).values).toEqual(["", null, null]);
  });

  it("counts as a working set alone: a warm-up, as a set or as a row, is no test", async () => {
    const { student, training, group } = await aTrainee();
    const warmUp = done(training, [[10, 30]]);
    const exercises = warmUp.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((set) => ({ ...set, kind: "warmup" as const })),
    }));
    await record(student, training, { ...warmUp, exercises });
    expect((await testOf(student, group.id)).values).toEqual(["", null, null]);
    await prumo.database.owner.query("update training_entries set series_type_id = 2 where training_id = $1", [
      training.id,
    ]);
    await record(student, training, done(training, [[10, 35]]));
    expect((await testOf(student, group.id)).values).toEqual(["", null, null]);
  });

  it("of a pull-up with a plate is no test and no 1RM: the body's own weight is the greater part of it", async () => {
    const { student, training } = await aTrainee();
    const pullUp = await idOf("Barra fixa com pegada pronada");
    const [first] = aSnapshot(training).exercises;
    if (!first) throw new Error("the training has an exercise");
    const sets = [{ set: 1, repetitions: 8, load_kg: 10, seconds: null, done_at: null }];
    const body = { exercises: [{ ...first, entry_id: null, exercise_id: pullUp, name: "Barra fixa", sets }] };
    for (const day of ["2026-02-20", TODAY]) await record(student, training, aSnapshot(training, { ...body, day }));
    expect((await testOf(student, BACK)).values).toEqual(["", null, null]);
    const params = { id: student.id };
    const history = await send(app, findExerciseHistory, {
      params: { ...params, exerciseId: pullUp },
      querystring: {},
      as: student,
    });
    expect(history.body.sessions.map(({ best }) => best)).toEqual([null, null]);
    expect((await send(app, findStudentTrends, { params, as: student })).body.lifts).toEqual([]);
  });

  it("does not count from before the trainer's last test", async () => {
    const { student, training, exercise, group } = await aTrainee();
    await tested(student, group.id, { name: exercise.name, weight: 40, repetitions: 8 });
    await record(student, training, done(training, [[10, 90]], { day: "2026-02-28" }));
    expect((await testOf(student, group.id)).values).toEqual([exercise.name, 40, 8]);
  });

  it("that was a typing slip goes from test and history when it is corrected, and lets what it hid appear", async () => {
    const { student, training, exercise, group } = await aTrainee();
    await tested(student, group.id, { name: exercise.name, weight: 20, repetitions: 8 });
    await prumo.database.owner.query(
      "update strength_test_changes set changed_at = '2026-02-20' where student_id = $1",
      [student.id],
    );
    const slip = done(training, [[10, 400]], { day: "2026-02-27" });
    await record(student, training, slip);
    await record(student, training, done(training, [[10, 42.5]], { day: TODAY }));
    expect((await testOf(student, group.id)).values).toEqual([exercise.name, 400, 10]);
    await record(student, training, {
      ...done(training, [[10, 40]], { day: "2026-02-27" }),
      device_id: slip.device_id,
      revision: 2,
    });
    const { values, history } = await testOf(student, group.id);
    expect(values).toEqual([exercise.name, 42.5, 10]);
    expect(history).toEqual([
      [20, 8, "teste", "2026-02-19"],
      [42.5, 10, "treino", TODAY],
    ]);
  });

  it("goes when the training is taken back: the trainer's test, or none, stands again", async () => {
    const { student, training, group } = await aTrainee();
    const snapshot = done(training, [[10, 40]]);
    await record(student, training, snapshot);
    await record(student, training, { ...snapshot, revision: 2, finished_at: null, exercises: [] });
    expect(await testOf(student, group.id)).toEqual({ values: ["", null, null], percentage: null, history: [] });
  });

  it("is the same whatever the order in which snapshots arrive", async () => {
    const loads = [
      [10, 40, "2026-02-25"],
      [10, 45, "2026-02-27"],
      [10, 42.5, TODAY],
    ] as const;
    const ends = [];
    for (const order of [loads, loads.toReversed()]) {
      const { student, training, group } = await aTrainee();
      for (const [repetitions, load, day] of order)
        await record(student, training, done(training, [[repetitions, load]], { day }));
      ends.push((await testOf(student, group.id)).values);
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]?.[1]).toBe(45);
  });
});
