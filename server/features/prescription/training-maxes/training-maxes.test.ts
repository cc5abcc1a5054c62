import { describe, expect, it } from "vitest";
import { recordStrengthTest } from "#contract/assessment/strength-tests.ts";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { findLoadSteps, saveLoadSteps } from "#contract/prescription/load-steps.ts";
import { listTrainingMaxes, saveTrainingMax } from "#contract/prescription/training-maxes.ts";
import { type ReadinessAnswers, saveReadiness } from "#contract/students/readiness.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { USUAL_LOAD_STEPS } from "#domain/training/loads/load-steps.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, aTraining, resisted, save } from "../../../testing/steps/cycles.ts";
import { aSnapshot, TODAY } from "../../../testing/steps/executions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const { rows } = await database.owner.query("select id from exercises where name = 'Supino reto com barra'");
const benchPress = Number(rows[0].id);

async function aTrainee() {
  const student = await aStudent(prumo, ana);
  const trainings = [aTraining({ exercises: [resisted({ id: benchPress })] })];
  const evaluated = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-02-01" });
  const [training] = (await save(prumo, evaluated, { trainings })).trainings;
  const [exercise] = training?.exercises.flatMap(exercisesOf) ?? [];
  if (!training || !exercise) throw new Error("the training has an exercise");
  return { student, training, exercise };
}

type Trainee = Awaited<ReturnType<typeof aTrainee>>;

async function train(
  { student, training, exercise }: Trainee,
  day: string,
  sets: readonly (readonly [number, number])[],
) {
  const snapshot = aSnapshot(training);
  const exercises = snapshot.exercises.filter(({ exercise_id }) => exercise_id === exercise.id).slice(0, 1);
  const done = sets.map(([load_kg, repetitions], index) => ({
    set: index + 1,
    repetitions,
    load_kg,
    seconds: null,
    done_at: null,
  }));
  const body = { ...snapshot, day, exercises: exercises.map((one) => ({ ...one, sets: done })) };
  expect((await send(app, recordExecution, { params: { id: training.id }, body, as: student })).status).toBe(200);
}

const test = ({ student, exercise }: Trainee, weight: number, repetitions: number, percentage = 70) =>
  send(app, recordStrengthTest, {
    body: {
      student_id: student.id,
      muscle_group_id: exercise.muscle_groups[0]?.id,
      exercise_name: exercise.name.toUpperCase(),
      weight,
      repetitions,
      percentage,
    },
    as: ana,
  });

const maxOf = async ({ student, exercise }: Trainee, as: Bearer = ana) => {
  const query = { params: { id: student.id }, querystring: { exercise_id: exercise.id } };
  const [max] = (await send(app, listTrainingMaxes, { ...query, as })).body.training_maxes;
  if (!max) throw new Error("an exercise has its maximum, be it empty");
  return max;
};

const say = ({ student, exercise }: Trainee, changes: object, as: Bearer = ana) => {
  const body = { exercise_id: exercise.id, one_rep_max_kg: null, percent: 90, is_fixed: false, ...changes };
  return send(app, saveTrainingMax, { params: { id: student.id }, body, as });
};

const listOf = async (student: TheirStudent) =>
  (await send(app, listTrainingMaxes, { params: { id: student.id }, querystring: {}, as: student })).body
    .training_maxes;

