import { describe, expect, it } from "vitest";
import { findEvaluation, type SaveMesocycleEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { findPrescriptionCheck } from "#contract/prescription/prescription-checks.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { findFinalResult } from "#contract/results/final-results.ts";
import { findReadiness, type ReadinessAnswers, saveReadiness } from "#contract/students/readiness.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aMacrocycle, anEvaluatedMesocycle, anEvaluation, evaluate } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const HEALTHY: ReadinessAnswers = {
  ...NOT_ASKED,
  is_active: true,
  wished_intensity: "vigorous",
  diseases: [],
  signs: [],
  medicines: [],
};
const DAY_MS = 86_400_000;

const read = async (id: number, as: Person) => (await send(app, findReadiness, { params: { id }, as })).body.readiness;
const save = (id: number, answers: ReadinessAnswers, version: number, as: Person) =>
  send(app, saveReadiness, { params: { id }, body: { answers, version }, as });

describe("readiness", () => {
  it("is unknown before it was asked for, and open questions are named", async () => {
    const { id } = await aStudent(prumo, ana);
    const { version, answers, screening, history } = await read(id, ana);
    expect([version, answers, screening.verdict, history]).toEqual([0, NOT_ASKED, null, []]);
  });

  it("keeps every save with its verdict, the newest first", async () => {
    const { id } = await aStudent(prumo, ana);
    await save(id, HEALTHY, 0, ana);
    const { body } = await save(id, { ...HEALTHY, is_active: false, diseases: ["heart"] }, 1, ana);
    expect(body.readiness.screening).toMatchObject({ verdict: "clearance_first", up_to: "light" });
    expect(body.readiness.history.map(({ verdict, answered_by }) => [verdict, answered_by])).toEqual([
      ["clearance_first", "trainer"],
      ["may_begin", "trainer"],
    ]);
    expect(await read(id, ana)).toEqual(body.readiness);
  });

  it("of two who answer at once takes one", { tags: "race" }, async () => {
    const { id } = await aStudent(prumo, ana);
    const both = await Promise.all([save(id, HEALTHY, 0, ana), save(id, HEALTHY, 0, ana)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(id, HEALTHY, 0, ana)).status).toBe(409);
  });

  it("is answered by the student too, but the doctor's clearance only by the trainer", async () => {
    const joao = await aStudent(prumo, ana);
    const cleared = { cleared_on: "2026-01-10", cleared_for: "vigorous" } as const;
    const { body } = await save(joao.id, { ...HEALTHY, signs: ["fatigue"], ...cleared }, 0, joao);
    expect([body.readiness.answers.cleared_on, body.readiness.screening.verdict]).toEqual([null, "stop"]);
    expect(body.readiness.history.map(({ answered_by }) => answered_by)).toEqual(["student"]);
  });

  it("a clearance of a day to come is refused at its field", async () => {
    const { id } = await aStudent(prumo, ana);
    const { status, errors } = await save(id, { ...HEALTHY, cleared_on: "2099-01-01" }, 0, ana);
    expect([status, Object.keys(errors.fields ?? {})]).toEqual([422, ["answers.cleared_on"]]);
  });

  it("a clearance holds until a symptom is told that it does not know", async () => {
    const { id } = await aStudent(prumo, ana);
    const today = clock.now().toISOString().slice(0, 10);
    const sick = { ...HEALTHY, diseases: ["heart" as const], cleared_on: today, cleared_for: "vigorous" as const };
    expect((await save(id, sick, 0, ana)).body.readiness.screening.verdict).toBe("may_begin");
    expect((await read(id, ana)).signs_since).toBeNull();
    clock.advance(2 * DAY_MS);
    expect((await save(id, { ...sick, signs: ["chest_pain"] }, 1, ana)).body.readiness.screening.verdict).toBe("stop");
    // The form tells what a save would say, and needs this day for it.
    expect((await read(id, ana)).signs_since).toBe(clock.now().toISOString().slice(0, 10));
    clock.advance(-2 * DAY_MS);
  });

  it("a pregnancy goes on week by week", async () => {
    const { id } = await aStudent(prumo, ana);
    await save(id, { ...HEALTHY, is_pregnant: true, pregnancy_week: 12, pregnancy_risk: "none" }, 0, ana);
    await database.owner.query(
      "update readiness_answers set answered_at = answered_at - interval '15 days' where student_id = $1",
      [id],
    );
    expect((await read(id, ana)).answers.pregnancy_week).toBe(14);
  });

  it("is told where trainings are checked and where the heart is measured", async () => {
    const maria = await aStudent(prumo, ana);
    const { path } = await anEvaluatedMesocycle(prumo, maria);
    const told = async () => {
      const { body: check } = await send(app, findPrescriptionCheck, { params: { id: maria.id }, as: ana });
      const { body: cycle } = await send(app, findEvaluation, { params: path, as: ana });
      expect(check.heart_rate_note).toBe(cycle.mesocycle.heart_rate_note);
      return [check.screening_notes[0], cycle.mesocycle.heart_rate_note, cycle.mesocycle.zoned_heart];
    };
    expect(await told()).toEqual([
      "Falta antes de treinar: triagem de saúde e questionário de prontidão.",
      null,
      { obstacle: null, is_pregnant: false },
    ]);
    await save(maria.id, { ...HEALTHY, is_active: false, diseases: ["heart"], medicines: ["beta_blocker"] }, 0, ana);
    expect(await told()).toEqual([
      "Triagem: Liberação médica antes de começar (Doença do coração; Ainda não se exercita).",
      expect.stringContaining("use a percepção de esforço"),
      { obstacle: "medicine", is_pregnant: false },
    ]);
    const { evaluation_lock_version, evaluated_items } = (await send(app, findEvaluation, { params: path, as: ana }))
      .body.mesocycle;
    const { body } = await sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
      params: path,
      body: { evaluation: true, evaluation_lock_version, evaluated_items: { heart: evaluated_items?.heart } },
      as: ana,
    });
    const { fc_max, karvonen_reserve } = body.mesocycle.evaluated_items?.caloric_expenditure ?? {};
    expect([fc_max, karvonen_reserve]).toEqual([null, null]);
  });

  it.each<[string, Parameters<typeof aStudent>[2], Partial<ReadinessAnswers>, string]>([
    ["a bronchodilator", {}, { medicines: ["rate_raising"] }, "medicine"],
    ["a pregnancy", {}, { is_pregnant: true }, "pregnancy"],
    [
      "a pacemaker in the anamnesis",
      { physiological_anamnesis: { cardiac_problems: true, cardiac_problems_type: "arritmia, marca-passo" } },
      {},
      "rhythm",
    ],
    [
      "a pregnancy in the anamnesis",
      { physiological_anamnesis: { diabetes: true, diabets_type: "gestational" } },
      {},
      "pregnancy",
    ],
    ["an age below 14 years", { birthdate: "2014-01-10" }, {}, "age"],
  ])("%s takes the beats out of zones, energy and tests alike", async (_, registered, answers, obstacle) => {
    const maria = await aStudent(prumo, ana, registered);
    const { path } = await anEvaluatedMesocycle(prumo, maria);
    await save(maria.id, { ...HEALTHY, ...answers }, 0, ana);
    const { mesocycle } = (await send(app, findEvaluation, { params: path, as: ana })).body;
    expect([mesocycle.zoned_heart.obstacle, mesocycle.heart_rate_note]).toEqual([obstacle, expect.any(String)]);
    expect(mesocycle.evaluated_items?.caloric_expenditure.fc_max).toBeNull();
    const { evaluation_lock_version, evaluated_items } = mesocycle;
    const { body } = await sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
      params: path,
      body: { evaluation: true, evaluation_lock_version, evaluated_items: { heart: evaluated_items?.heart } },
      as: ana,
    });
    const { fc_max, karvonen_reserve } = body.mesocycle.evaluated_items?.caloric_expenditure ?? {};
    expect([fc_max, karvonen_reserve]).toEqual([null, null]);
  });

  it("of the evaluation's day decides about its heart rates and tests, not today's", async () => {
    const rita = await aStudent(prumo, ana);
    const { path } = await anEvaluatedMesocycle(prumo, rita);
    const evaluated = async () => (await send(app, findEvaluation, { params: path, as: ana })).body.mesocycle;
    const medicated: ReadinessAnswers = { ...HEALTHY, wished_intensity: "moderate", medicines: ["beta_blocker"] };
    await save(rita.id, HEALTHY, 0, ana);
    await save(rita.id, { ...medicated, is_active: false, diseases: ["heart"] }, 1, ana);
    const now = await evaluated();
    expect([now.zoned_heart.obstacle, now.screening]).toEqual([
      "medicine",
      { verdict: "clearance_first", up_to: "light" },
    ]);
    await database.owner.query(
      "update readiness_answers set answered_at = answered_at - interval '30 days' where student_id = $1 and version = 1",
      [rita.id],
    );
    await database.owner.query(
      "update evaluations set evaluated_on = evaluated_on - 5 where trainer_id = $1 and mesocycle_id = $2",
      [ana.id, path.mesoId],
    );
    const then = await evaluated();
    expect([then.zoned_heart.obstacle, then.screening]).toEqual([null, { verdict: "may_begin", up_to: null }]);
    await database.owner.query(
      "update readiness_answers set answered_at = answered_at + interval '30 days' where student_id = $1",
      [rita.id],
    );
    expect((await evaluated()).screening).toEqual({ verdict: "may_begin", up_to: null });
  });

  it("with a pregnancy on an evaluation's day leaves its comparisons without a verdict, everywhere", async () => {
    const maria = await aStudent(prumo, ana, { gender: "female" });
    const macrocycle = await aMacrocycle(prumo, maria);
    const first = await anEvaluatedMesocycle(prumo, maria, {}, macrocycle);
    await database.owner.query("update evaluations set evaluated_on = evaluated_on - 300 where mesocycle_id = $1", [
      first.path.mesoId,
    ]);
    const later = { start_date: "2026-06-01", end_date: "2026-06-28" };
    const last = await anEvaluatedMesocycle(prumo, maria, later, macrocycle);
    const { bodyPerimeter, skinFold } = anEvaluation().perimeter ?? {};
    const heart = { ...anEvaluation().heart, fcRepouso: "80" };
    const perimeter = { bodyPerimeter: { ...bodyPerimeter, cintura: "109" }, skinFold };
    await evaluate(prumo, last, anEvaluation({ heart, perimeter }));
    const judged = async () => {
      const { figures } = (await send(app, findEvaluationHistory, { params: { id: maria.id }, as: ana })).body;
      const { differences } = (await send(app, findFinalResult, { params: macrocycle, as: ana })).body;
      return [figures, differences].map((changes) =>
        ["cintura", "fcRepouso"].map((name) => {
          const change = changes.find(({ key }) => key === name);
          return change?.verdict ?? change?.note;
        }),
      );
    };
    const read = async () => (await send(app, findEvaluation, { params: last.path, as: ana })).body.mesocycle;
    const pregnant = ({ evaluated_person, previous, history }: Awaited<ReturnType<typeof read>>) =>
      [evaluated_person, previous?.evaluated_person, history[0]].map((person) => person?.is_pregnant);
    const worse = ["worse", "worse"];
    expect([pregnant(await read()), await judged()]).toEqual([
      [false, false, false],
      [worse, worse],
    ]);
    await save(maria.id, { ...HEALTHY, is_pregnant: true, pregnancy_week: 24 }, 0, ana);
    const unjudged = ["gestação", "gestação"];
    expect([pregnant(await read()), await judged()]).toEqual([
      [true, false, false],
      [unjudged, unjudged],
    ]);
  });

  it("that tells of a pregnancy tells it of the weeks before too, unless it is corrected on its own day", async () => {
    const rita = await aStudent(prumo, ana, { gender: "female" });
    const { path } = await anEvaluatedMesocycle(prumo, rita);
    await save(rita.id, HEALTHY, 0, ana);
    await database.owner.query(
      "update readiness_answers set answered_at = answered_at - interval '400 days' where student_id = $1",
      [rita.id],
    );
    await save(rita.id, { ...HEALTHY, is_pregnant: true, pregnancy_week: 24 }, 1, ana);
    const pregnantBefore = async (days: number) => {
      await database.owner.query(
        "update evaluations set evaluated_on = $2::date - $3::integer where mesocycle_id = $1",
        [path.mesoId, clock.now().toISOString().slice(0, 10), days],
      );
      const { mesocycle } = (await send(app, findEvaluation, { params: path, as: ana })).body;
      return [mesocycle.evaluated_person?.is_pregnant, mesocycle.zoned_heart.obstacle];
    };
    expect(await pregnantBefore(100)).toEqual([true, "pregnancy"]);
    expect(await pregnantBefore(200)).toEqual([false, null]);
    await save(rita.id, HEALTHY, 2, ana);
    expect(await pregnantBefore(100)).toEqual([false, null]);
  });

  it("of another trainer's student is absent", async () => {
    const { id } = await aStudent(prumo, ana);
    expect((await save(id, HEALTHY, 0, bruno)).status).toBe(404);
    expect((await send(app, findReadiness, { params: { id }, as: bruno })).status).toBe(404);
  });
});
