import { describe, expect, it } from "vitest";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { findEvaluation, findTrainings, type ProposeMesocycleTrainings } from "#contract/planning/mesocycles.ts";
import { findWeekCopy } from "#contract/planning/week-copies.ts";
import { findPrescriptionCheck } from "#contract/prescription/prescription-checks.ts";
import { saveReadiness } from "#contract/students/readiness.ts";
import { addDays } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  aTraining,
  evaluate,
  resisted,
  save,
} from "../../../testing/steps/cycles.ts";
import { aSnapshot, TODAY } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const generatorUsers = new Set<number>();
const prumo = await startTestApp({ generatorUsers });
const { app, database } = prumo;
const ana = await aTrainer(prumo);
generatorUsers.add(ana.id);
const personal_anamnesis = { days_of_week: ["monday" as const, "thursday" as const], training_hours: "18h às 19h" };
const aPupil = () => aStudent(prumo, ana, { personal_anamnesis });

const healthOf = async ({ id }: TheirStudent) =>
  (await send(app, findPrescriptionCheck, { params: { id }, as: ana })).body.health;

const gymStopOf = async (student: TheirStudent) =>
  (await send(app, findGym, { params: { id: student.id }, as: student })).body.stop;

const propose = ({ path }: Awaited<ReturnType<typeof anEvaluatedMesocycle>>) =>
  sendAnything<typeof findTrainings, ProposeMesocycleTrainings>(app, findTrainings, {
    params: path,
    querystring: { automatic: "true" },
    as: ana,
  });

async function aSquatter() {
  const student = await aPupil();
  const { rows } = await database.owner.query(
    "select id from exercises where owner_id = 0 and name = 'Agachamento livre com barra'",
  );
  const squat = Number(rows[0]?.id);
  const { path } = await aPrescribedMesocycle(prumo, student, { start_date: "2026-02-01", end_date: "2026-03-05" });
  const { trainings } = await save(
    prumo,
    { student, path },
    { trainings: [aTraining({ exercises: [resisted({ id: squat }, {})] })] },
  );
  const [training] = trainings;
  if (!training) throw new Error("there is a training");
  const done = (day: string, pain: number | null) => {
    const exercises = aSnapshot(training).exercises.map((one) => ({
      ...one,
      pain,
      pain_area: pain === null ? null : ("knee" as const),
    }));
    const body = aSnapshot(training, { day, exercises });
    return send(app, recordExecution, { params: { id: training.id }, body, as: student });
  };
  return { student, path, squat, done };
}

describe("pain that was told while training", () => {
  it("reaches check, proposal and programme of weeks, until the exercise was done without it", async () => {
    const { student, path, squat, done } = await aSquatter();
    const cycle = await anEvaluatedMesocycle(prumo, student, { start_date: "2026-03-06", end_date: "2026-04-05" });
    const legsOf = async () => {
      const { body } = await propose(cycle);
      return JSON.stringify(body);
    };
    const painsOf = async () => (await send(app, findWeekCopy, { params: path, as: ana })).body.told_pains;
    expect(await legsOf()).not.toContain("Nenhum exercício proposto carrega");

    await done("2026-02-20", 8);
    const pain = { exercise_id: squat, area: "knee", pain: 8, day: "2026-02-20" };
    expect(await healthOf(student)).toMatchObject({
      places: [{ area: "knee", quote: "dor 8 de 10 em 20/02/2026", source: "treino" }],
      told_pains: [pain],
    });
    expect(await painsOf()).toEqual([pain]);
    const proposed = await legsOf();
    expect(proposed).toContain("Nenhum exercício proposto carrega o joelho");
    expect(proposed).toContain("Carrega o joelho: no treino, “dor 8 de 10 em 20/02/2026”.");

    await done("2026-02-24", 3);
    expect(await healthOf(student)).toMatchObject({ places: [], told_pains: [] });
    expect([await painsOf(), await legsOf()]).toEqual([[], expect.not.stringContaining("carrega o joelho")]);
  });

  it("is past after 14 days", async () => {
    const { student, done } = await aSquatter();
    await done(addDays(TODAY, -15), 9);
    expect((await healthOf(student)).told_pains).toEqual([]);
    await done(addDays(TODAY, -14), 9);
    expect((await healthOf(student)).told_pains).toHaveLength(1);
  });
});

