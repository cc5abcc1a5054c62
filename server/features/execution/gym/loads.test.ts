import { expect, it } from "vitest";
import { recordStrengthTest } from "#contract/assessment/strength-tests.ts";
import { listExecutedExercises } from "#contract/execution/exercise-history.ts";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { findMesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { offeredLoad } from "#domain/training/loads/offered-load.ts";
import { actAsStudent, inScope } from "../../../platform/database/scope.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPrescribedMesocycle, aTraining, resisted } from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { trainingsPdf } from "../../planning/cycles/documents.ts";
import { findPrintedTrainings } from "../../planning/cycles/queries.ts";

/* Which loads reach a student: on the phone and on paper. */

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);

const PRESS = "Supino reto com barra";
const SQUAT = "Agachamento livre com barra";
const LATERAL = "Elevação lateral com halteres";
const PULLDOWN = "Puxada frontal com pegada aberta";
const ASSISTED = "Barra fixa no graviton";
const WARM_UP = 2;

async function idOf(name: string): Promise<number> {
  const { rows } = await database.owner.query("select id from exercises where owner_id = 0 and name = $1", [name]);
  return Number(rows[0]?.id);
}

type Row = readonly [name: string, how?: object];

/** A student of a cycle that began long ago, with these rows in one training. */
async function aTrainee(...rows: readonly Row[]) {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student, { start_date: "2026-02-01" });
  const exercises = await Promise.all(rows.map(async ([name, how]) => resisted({ id: await idOf(name) }, how ?? {})));
  const body = { lock_version: mesocycle.lock_version, trainings: [aTraining({ exercises })] };
  expect((await send(app, updateMesocycle, { params: path, body, as: ana })).status).toBe(200);
  const [training] = (await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle.trainings;
  if (!training) throw new Error("there is a training");
  return { student, path, training };
}

const test = (student: TheirStudent, muscle_group_id: number, exercise_name: string, weight: number, percentage = 75) =>
  send(app, recordStrengthTest, {
    body: { student_id: student.id, muscle_group_id, exercise_name, weight, repetitions: 10, percentage },
    as: ana,
  });

const gymOf = async (student: TheirStudent) =>
  (await send(app, findGym, { params: { id: student.id }, as: student })).body;

const dayText = (day: string) => day.split("-").reverse().slice(0, 2).join("/");

/** The student's sheet prints beside each row: carga, and the load from elsewhere. */
async function printed({ student, path }: Awaited<ReturnType<typeof aTrainee>>) {
  const actor = actAsStudent({ studentId: student.id, trainerId: ana.id }, "demonstration");
  const read = await inScope(prumo.dependencies.db, actor, (scope) => findPrintedTrainings(scope, path, "2026-03-02"));
  if (!read) throw new Error("there is a training to print");
  const { job } = trainingsPdf({ ...read, product: "Prumo", day: "2026-03-02", publicUrl: "https://prumo.example" });
  if (job[0] !== "training") throw new Error("it is a sheet of trainings");
  return job[1].trainings.flatMap(({ blocks }) =>
    blocks.flatMap(({ entries }) =>
      entries.map(({ exercises: [one], prescription }) => [prescription.load, one?.offeredLoad ?? null]),
    ),
  );
}

it("a student is suggested the load of the tested exercise alone, and one of it", async () => {
  const trainee = await aTrainee([PRESS], [SQUAT], [LATERAL], [PULLDOWN]);
  await test(trainee.student, 4, PRESS, 75);
  await test(trainee.student, 2, "Tríceps na polia com corda", 33);
  await test(trainee.student, 10, "Leg press 45°", 240);
  await test(trainee.student, 5, "Desenvolvimento na máquina", 20);
  await test(trainee.student, 1, "Rosca direta com barra reta", 16);
  const suggested = (await gymOf(trainee.student)).exercises
    .slice(0, 4)
    .map(({ suggested_load_kg }) => suggested_load_kg);
  expect(suggested).toEqual([56, null, null, null]);
  expect(await printed(trainee)).toEqual([
    [null, { source: "test", text: "56 kg" }],
    [null, null],
    [null, null],
    [null, null],
  ]);
});

it("rows of one exercise keep their loads apart: the warm-up has no suggestion, and the row's own load goes first", async () => {
  const trainee = await aTrainee(
    [PRESS, { series_type_id: WARM_UP }],
    [PRESS, { carga: "60" }],
    [PRESS, { carga: null }],
    [SQUAT, { series_type_id: WARM_UP }],
  );
  await test(trainee.student, 4, PRESS, 75);
  await test(trainee.student, 10, SQUAT, 100);
  expect(await printed(trainee)).toEqual([
    [null, null],
    [60, null],
    [null, { source: "test", text: "56 kg" }],
    [null, null],
  ]);
  expect((await gymOf(trainee.student)).trainings[0]?.exercises.map(({ carga }) => carga)).toEqual([
    null,
    60,
    null,
    null,
  ]);
});

