import { expect, it } from "vitest";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { findAdjustment, findProgression } from "#contract/execution/progression.ts";
import { findMesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, aPrescribedMesocycle, aTraining, resisted } from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

it("a new cycle is proposed the trainings of the one before, with a load and its reason for what was done", async () => {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const next = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-03-23", end_date: "2026-04-19" }, path);
  const [training] = mesocycle.trainings;
  const [first] = training ? aSnapshot(training).exercises : [];
  if (!training || !first) throw new Error("the training has an exercise");
  const sets = first.sets.map((set) => ({ ...set, repetitions: 12 }));
  const body = aSnapshot(training, { exercises: [{ ...first, sets }] });
  await send(app, recordExecution, { params: { id: training.id }, body, as: student });

  const ask = (mesocycleId: number, as = ana) =>
    send(app, findProgression, { params: { id: student.id }, querystring: { mesocycle: mesocycleId }, as });
  const { origin, trainings, loads } = (await ask(next.path.mesoId)).body;
  expect(origin?.name).toBe("Mesociclo 1");
  expect(trainings).toEqual(mesocycle.trainings);
  const [load, ...others] = loads;
  expect(others.map(({ exercise_id }) => exercise_id)).not.toContain(first.exercise_id);
  expect(load).toMatchObject({
    entry_id: first.entry_id,
    training_name: "Treino A",
    change: "raise",
    last_kg: 40,
    done_on: "2026-03-02",
    reason: expect.stringMatching(/^Todas as séries com 12 repetições: aumenta [\d,]+ kg\.$/),
  });
  // Before the first cycle there is nothing.
  expect((await ask(path.mesoId)).body).toEqual({ origin: null, trainings: [], loads: [] });
  expect((await ask(next.path.mesoId, bruno)).status).toBe(404);
});

it("pain without a set, later than the last time, counts in the proposal", async () => {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const next = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-03-23", end_date: "2026-04-19" }, path);
  const [training] = mesocycle.trainings;
  const [first] = training ? aSnapshot(training).exercises : [];
  if (!training || !first) throw new Error("the training has an exercise");
  const record = (changes: Parameters<typeof aSnapshot>[1]) =>
    send(app, recordExecution, { params: { id: training.id }, body: aSnapshot(training, changes), as: student });
  await record({ day: "2026-03-01", exercises: [{ ...first, pain: 0 }] });
  await record({ started_at: null, finished_at: null, exercises: [{ ...first, pain: 8, sets: [] }] });
  const querystring = { mesocycle: next.path.mesoId };
  const { loads } = (await send(app, findProgression, { params: { id: student.id }, querystring, as: ana })).body;
  expect(loads).toMatchObject([
    { change: "remove", proposed_kg: null, done_on: "2026-03-01", reason: expect.stringMatching(/^Dor 8\/10/) },
  ]);
});

