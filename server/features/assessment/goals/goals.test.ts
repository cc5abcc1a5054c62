import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { importEvaluations } from "#contract/assessment/evaluation-imports.ts";
import { findGoals, saveGoals } from "#contract/assessment/goals.ts";
import { findEvaluation } from "#contract/planning/mesocycles.ts";
import { saveReadiness } from "#contract/students/readiness.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const today = todayInSaoPaulo(prumo.clock.now().getTime());
const LATER = addDays(today, 200);

async function anEvaluatedStudent() {
  const student = await aStudent(prumo, ana, { birthdate: "1990-05-12" });
  return anEvaluatedMesocycle(prumo, student);
}

type Sent = Parameters<typeof send<typeof saveGoals>>[2]["body"]["goals"];

const put = (id: number, goals: Sent, lock_version = 0, as = ana) =>
  send(app, saveGoals, { params: { id }, body: { goals, lock_version }, as });

const aGoal = (weight: number, date = LATER) => ({ kind: "weight" as const, target: weight - 1, date });

describe("the goals of a student", () => {
  let weight = 0;
  let student: Awaited<ReturnType<typeof anEvaluatedStudent>>;
  beforeAll(async () => {
    student = await anEvaluatedStudent();
    const { body } = await send(app, findGoals, { params: { id: student.student.id }, as: ana });
    weight = body.basis?.weight_kg ?? 0;
    expect(weight).toBeGreaterThan(0);
  });

  it("begin from the last evaluation, and stand in its answer for trainer and student", async () => {
    const { id } = student.student;
    const saved = (await put(id, [aGoal(weight)])).body;
    expect(saved).toMatchObject({
      lock_version: 1,
      goals: [{ kind: "weight", target: weight - 1, start: weight, started_on: today, date: LATER }],
    });
    for (const as of [ana, student.student]) {
      const { mesocycle } = (await send(app, findEvaluation, { params: student.path, as })).body;
      expect(mesocycle.goals).toEqual(saved.goals);
    }
    expect((await send(app, findGoals, { params: { id }, as: student.student })).body.goals).toEqual(saved.goals);
  });

  it("of two who save at once the second is told", { tags: "race" }, async () => {
    const { student: other } = await anEvaluatedStudent();
    const both = await Promise.all([put(other.id, [aGoal(weight)]), put(other.id, [aGoal(weight, addDays(LATER, 9))])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put(other.id, [], 1)).body).toMatchObject({ goals: [], lock_version: 2 });
  });

  it("are refused in Portuguese where they may not be proposed", async () => {
    const { student: other } = await anEvaluatedStudent();
    const detailOf = async (goals: Sent) => (await put(other.id, goals)).errors.detail;
    expect(await detailOf([{ kind: "weight", target: weight - 10, date: addDays(today, 14) }])).toMatch(
      /^Ritmo acima do seguro\. Com segurança, a partir de \d\d\/\d\d\/\d{4}\.$/,
    );
    expect(await detailOf([{ kind: "weight", target: 30, date: addDays(today, 3000) }])).toBe(
      "A meta levaria a um IMC abaixo de 18,5.",
    );
    expect((await put(other.id, [aGoal(weight), aGoal(weight)])).status).toBe(422);
    const answers = { ...NOT_ASKED, diseases: null, signs: null, medicines: null, is_pregnant: true };
    await send(app, saveReadiness, { params: { id: other.id }, body: { answers }, as: ana });
    expect(await detailOf([aGoal(weight)])).toMatch(/^Na gestação não há meta de massa nem de gordura\./);
  });

  it("are refused in a pregnancy that the anamnesis alone tells, too", async () => {
    const other = await aStudent(prumo, ana, {
      birthdate: "1990-05-12",
      physiological_anamnesis: { diabetes: true, diabets_type: "gestational" },
    });
    await anEvaluatedMesocycle(prumo, other);
    expect((await put(other.id, [aGoal(weight)])).errors.detail).toMatch(/^Na gestação/);
    const { person } = (await send(app, findGoals, { params: { id: other.id }, as: ana })).body;
    expect(person.is_pregnant).toBe(true);
  });

  it("take the stature from the last evaluation that has one, and without any no loss is proposed", async () => {
    const evaluated = async (...measured: readonly { weight: string; stature?: string }[]) => {
      const { id } = await aStudent(prumo, ana, { birthdate: "1990-05-12" });
      const rows = measured.map((student, index) => ({
        line: index + 2,
        evaluation: {
          student_id: id,
          evaluated_on: addDays(today, 30 * (index - measured.length)),
          skinfold_protocol: "Guedes - 3 Dobras" as const,
          evaluated_items: { student },
        },
      }));
      await send(app, importEvaluations, { body: { key: randomUUID(), rows }, as: ana });
      return id;
    };
    const light = await evaluated({ weight: "60", stature: "170" }, { weight: "52" });
    expect((await put(light, [aGoal(46)])).errors.detail).toBe("A meta levaria a um IMC abaixo de 18,5.");
    const unknown = await evaluated({ weight: "60" }, { weight: "52" });
    expect((await put(unknown, [aGoal(46)])).errors.detail).toMatch(/^Meça a estatura do aluno/);
    expect((await put(unknown, [aGoal(54)])).status).toBe(200);
  });

  it("wait for an evaluation, and are nobody else's", async () => {
    const unmeasured = await aStudent(prumo, ana);
    expect((await put(unmeasured.id, [aGoal(80)])).errors.detail).toBe("Faça uma avaliação antes: a meta parte dela.");
    expect((await put(student.student.id, [], 1, bruno)).status).toBe(404);
    expect((await send(app, findGoals, { params: { id: student.student.id }, as: bruno })).status).toBe(404);
  });
});