describe("the training max of an exercise", () => {
  it("is empty, with the usual percentage, until something is known", async () => {
    const trainee = await aTrainee();
    expect(await maxOf(trainee)).toMatchObject({ percent: 90, is_fixed: false, current: null, training_max_kg: null });
    expect(await listOf(trainee.student)).toEqual([]);
  });

  it("comes from the best working set, with what it was estimated from", async () => {
    const trainee = await aTrainee();
    await train(trainee, "2026-02-20", [
      [60, 8],
      [70, 6],
    ]);
    const max = await maxOf(trainee);
    const set = { load_kg: 70, repetitions: 6, rir: null };
    expect(max.current).toEqual({ day: "2026-02-20", source: "training", one_rep_max_kg: 84, set, is_rough: false });
    expect(max.training_max_kg).toBeCloseTo(75.6, 9);
    expect((await listOf(trainee.student)).map(({ exercise }) => exercise.name)).toEqual([trainee.exercise.name]);
  });

  it("does not come from a row that warms up, nor from body weight", async () => {
    const trainee = await aTrainee();
    await train(trainee, "2026-02-20", [[70, 6]]);
    const [entry] = trainee.training.exercises.filter((one) =>
      exercisesOf(one).some(({ id }) => id === trainee.exercise.id),
    );
    await database.owner.query("update training_entries set series_type_id = 2 where id = $1", [entry?.id]);
    expect((await maxOf(trainee)).current).toBeNull();
    await database.owner.query("update training_entries set series_type_id = 1 where id = $1", [entry?.id]);
    expect((await maxOf(trainee)).current).not.toBeNull();
    const equip = (equipment: string) =>
      database.owner.query("update exercises set equipment = $2 where id = $1", [benchPress, equipment]);
    await equip("Peso corporal");
    expect((await maxOf(trainee)).current).toBeNull();
    await equip("Barra e banco reto");
  });

  it("comes from a test that names the exercise, and not again when only its percentage is saved", async () => {
    const trainee = await aTrainee();
    await test(trainee, 60, 8);
    await database.owner.query(
      "update strength_test_changes set changed_at = '2026-02-10T12:00:00Z' where student_id = $1",
      [trainee.student.id],
    );
    await test(trainee, 60, 8, 80);
    expect((await maxOf(trainee)).current).toMatchObject({ day: "2026-02-10", source: "test", one_rep_max_kg: 76 });
  });

  it("goes when its training is taken back", async () => {
    const trainee = await aTrainee();
    await train(trainee, TODAY, [[70, 6]]);
    await database.owner.query("delete from training_executions where student_id = $1", [trainee.student.id]);
    expect((await maxOf(trainee)).current).toBeNull();
  });

  it("is the trainer's once typed, stays when fixed, and goes back when released", async () => {
    const trainee = await aTrainee();
    await train(trainee, "2026-02-20", [[70, 6]]);
    const typed = (await say(trainee, { one_rep_max_kg: 80, percent: 85 })).body.training_max;
    expect(typed).toMatchObject({ percent: 85, current: { source: "typed", one_rep_max_kg: 80, set: null } });
    expect(typed.history.map(({ one_rep_max_kg }) => one_rep_max_kg)).toEqual([84, 80]);
    await say(trainee, { one_rep_max_kg: 80, percent: 85, is_fixed: true });
    prumo.clock.advance(2 * 86_400_000);
    await test(trainee, 90, 5);
    expect((await maxOf(trainee)).current).toMatchObject({ source: "typed", one_rep_max_kg: 80 });
    await say(trainee, { one_rep_max_kg: 80, percent: 85 });
    expect((await maxOf(trainee)).current).toMatchObject({ source: "test", one_rep_max_kg: 105 });
    await say(trainee, { one_rep_max_kg: 82.5, is_fixed: true });
    expect((await say(trainee, {})).body.training_max).toMatchObject({ is_fixed: false, current: { source: "test" } });
  });

  it("that is fixed as calculated is the trainer's own, and a repeated save adds nothing", async () => {
    const trainee = await aTrainee();
    await train(trainee, "2026-02-20", [[70, 6]]);
    for (const _ of [1, 2]) await say(trainee, { one_rep_max_kg: 84, is_fixed: true });
    expect((await maxOf(trainee)).history).toHaveLength(2);
    const { rows: said } = await database.owner.query("select change from training_maxes where student_id = $1", [
      trainee.student.id,
    ]);
    expect(said).toEqual([{ change: "typed" }]);
  });

  it("of two windows at once is one after the other", { tags: "race" }, async () => {
    const trainee = await aTrainee();
    const saved = await Promise.all([80, 90].map((one_rep_max_kg) => say(trainee, { one_rep_max_kg })));
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    expect((await maxOf(trainee)).history).toHaveLength(2);
  });

  it.each([
    [{ one_rep_max_kg: 0 }, "one_rep_max_kg", "Informe uma carga maior que 0 e até 999 kg"],
    [{ one_rep_max_kg: null, is_fixed: true }, "one_rep_max_kg", "Informe a carga que fica fixada"],
    [{ percent: 49 }, "percent", "De 50 a 100%"],
    [{ percent: 101 }, "percent", "De 50 a 100%"],
  ])("refuses %o", async (changes, field, message) => {
    const refused = await say(await aTrainee(), changes);
    expect([refused.status, refused.errors.fields?.[field]]).toEqual([422, message]);
  });

  it("is read by its student and changed by the trainer alone; another trainer finds nothing", async () => {
    const trainee = await aTrainee();
    expect((await say(trainee, { one_rep_max_kg: 80 })).status).toBe(200);
    expect((await listOf(trainee.student))[0]?.current?.one_rep_max_kg).toBe(80);
    expect((await say(trainee, {}, trainee.student)).status).toBe(403);
    expect((await say(trainee, {}, bruno)).status).toBe(404);
    expect(
      (await send(app, listTrainingMaxes, { params: { id: trainee.student.id }, querystring: {}, as: bruno })).status,
    ).toBe(404);
  });
});

describe("a percentage of a row", () => {
  const percents = [
    { kind: "work" as const, max_reps: 5, percent: 80, percent_of: "one_rep_max" as const },
    { kind: "work" as const, max_reps: 5, percent: 80, percent_of: "training_max" as const },
    { kind: "work" as const, max_reps: 5, load_kg: 50 },
  ];

  it("is answered as the load that the student has, to student and trainer, and follows the maximum", async () => {
    const student = await aStudent(prumo, ana);
    const evaluated = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-02-01" });
    await save(prumo, evaluated, {
      trainings: [aTraining({ exercises: [resisted({ id: benchPress }, { series: null, sets: percents })] })],
    });
    const loads = async (as: Bearer) => {
      const { body } = await send(app, findGym, { params: { id: student.id }, as });
      return body.trainings[0]?.exercises[0]?.sets?.map(({ resolved_kg }) => resolved_kg);
    };
    expect(await loads(student)).toEqual([null, null, null]);
    const body = { exercise_id: benchPress, one_rep_max_kg: 84, percent: 90, is_fixed: false };
    await send(app, saveTrainingMax, { params: { id: student.id }, body, as: ana });
    // 67.2 and 60.48, on a bar of 20 kg with plates of 1 kg.
    expect(await loads(student)).toEqual([66, 60, null]);
    expect(await loads(ana)).toEqual([66, 60, null]);
  });
});