it("without a load and a test, the last load of the same exercise stands there, row by row", async () => {
  const trainee = await aTrainee([SQUAT, { series_type_id: WARM_UP }], [SQUAT], [LATERAL]);
  const { student, training } = trainee;
  const [warmUp, work] = aSnapshot(training).exercises;
  if (!warmUp || !work) throw new Error("there are two rows of the squat");
  const lifting = (one: typeof warmUp, load_kg: number) => ({
    ...one,
    sets: one.sets.map((set) => ({ ...set, load_kg })),
  });
  const body = aSnapshot(training, { day: "2026-02-27", exercises: [lifting(work, 80), lifting(warmUp, 30)] });
  await send(app, recordExecution, { params: { id: training.id }, body, as: student });

  const { exercises } = await gymOf(student);
  const loadsOf = (last: { readonly sets: readonly { readonly load_kg: number | null }[] } | null) =>
    last?.sets.map(({ load_kg }) => load_kg);
  const [squat, lateral] = exercises;
  expect(loadsOf(squat?.last ?? null)).toEqual([80, 80, 80]);
  expect(squat?.rows?.map(({ entry_id, last }) => [entry_id, loadsOf(last)?.[0]]).sort()).toEqual([
    [warmUp.entry_id, 30],
    [work.entry_id, 80],
  ]);
  expect([lateral?.last, lateral?.rows]).toEqual([null, []]);
  expect(await printed(trainee)).toEqual([
    [null, null],
    [null, { source: "last", text: "80 kg em 27/02" }],
    [null, null],
  ]);
});

interface DoneSet {
  readonly load_kg: number;
  readonly kind?: "warmup";
  readonly repetitions?: number | null;
  readonly seconds?: number;
}

type DoneSets = readonly DoneSet[];

/** The rows are the training's, in its order. */
async function train({ student, training }: Awaited<ReturnType<typeof aTrainee>>, day: string, ...rows: DoneSets[]) {
  const exercises = aSnapshot(training).exercises.flatMap(({ sets: [set], ...one }, index) => {
    const done = rows[index];
    if (!done || !set) return [];
    return [{ ...one, sets: done.map((each, place) => ({ ...set, kind: "work" as const, ...each, set: place + 1 })) }];
  });
  const body = aSnapshot(training, { day, exercises });
  expect((await send(app, recordExecution, { params: { id: training.id }, body, as: student })).status).toBe(200);
}

/** On the phone: what was lifted last in each row, and the test with its day. */
async function onPhone({ student, training }: Awaited<ReturnType<typeof aTrainee>>) {
  const { exercises } = await gymOf(student);
  return training.exercises.map((entry) => {
    const [{ id } = { id: 0 }] = exercisesOf(entry);
    const known = exercises.find(({ exercise_id }) => exercise_id === id);
    const last = known?.rows?.find(({ entry_id }) => entry_id === entry.id)?.last ?? known?.last ?? null;
    const kg = known?.suggested_load_kg ?? null;
    return offeredLoad({
      prescribedKg: null,
      last: last && { kg: last.sets[0]?.load_kg ?? null, day: last.day },
      tested: kg === null ? null : { kg, testedOn: known?.tested_on ?? null },
    });
  });
}

it("what was lifted last goes before an older test, on paper as on the phone", async () => {
  const trainee = await aTrainee([PRESS]);
  await test(trainee.student, 4, PRESS, 60);
  prumo.clock.advance(DAY_MS);
  const lifted = todayInSaoPaulo(prumo.clock.now().getTime());
  await train(trainee, lifted, [{ load_kg: 52.5 }]);
  prumo.clock.advance(DAY_MS);
  expect(await printed(trainee)).toEqual([[null, { source: "last", text: `52,5 kg em ${dayText(lifted)}` }]]);
  expect(await onPhone(trainee)).toEqual([{ source: "last", kg: 52.5 }]);
});

it("a test of a later day goes before what was lifted, until it is lifted again", async () => {
  const trainee = await aTrainee([PRESS]);
  await test(trainee.student, 4, PRESS, 60, 75);
  await train(trainee, "2026-02-27", [{ load_kg: 52.5 }]);
  await test(trainee.student, 4, PRESS, 80, 75);
  expect(await printed(trainee)).toEqual([[null, { source: "test", text: "60 kg" }]]);
  expect(await onPhone(trainee)).toEqual([{ source: "test", kg: 60 }]);
  const again = todayInSaoPaulo(prumo.clock.now().getTime());
  await train(trainee, again, [{ load_kg: 57.5 }]);
  prumo.clock.advance(DAY_MS);
  // Another percentage of the same test is no test of that day.
  await test(trainee.student, 4, PRESS, 80, 70);
  expect(await printed(trainee)).toEqual([[null, { source: "last", text: `57,5 kg em ${dayText(again)}` }]]);
  expect(await onPhone(trainee)).toEqual([{ source: "last", kg: 57.5 }]);
});