it("less help from an assisted machine is proposed, of what the body weighs without it", async () => {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const next = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-03-23", end_date: "2026-04-19" }, path);
  const { rows } = await prumo.database.owner.query("select id from exercises where owner_id = 0 and name = $1", [
    "Barra fixa no graviton",
  ]);
  const trainings = [aTraining({ exercises: [resisted({ id: Number(rows[0]?.id) })] })];
  const body = { lock_version: mesocycle.lock_version, trainings };
  await send(app, updateMesocycle, { params: path, body, as: ana });
  const [training] = (await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle.trainings;
  const [first] = training ? aSnapshot(training).exercises : [];
  if (!training || !first) throw new Error("the training has an exercise");
  const sets = first.sets.map((set) => ({ ...set, repetitions: 12, load_kg: 30 }));
  const snapshot = aSnapshot(training, { exercises: [{ ...first, sets }] });
  await send(app, recordExecution, { params: { id: training.id }, body: snapshot, as: student });
  const querystring = { mesocycle: next.path.mesoId };
  const { loads } = (await send(app, findProgression, { params: { id: student.id }, querystring, as: ana })).body;
  expect(loads).toMatchObject([
    { change: "raise", last_kg: 30, proposed_kg: 25, reason: expect.stringMatching(/tira 5 kg da ajuda/) },
  ]);
});

it("a row keeps its load with one decimal, and the gym has it in the row", async () => {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const [exercise] = mesocycle.trainings.flatMap(({ exercises }) => exercises.flatMap(exercisesOf));
  if (!exercise) throw new Error("there is an exercise");
  const trainings = [aTraining({ exercises: [resisted({ id: exercise.id }, { carga: "42,5" })] })];
  const body = { lock_version: mesocycle.lock_version, trainings };
  const saved = await send(app, updateMesocycle, { params: path, body, as: ana });
  expect(saved.status).toBe(200);
  const read = (await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle;
  expect(read.trainings[0]?.exercises[0]?.carga).toBe(42.5);
  const gym = (await send(app, findGym, { params: { id: student.id }, as: student })).body;
  expect(gym.trainings[0]?.exercises.map(({ carga }) => carga)).toEqual([42.5]);
});

it("an exercise without a load that hurt strongly is proposed to go, with or without a set", async () => {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const next = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-03-23", end_date: "2026-04-19" }, path);
  const [training] = mesocycle.trainings;
  const [first] = training ? aSnapshot(training).exercises : [];
  if (!training || !first) throw new Error("the training has an exercise");
  const record = (changes: Parameters<typeof aSnapshot>[1]) =>
    send(app, recordExecution, { params: { id: training.id }, body: aSnapshot(training, changes), as: student });
  const ask = async () => {
    const querystring = { mesocycle: next.path.mesoId };
    const { body } = await send(app, findProgression, { params: { id: student.id }, querystring, as: ana });
    return body.loads.filter(({ exercise_id }) => exercise_id === first.exercise_id);
  };
  const goes = { change: "remove", last_kg: null, proposed_kg: null, done_on: "2026-03-02" };
  await record({ revision: 1, started_at: null, finished_at: null, exercises: [{ ...first, pain: 6, sets: [] }] });
  expect(await ask()).toEqual([]);
  await record({ revision: 2, started_at: null, finished_at: null, exercises: [{ ...first, pain: 7, sets: [] }] });
  expect(await ask()).toMatchObject([{ ...goes, reason: expect.stringMatching(/^Dor 7\/10/) }]);
  const sets = first.sets.map((set) => ({ ...set, load_kg: null }));
  await record({ revision: 3, exercises: [{ ...first, pain: 8, sets }] });
  expect(await ask()).toMatchObject([{ ...goes, reason: expect.stringMatching(/^Dor 8\/10/) }]);
});

it("an exercise that hurt is answered with its rows, less load, and what may take its place", async () => {
  const student = await aStudent(prumo, ana);
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const [training] = mesocycle.trainings;
  const [first] = training ? aSnapshot(training).exercises : [];
  if (!training || !first) throw new Error("the training has an exercise");
  const hurt = Number(first.exercise_id);
  const ask = (exercise: number, as = ana) =>
    send(app, findAdjustment, {
      params: { id: student.id },
      querystring: { mesocycle: path.mesoId, exercise },
      as,
    });
  const body = aSnapshot(training, { exercises: [{ ...first, pain: 6, pain_area: null }] });
  await send(app, recordExecution, { params: { id: training.id }, body, as: student });

  const { rows, loads, equivalents } = (await ask(hurt)).body;
  expect(rows).toContainEqual({
    training_id: training.id,
    entry_id: first.entry_id,
    exercise_id: hurt,
  });
  expect(loads[0]).toMatchObject({ entry_id: first.entry_id, change: "reduce", last_kg: 40 });
  expect(loads[0]?.reason).toContain("Dor 6/10");
  expect(equivalents.length).toBeGreaterThan(0);
  expect(equivalents.map(({ id }) => id)).not.toContain(hurt);
  expect((await ask(hurt, bruno)).status).toBe(404);

  // The exercise done in its place hurt: the row is the prescribed one's, and gets another.
  const swapped = equivalents[0]?.id ?? 0;
  const again = aSnapshot(training, { exercises: [{ ...first, exercise_id: swapped, name: "Outro", pain: 6 }] });
  await send(app, recordExecution, { params: { id: training.id }, body: again, as: student });
  const ofSwap = (await ask(swapped)).body;
  expect(ofSwap.rows).toEqual([{ training_id: training.id, entry_id: first.entry_id, exercise_id: hurt }]);
  expect(ofSwap.loads).toEqual([]);
  expect(ofSwap.equivalents.map(({ id }) => id)).not.toContain(swapped);
});