describe("while a doctor's clearance is awaited", () => {
  const PERCENT = [{ kind: "work" as const, max_reps: 5, percent: 80, percent_of: "one_rep_max" as const }];
  const screen = (student: TheirStudent, changes: Partial<ReadinessAnswers>) => {
    const known = { ...NOT_ASKED, diseases: [], signs: [], medicines: [] };
    const answers: ReadinessAnswers = { ...known, is_active: true, wished_intensity: "moderate", ...changes };
    const body = { answers };
    return send(app, saveReadiness, { params: { id: student.id }, body, as: ana });
  };
  const today = () => todayInSaoPaulo(prumo.clock.now().getTime());

  it("no training raises a maximum or the kilograms of a percentage, and the trainer reads which one does not count", async () => {
    const student = await aStudent(prumo, ana);
    const evaluated = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-02-01" });
    const exercises = [resisted({ id: benchPress }, { series: null, sets: PERCENT })];
    const [training] = (await save(prumo, evaluated, { trainings: [aTraining({ exercises })] })).trainings;
    const [exercise] = training?.exercises.flatMap(exercisesOf) ?? [];
    if (!training || !exercise) throw new Error("the training has an exercise");
    const trainee = { student, training, exercise };
    const known = async () => {
      const { current, held } = await maxOf(trainee);
      const { body } = await send(app, findGym, { params: { id: student.id }, as: student });
      const kg = body.trainings[0]?.exercises[0]?.sets?.map(({ resolved_kg }) => resolved_kg)[0];
      return [current?.one_rep_max_kg ?? null, kg ?? null, held && [held.day, held.one_rep_max_kg]];
    };
    await train(trainee, "2026-02-20", [[70, 6]]);
    expect(await known()).toEqual([84, 66, null]);

    // The trainings before it was asked for count.
    await screen(student, { signs: ["chest_pain"] });
    expect(await known()).toEqual([84, 66, null]);
    prumo.clock.advance(DAY_MS);
    await train(trainee, today(), [[80, 6]]);
    expect(await known()).toEqual([84, 66, [today(), 96]]);
    expect((await maxOf(trainee, student)).held?.one_rep_max_kg).toBe(96);

    // A test and what the trainer says count all the same.
    await say(trainee, { one_rep_max_kg: 90 });
    expect(await known()).toEqual([90, 72, null]);

    prumo.clock.advance(DAY_MS);
    await screen(student, { signs: ["chest_pain"], cleared_on: today(), cleared_for: "vigorous" });
    await train(trainee, today(), [[80, 6]]);
    expect(await known()).toEqual([96, 76, null]);
  });

  it("a first training makes no maximum either", async () => {
    const trainee = await aTrainee();
    await screen(trainee.student, { signs: ["chest_pain"] });
    await train(trainee, today(), [[60, 6]]);
    expect(await maxOf(trainee)).toMatchObject({ current: null, held: { day: today(), one_rep_max_kg: 72 } });
  });
});

describe("the loads that exist", () => {
  it("are the usual ones until the trainer has own ones, which nobody else gets", async () => {
    expect((await send(app, findLoadSteps, { as: ana })).body.load_steps).toEqual(USUAL_LOAD_STEPS);
    const body = { ...USUAL_LOAD_STEPS, bar_kg: 15, plates_kg: [10, 1.25, 5] };
    const { load_steps } = (await send(app, saveLoadSteps, { body, as: ana })).body;
    expect(load_steps).toEqual({ ...body, plates_kg: [1.25, 5, 10] });
    expect((await send(app, findLoadSteps, { as: bruno })).body.load_steps).toEqual(USUAL_LOAD_STEPS);
    const student = await aStudent(prumo, ana);
    const gym = await send(app, findGym, { params: { id: student.id }, as: student });
    expect(gym.body.load_steps).toEqual(load_steps);
  });

  it.each([
    [{ plates_kg: [] }, "plates_kg", "Escolha ao menos uma anilha"],
    [{ plates_kg: [1, 1] }, "plates_kg", "Cada anilha vem uma vez"],
    [{ bar_kg: 60 }, "bar_kg", "De 1 a 50 kg"],
    [{ cable_step_kg: 2.3 }, "cable_step_kg", "Use meio quilo em meio quilo"],
  ])("refuse %o", async (changes, field, message) => {
    const refused = await sendAnything(app, saveLoadSteps, { body: { ...USUAL_LOAD_STEPS, ...changes }, as: ana });
    expect([refused.status, refused.errors.fields?.[field]]).toEqual([422, message]);
  });
});