it("each row of an exercise has its own last load, on paper as on the phone", async () => {
  const trainee = await aTrainee([SQUAT], [SQUAT]);
  await train(trainee, "2026-02-27", [{ load_kg: 80 }], [{ load_kg: 60 }]);
  expect((await printed(trainee)).map(([, one]) => one)).toEqual([
    { source: "last", text: "80 kg em 27/02" },
    { source: "last", text: "60 kg em 27/02" },
  ]);
  expect((await onPhone(trainee)).map((one) => one?.kg)).toEqual([80, 60]);
});

it("the last load on paper is of working sets, and of an assisted machine the least help", async () => {
  const trainee = await aTrainee([SQUAT], [ASSISTED], [ASSISTED], [LATERAL]);
  await train(
    trainee,
    "2026-02-27",
    [{ load_kg: 90, kind: "warmup" }, { load_kg: 80 }],
    [{ load_kg: 10, kind: "warmup" }, { load_kg: 25 }, { load_kg: 20 }, { load_kg: 30 }],
    [{ load_kg: 5 }, { load_kg: 0 }],
    [{ load_kg: 4, kind: "warmup" }],
  );
  expect((await printed(trainee)).map(([, one]) => one)).toEqual([
    { source: "last", text: "80 kg em 27/02" },
    { source: "last", text: "20 kg de ajuda em 27/02" },
    { source: "last", text: "sem ajuda em 27/02" },
    null,
  ]);
  const lastLoads = async () => {
    const { exercises } = (await send(app, listExecutedExercises, { params: { id: trainee.student.id }, as: ana }))
      .body;
    return Object.fromEntries(exercises.map(({ name, last_load_kg }) => [name, last_load_kg]));
  };
  expect(await lastLoads()).toEqual({ [SQUAT]: 80, [ASSISTED]: 0, [LATERAL]: null });
  await train(trainee, "2026-02-28", [{ load_kg: 0 }], [{ load_kg: 15 }]);
  expect(await lastLoads()).toEqual({ [SQUAT]: 80, [ASSISTED]: 15, [LATERAL]: null });
});

it("the heaviest of a day is a working set of a working row, or what was held", async () => {
  const trainee = await aTrainee([SQUAT, { series_type_id: WARM_UP }], [SQUAT], [ASSISTED], [LATERAL], [PRESS]);
  const held = { load_kg: 24, repetitions: null, seconds: 40 };
  await train(
    trainee,
    "2026-02-26",
    [{ load_kg: 120 }],
    [
      { load_kg: 90, kind: "warmup" },
      { load_kg: 80, repetitions: 6 },
      { load_kg: 80, repetitions: 8 },
    ],
    [{ load_kg: 30 }],
    [held, { ...held, load_kg: 20 }, { ...held, load_kg: 28, kind: "warmup" }],
    [{ load_kg: 50, kind: "warmup" }],
  );
  await train(trainee, "2026-02-27", [{ load_kg: 130 }], [{ load_kg: 70, repetitions: 12 }]);
  const { exercises } = await gymOf(trainee.student);
  const ids = trainee.training.exercises.flatMap(exercisesOf).map(({ id }) => id);
  const heaviestOf = (id: number | undefined) => exercises.find(({ exercise_id }) => exercise_id === id)?.heaviest;
  const [, squat, assisted, lateral, press] = ids.map(heaviestOf);
  expect(squat).toEqual([
    { day: "2026-02-26", load_kg: 80, repetitions: 8 },
    { day: "2026-02-27", load_kg: 70, repetitions: 12 },
  ]);
  expect([assisted, lateral, press]).toEqual([[], [{ day: "2026-02-26", load_kg: 24, repetitions: null }], []]);
});

it("what was lifted with help is told with its repetitions once the machine helps no longer", async () => {
  const trainee = await aTrainee([ASSISTED]);
  await train(trainee, "2026-02-27", [{ load_kg: 30, repetitions: 9 }]);
  const heaviest = async () => (await gymOf(trainee.student)).exercises[0]?.heaviest;
  expect(await heaviest()).toEqual([]);
  const equip = (equipment: string | null) =>
    database.owner.query("update exercises set equipment = $2 where owner_id = 0 and name = $1", [ASSISTED, equipment]);
  const { rows } = await database.owner.query("select equipment from exercises where owner_id = 0 and name = $1", [
    ASSISTED,
  ]);
  await equip("Máquina");
  expect(await heaviest()).toEqual([{ day: "2026-02-27", load_kg: 30, repetitions: 9 }]);
  await equip(rows[0]?.equipment);
});
