import { describe, expect, it } from "vitest";
import { findExerciseHistory } from "#contract/execution/exercise-history.ts";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { dismissSignals, findStudentSignals, listSignals } from "#contract/execution/signals.ts";
import { findStudentTrends } from "#contract/execution/trends.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import { anAdmin, aStudent, aTrainer, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { aSnapshot, type SnapshotInput } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// Today is 2 March 2026, a Monday.
const prumo = await startTestApp();
const { app, database } = prumo;
const { owner } = database;
const admin = await anAdmin(prumo);

const signalsOf = async (as: Trainer) => (await send(app, listSignals, { as })).body;
const toldOf = async (as: Trainer) =>
  (await signalsOf(as)).students.map(({ name, signals }) => [name, signals.map(({ sentence }) => sentence)]);
const dismiss = (student: TheirStudent, keys: string[], dismissed = true) =>
  send(app, dismissSignals, { params: { id: student.id }, body: { keys, dismissed }, as: student.trainer });
const keysOf = async ({ id, trainer }: TheirStudent) =>
  (await send(app, findStudentSignals, { params: { id }, as: trainer })).body.student.signals.map(({ key }) => key);

interface Prescribed {
  readonly start?: string;
  readonly end?: string;
  readonly since?: string;
}

/** A student with two trainings, prescribed on the first day of the cycle. */
async function aTrainee(
  trainer: Trainer,
  name: string,
  { start = "2026-02-02", end = "2026-03-29", since = start }: Prescribed = {},
) {
  const student = await aStudent(prumo, trainer, { name });
  const { mesocycle, path } = await aPrescribedMesocycle(prumo, student, { start_date: start, end_date: end });
  await owner.query("update trainings set created_at = $2::date + interval '12 hours' where student_id = $1", [
    student.id,
    since,
  ]);
  const [training] = mesocycle.trainings;
  if (!training) throw new Error("something is prescribed");
  const [exercise] = aSnapshot(training).exercises;
  if (!exercise) throw new Error("the training has an exercise");
  const record = async (day: string, changes: Partial<SnapshotInput> = {}) => {
    const body = aSnapshot(training, { day, ...changes });
    const { status } = await sendAnything(app, recordExecution, { params: { id: training.id }, body, as: student });
    expect(status).toBe(200);
  };
  type Exercise = typeof exercise;
  const felt = (changes: Partial<Exercise>) => ({
    exercises: [{ ...exercise, pain: null, note: "", ...changes }],
  });
  const lifted = (load_kg: number, repetitions = 8) =>
    felt({ sets: [1, 2].map((set) => ({ set, load_kg, repetitions, seconds: null, done_at: null })) });
  return { student, record, felt, lifted, path, training, exercise };
}

describe("pain", () => {
  it("is told of trainings with a figure from 4 on, a note, and without any set", async () => {
    const trainer = await aTrainer(prumo);
    const { record, felt, exercise, student, path } = await aTrainee(trainer, "Figure");
    await record("2026-02-24", felt({ pain: 4, sets: [] }));
    await record("2026-02-23", felt({ pain: 10 }));
    await record("2026-03-01", felt({ pain: 7 }));
    const mild = await aTrainee(trainer, "Mild");
    await mild.record("2026-03-01", mild.felt({ pain: 3 }));
    const noted = await aTrainee(trainer, "Noted");
    await noted.record("2026-03-01", noted.felt({ note: "Ombro dói" }));
    const training = await aTrainee(trainer, "Training");
    await training.record("2026-03-01", { ...training.felt({}), note: "Parei com dor no joelho" });

    const { students, total_count, today } = await signalsOf(trainer);
    expect([today, total_count]).toEqual(["2026-03-02", 3]);
    expect(students.map(({ name, signals }) => [name, signals.map(({ sentence }) => sentence)])).toEqual([
      ["Figure", [`Dor 7 de 10: ${exercise.name}`, `Dor 4 de 10: ${exercise.name}`]],
      ["Noted", [`Anotação de dor: ${exercise.name}`]],
      ["Training", ["Anotação de dor: Treino A"]],
    ]);
    expect(students[0]).toMatchObject({
      id: student.id,
      whatsapp: expect.stringMatching(/^55\d{11}$/),
      cycle: { macrocycle_id: path.macroId, mesocycle_id: path.mesoId, microcycle_id: null },
      signals: [{ kind: "pain", is_severe: true, day: "2026-03-01", exercise_id: exercise.exercise_id }, {}],
    });
    const { rows } = await owner.query(
      "select user_id from audit_log where actor_id = $1 and subject = 'executions' and action = 'read' order by user_id",
      [trainer.id],
    );
    expect(rows.map(({ user_id }) => Number(user_id))).toEqual([student.id, noted.student.id, training.student.id]);
  });
});