describe("what both parts of an anamnesis and the screening say", () => {
  it("is read for the check as for a proposal", async () => {
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { ...personal_anamnesis, had_pains: true, pains: "Dor no ombro" },
      physiological_anamnesis: { surgeries: true, whichSurgeries: "Artrodese lombar", diabetes: true },
    });
    const answers = { ...NOT_ASKED, diseases: ["osteoporosis" as const], signs: [], medicines: [] };
    await send(app, saveReadiness, { params: { id: student.id }, body: { answers }, as: ana });
    const health = await healthOf(student);
    expect(health.places.map(({ area }) => area)).toEqual(["shoulder", "lumbar"]);
    expect(health.conditions).toEqual([
      { condition: "osteoporosis", quote: "Osteoporose", source: "triagem" },
      { condition: "diabetes", quote: "Tem diabetes", source: "anamnese" },
    ]);
  });
});

describe("a stop", () => {
  it("of the last evaluation stands in the check and its log, and on its day before a training", async () => {
    const student = await aPupil();
    const cycle = await anEvaluatedMesocycle(prumo, student);
    expect((await healthOf(student)).stop).toBeNull();
    expect(await gymStopOf(student)).toBeNull();
    await evaluate(prumo, cycle, anEvaluation({ heart: { sistole: "205", diastole: "100" } }));
    expect(await gymStopOf(student)).toBe(
      "A avaliação de hoje diz: nenhum treino hoje. Procure um médico antes de treinar.",
    );
    await database.owner.query("update evaluations set evaluated_on = evaluated_on - 1 where student_id = $1", [
      student.id,
    ]);
    expect(await gymStopOf(student)).toBeNull();
    expect((await healthOf(student)).stop).toMatch(
      /^A avaliação de \d\d\/\d\d\/2026 diz: “Pressão de repouso acima de 200\/110 mmHg: nenhum teste ou treino hoje\./,
    );
    const { rows } = await database.owner.query(
      "select distinct subject from audit_log where user_id = $1 and action = 'read' order by subject",
      [student.id],
    );
    expect(rows.map(({ subject }) => subject)).toContain("evaluation");
  });

  it("of the screening refuses a proposal until a doctor cleared the student", async () => {
    const student = await aPupil();
    const cycle = await anEvaluatedMesocycle(prumo, student);
    const answers = { ...NOT_ASKED, is_active: true, wished_intensity: "light" as const, medicines: [], diseases: [] };
    const answer = (changes: object) =>
      send(app, saveReadiness, {
        params: { id: student.id },
        body: { answers: { ...answers, signs: ["chest_pain" as const], ...changes } },
        as: ana,
      });
    await answer({});
    expect(await gymStopOf(student)).toBe("A triagem de saúde diz: parar e procurar um médico antes de treinar.");
    const readingsOf = async () =>
      (await database.owner.query("select subject from audit_log where user_id = $1 and action = 'read'", [student.id]))
        .rows;
    await send(app, findGym, { params: { id: student.id }, as: ana });
    expect((await readingsOf()).filter(({ subject }) => subject === "readiness")).toHaveLength(1);
    await database.owner.query("delete from audit_log where user_id = $1", [student.id]);
    const refused = await propose(cycle);
    expect((await readingsOf()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["registration", "evaluation", "readiness"]),
    );
    expect([refused.status, refused.errors]).toEqual([
      422,
      expect.objectContaining({
        code: "screening_stop",
        detail: expect.stringMatching(/^Triagem: Parar e procurar o médico .*registre a liberação na triagem\.$/),
      }),
    ]);
    await answer({ cleared_on: TODAY, cleared_for: "light" });
    expect((await propose(cycle)).status).toBe(200);
  });
});

it("allows the zones of an evaluation by the screening of today, not of the evaluation's day", async () => {
  const student = await aPupil();
  const { path } = await anEvaluatedMesocycle(prumo, student);
  const limitOf = async () =>
    (await send(app, findEvaluation, { params: path, as: ana })).body.mesocycle.screening_today?.up_to;
  const answers = { ...NOT_ASKED, is_active: true, wished_intensity: "vigorous" as const, medicines: [], diseases: [] };
  const params = { id: student.id };
  await send(app, saveReadiness, { params, body: { answers: { ...answers, signs: [] } }, as: ana });
  expect(await limitOf()).toBeNull();
  await database.owner.query("update evaluations set evaluated_on = evaluated_on - 3 where student_id = $1", [
    student.id,
  ]);
  await database.owner.query(
    "update readiness_answers set answered_at = answered_at - interval '3 days' where student_id = $1",
    [student.id],
  );
  await send(app, saveReadiness, { params, body: { answers: { ...answers, signs: ["dizziness"] } }, as: ana });
  expect(await limitOf()).toBe("light");
});