describe("effort", () => {
  it("is told after two trainings in a row", async () => {
    const trainer = await aTrainer(prumo);
    const hard = await aTrainee(trainer, "Hard");
    await hard.record("2026-02-24", { ...hard.felt({}), effort: 9 });
    await hard.record("2026-02-26", { ...hard.felt({}), effort: null });
    await hard.record("2026-03-01", { ...hard.felt({}), effort: 10 });
    const eased = await aTrainee(trainer, "Eased");
    await eased.record("2026-02-24", { ...eased.felt({}), effort: 10 });
    await eased.record("2026-02-28", { ...eased.felt({}), effort: 10 });
    await eased.record("2026-03-01", { ...eased.felt({}), effort: 6 });
    expect(await toldOf(trainer)).toEqual([["Hard", ["Esforço de 9 ou mais em 2 treinos seguidos"]]]);
  });
});

describe("a load that falls", () => {
  it("is told of working sets of the same exercise", async () => {
    const trainer = await aTrainer(prumo);
    const fallen = await aTrainee(trainer, "Fallen");
    await fallen.record("2026-02-18", fallen.lifted(60));
    await fallen.record("2026-03-01", fallen.lifted(54));
    const kept = await aTrainee(trainer, "Kept");
    await kept.record("2026-02-18", kept.lifted(60));
    await kept.record("2026-03-01", kept.lifted(55));
    const corrected = await aTrainee(trainer, "Corrected");
    await corrected.record("2026-02-18", corrected.lifted(60));
    const device_id = "5b1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6";
    await corrected.record("2026-03-01", { ...corrected.lifted(30), device_id });
    await corrected.record("2026-03-01", { ...corrected.lifted(60), device_id, revision: 2 });
    const warmUp = await aTrainee(trainer, "Warm-up");
    await warmUp.record("2026-02-18", warmUp.lifted(60));
    await owner.query("update training_entries set series_type_id = 2 where id = $1", [warmUp.exercise.entry_id]);
    await warmUp.record("2026-03-01", warmUp.lifted(30));
    expect(await toldOf(trainer)).toEqual([["Fallen", [`Carga 10 % menor: ${fallen.exercise.name}`]]]);
  });

  it("is none where a row in detail asks for no more, or for a share of a maximum", async () => {
    const trainer = await aTrainer(prumo);
    const set = { kind: "work", min_reps: null, max_reps: 8, load_kg: null, percent: null, percent_of: null };
    const share = { ...set, percent: 70, percent_of: "one_rep_max" };
    const rows = [
      [
        "Lighter",
        [
          { ...set, kind: "warmup", load_kg: 90 },
          { ...set, load_kg: 60 },
          { ...set, load_kg: 80 },
        ],
      ],
      ["Share", [{ ...set, kind: "warmup", load_kg: 20 }, share]],
      [
        "Fallen",
        [
          { ...set, load_kg: 100 },
          { ...set, load_kg: 90 },
        ],
      ],
    ] as const;
    for (const [name, sets] of rows) {
      const { student, record, lifted } = await aTrainee(trainer, name);
      await record("2026-02-23", lifted(100));
      await record("2026-03-01", lifted(80));
      await owner.query("update training_entries set sets = $2 where trainer_id = $1 and student_id = $3", [
        trainer.id,
        JSON.stringify(sets),
        student.id,
      ]);
    }
    expect((await toldOf(trainer)).map(([name]) => name)).toEqual(["Fallen"]);
  });

  it("is no less help from an assisted machine, whose load is neither lifted nor a record", async () => {
    const trainer = await aTrainer(prumo);
    const { student, record, lifted } = await aTrainee(trainer, "Assisted");
    const name = "Barra fixa no graviton";
    const { rows } = await owner.query("select id from exercises where owner_id = 0 and name = $1", [name]);
    const exercise_id = Number(rows[0]?.id);
    const helpedBy = (kg: number) => ({
      exercises: lifted(kg).exercises.map((one) => ({ ...one, exercise_id, name, entry_id: null })),
    });
    await record("2026-02-18", helpedBy(40));
    await record("2026-03-01", helpedBy(20));
    expect(await toldOf(trainer)).toEqual([]);
    const trends = await send(app, findStudentTrends, { params: { id: student.id }, as: trainer });
    expect(trends.body.lifts).toEqual([]);
    expect(trends.body.weeks.map(({ working_sets, tonnage_kg }) => [working_sets, tonnage_kg])).toContainEqual([2, 0]);
    const gym = await send(app, findGym, { params: { id: student.id }, as: student });
    expect(gym.body.exercises.find((one) => one.exercise_id === exercise_id)).toMatchObject({
      last: { sets: [{ load_kg: 20 }, { load_kg: 20 }] },
      heaviest: [],
    });
    const history = await send(app, findExerciseHistory, {
      params: { id: student.id, exerciseId: exercise_id },
      querystring: {},
      as: trainer,
    });
    expect(history.body.sessions.map(({ best }) => best)).toEqual([null, null]);
    const { rows: fed } = await owner.query("select 1 from strength_test_changes where student_id = $1", [student.id]);
    expect(fed).toEqual([]);
  });
});

describe("absence", () => {
  it("is told after seven days without training of a running cycle", async () => {
    const trainer = await aTrainer(prumo);
    const six = await aTrainee(trainer, "Six");
    await six.record("2026-02-24", six.felt({}));
    const seven = await aTrainee(trainer, "Seven");
    await seven.record("2026-02-10", seven.felt({}));
    await seven.record("2026-02-23", seven.felt({}));
    await aTrainee(trainer, "New", { start: "2026-02-24" });
    await aTrainee(trainer, "Late", { since: "2026-02-23" });
    await aTrainee(trainer, "Soon", { since: "2026-02-24" });
    const over = await aTrainee(trainer, "Over");
    await owner.query("update mesocycles set end_date = '2026-03-01' where student_id = $1", [over.student.id]);
    await aStudent(prumo, trainer, { name: "Nothing" });
    const { students } = await signalsOf(trainer);
    expect(students.map(({ name, signals: [first] }) => [name, first?.sentence, first?.basis])).toEqual([
      ["Late", "Ainda não treinou", "Treino prescrito desde 23/02/2026, há 7 dias"],
      ["Seven", "Sem treinar há 7 dias", "Último treino em 23/02/2026"],
    ]);
  });

  it("is told before that of three trainings in a row", async () => {
    const trainer = await aTrainer(prumo);
    const missing = async (name: string, last: string) => {
      const trainee = await aTrainee(trainer, name);
      await owner.query("update trainings set weekdays = '{0,1,2,3,4,5,6}' where id = $1", [trainee.training.id]);
      await owner.query("update trainings set weekdays = '{}' where student_id = $1 and id <> $2", [
        trainee.student.id,
        trainee.training.id,
      ]);
      await trainee.record(last, trainee.felt({}));
    };
    await missing("Three", "2026-02-26");
    await missing("Two", "2026-02-27");
    expect(await toldOf(trainer)).toEqual([["Three", ["3 treinos perdidos seguidos"]]]);
  });
});

describe("a dismissed signal", () => {
  it("is not raised again for its event, until that is taken back", async () => {
    const trainer = await aTrainer(prumo);
    const { student, record, felt } = await aTrainee(trainer, "Dismissed");
    await record("2026-02-27", felt({ pain: 5 }));
    const [key = ""] = await keysOf(student);
    const answers = await Promise.all([dismiss(student, [key]), dismiss(student, [key, key])]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([await keysOf(student), (await signalsOf(trainer)).students]).toEqual([[], []]);
    await record("2026-03-01", felt({ pain: 4 }));
    const [next, ...others] = await keysOf(student);
    expect([next === key, others]).toEqual([false, []]);
    await dismiss(student, [key], false);
    expect(await keysOf(student)).toEqual([next, key]);
  });

  it("is nothing of another trainer's or the student's, and can be dismissed in support", async () => {
    const trainer = await aTrainer(prumo);
    const { student, record, felt } = await aTrainee(trainer, "Own");
    await record("2026-03-01", felt({ pain: 5 }));
    const params = { id: student.id };
    const keys = await keysOf(student);
    for (const [as, status] of [
      [await aTrainer(prumo), 404],
      [student, 403],
    ] as const) {
      expect((await sendAnything(app, findStudentSignals, { params, as })).status).toBe(status);
      expect((await sendAnything(app, dismissSignals, { params, body: { keys, dismissed: true }, as })).status).toBe(
        status,
      );
    }
    expect((await sendAnything(app, listSignals, { as: student })).status).toBe(403);
    expect(await keysOf(student)).toEqual(keys);
    expect((await send(app, findStudentSignals, { params, as: admin })).body.student.signals).toHaveLength(1);
    expect((await send(app, dismissSignals, { params, body: { keys, dismissed: true }, as: admin })).status).toBe(204);
    expect(await keysOf(student)).toEqual([]);
  });
});

it("an inactive student gives no signal", async () => {
  const trainer = await aTrainer(prumo);
  const { student, record, felt } = await aTrainee(trainer, "Gone");
  await record("2026-02-20", felt({}));
  await record("2026-03-01", felt({ pain: 8 }));
  expect(await keysOf(student)).toHaveLength(1);
  await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: trainer });
  expect([await keysOf(student), (await signalsOf(trainer)).students]).toEqual([[], []]);
});
