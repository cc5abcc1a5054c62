import { describe, expect, it } from "vitest";
import { recordExecution } from "#contract/execution/gym.ts";
import { findStudentDashboard } from "#contract/overview/student-dashboards.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { type ReadinessAnswers, saveReadiness } from "#contract/students/readiness.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { estimatedMinutes } from "#domain/training/duration.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import {
  aMacrocycle,
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  evaluate,
} from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { aStudentsPlan } from "../../../testing/steps/income.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// Today is Monday, 2 March 2026.
const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const joao = await aStudent(prumo, ana, { name: "João" });
const dora = await aStudent(prumo, ana, { name: "Dora" });

const dashboardOf = async (as: TheirStudent) => (await send(app, findStudentDashboard, { as })).body;

describe("a new student", () => {
  it("sees twelve weeks without trainings, and nothing else yet", async () => {
    const { weeks, ...rest } = await dashboardOf(await aStudent(prumo, ana));
    expect(rest).toEqual({
      today: "2026-03-02",
      next_training: null,
      trained_today: null,
      evaluations: [],
      plan: null,
      charges: [],
    });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(0)).toEqual({ start: "2025-12-14", trainings: 0 });
    expect(weeks.at(-1)).toEqual({ start: "2026-03-01", trainings: 0 });
  });
});

describe("the trainings", async () => {
  const { mesocycle, path } = await aPrescribedMesocycle(prumo, joao);
  const [training] = mesocycle.trainings;
  if (!training) throw new Error("a prescribed mesocycle has a training");
  // The database has a clock of its own.
  await database.owner.query("update trainings set created_at = '2026-02-23 12:00Z' where id = $1", [training.id]);

  it("have a next one, today's until it is done", async () => {
    const { id, name, weekdays } = training;
    expect(weekdays).toContain("1");
    const next = (await dashboardOf(joao)).next_training;
    expect(next).toEqual({
      training_id: id,
      training_name: name,
      day: "2026-03-02",
      macrocycle_id: path.macroId,
      mesocycle_id: path.mesoId,
      microcycle_id: null,
      muscle_groups: training.muscle_group.map((group) => group.name),
      minutes: estimatedMinutes(training.exercises),
    });
    expect(next?.minutes).toBeGreaterThan(0);

    await send(app, recordExecution, { params: { id }, body: aSnapshot(training), as: joao });
    const { next_training, trained_today, weeks } = await dashboardOf(joao);
    expect(trained_today).toBe(name);
    expect(next_training?.day).toBe("2026-03-09");
    // Six of seven sets.
    expect(weeks.at(-1)).toEqual({ start: "2026-03-01", trainings: 0.9 });
  });

  it("count by the sets that were done: three of seven are no whole one", async () => {
    const part = await aStudent(prumo, ana);
    const [prescribed] = (await aPrescribedMesocycle(prumo, part)).mesocycle.trainings;
    if (!prescribed) throw new Error("a prescribed mesocycle has a training");
    const { exercises } = aSnapshot(prescribed);
    const body = aSnapshot(prescribed, { exercises: exercises.slice(0, 1) });
    await send(app, recordExecution, { params: { id: prescribed.id }, body, as: part });
    expect((await dashboardOf(part)).weeks.at(-1)?.trainings).toBe(0.4);
  });

  it("are counted in their week, Sunday to Saturday, back to the first of twelve", async () => {
    await database.owner.query(
      `insert into training_executions (trainer_id, student_id, training_key, training_name, day, note, recorded_by, versions, overruled)
       select $1, $2, 99, 'Treino B', day, '', 'student', '[]', '[]'
         from unnest('{2025-12-13,2025-12-14,2025-12-20,2025-12-21,2026-02-28,2026-03-01}'::date[]) as day`,
      [ana.id, dora.id],
    );
    const { weeks } = await dashboardOf(dora);
    expect(weeks.filter(({ trainings }) => trainings > 0)).toEqual([
      { start: "2025-12-14", trainings: 2 },
      { start: "2025-12-21", trainings: 1 },
      { start: "2026-02-22", trainings: 1 },
      { start: "2026-03-01", trainings: 1 },
    ]);
  });
});

describe("the evaluations", () => {
  it("show the stored main figures in order of day, and those of nobody else", async () => {
    await anEvaluatedMesocycle(prumo, dora);
    await database.owner.query(
      "update evaluations set weight_kg = 61.5, fat_percentage = 24.25, lean_mass_kg = 46.6 where student_id = $1",
      [dora.id],
    );
    const { evaluations } = await dashboardOf(dora);
    expect(evaluations).toHaveLength(1);
    expect(evaluations[0]).toMatchObject({ weight_kg: 61.5, fat_percentage: 24.25, lean_mass_kg: 46.6 });
    expect(evaluations[0]?.changes).toEqual({});
    expect((await dashboardOf(await aStudent(prumo, ana))).evaluations).toEqual([]);
  });

  it("of one day are one point, the later", async () => {
    const eva = await aStudent(prumo, ana, { name: "Eva" });
    for (let times = 0; times < 2; times++) await anEvaluatedMesocycle(prumo, eva);
    await database.owner.query(
      `update evaluations set evaluated_on = '2026-02-01', weight_kg = 60 + place
         from (select id as numbered, row_number() over (order by id) as place from evaluations where student_id = $1) as own
        where id = numbered and student_id = $1`,
      [eva.id],
    );
    const { evaluations } = await dashboardOf(eva);
    expect(evaluations.map(({ day, weight_kg }) => [day, weight_kg])).toEqual([["2026-02-01", 62]]);
  });
});

describe("the last changes", async () => {
  const lia = await aStudent(prumo, ana, { name: "Lia", gender: "female" });
  const macrocycle = await aMacrocycle(prumo, lia);
  const first = await anEvaluatedMesocycle(prumo, lia, {}, macrocycle);
  await database.owner.query("update evaluations set evaluated_on = evaluated_on - 60 where mesocycle_id = $1", [
    first.path.mesoId,
  ]);
  const last = await anEvaluatedMesocycle(prumo, lia, { start_date: "2026-06-01", end_date: "2026-06-28" }, macrocycle);
  const { bodyPerimeter, skinFold } = anEvaluation().perimeter ?? {};
  const measure = (subescapular: string, caliper: string) => {
    const perimeter = { bodyPerimeter, skinFold: { ...skinFold, subescapular } };
    return evaluate(prumo, last, anEvaluation({ perimeter, circumstances: { caliper } }));
  };
  const named = (caliper: string) =>
    database.owner.query("update evaluations set circumstances = $1 where mesocycle_id = $2", [
      { caliper },
      first.path.mesoId,
    ]);

  it.each([
    ["within the error", "17,5", "Lange", { certainty: "within_error", verdict: null, note: null }],
    ["beyond the error", "30,0", "Lange", { certainty: "above_expected", note: "na faixa saudável" }],
    ["of two calipers", "30,0", "Cescorf", { certainty: null, verdict: null, note: "adipômetros diferentes" }],
  ])("%s are judged as in the report", async (_, subescapular, caliper, judgement) => {
    await named("Lange");
    await measure(subescapular, caliper);
    const { figures } = (await send(app, findEvaluationHistory, { params: { id: lia.id }, as: lia })).body;
    const { evaluations } = await dashboardOf(lia);
    expect(evaluations.at(0)?.changes).toEqual({});
    const home = evaluations.at(-1)?.changes.fat_percentage;
    expect(home).toMatchObject(judgement);
    expect(figures.find(({ key }) => key === "percentualGordura")).toMatchObject(home ?? {});
  });

  it("in pregnancy are no better and no worse", async () => {
    await measure("30,0", "Lange");
    const answers: ReadinessAnswers = {
      ...NOT_ASKED,
      ...{ diseases: [], signs: [], medicines: [] },
      ...{ is_pregnant: true, pregnancy_week: 24 },
    };
    await send(app, saveReadiness, { params: { id: lia.id }, body: { answers, version: 0 }, as: ana });
    const changed = (await dashboardOf(lia)).evaluations.at(-1)?.changes.fat_percentage;
    expect(changed).toMatchObject({ verdict: null, note: "gestação" });
  });
});

describe("what is to be paid", () => {
  it("is the plan that runs, and what is left of what is overdue or due within 31 days", async () => {
    await aStudentsPlan(database, joao, { starts_on: "2025-01-01", ends_on: "2026-01-01" });
    await aStudentsPlan(database, joao, {
      starts_on: "2026-01-01",
      charges: [
        { due_on: "2026-02-01", received: 100 },
        { due_on: "2026-03-01", received: 40 },
        { due_on: "2026-03-02" },
        { due_on: "2026-04-02" },
        { due_on: "2026-04-03" },
      ],
    });
    const { plan, charges } = await dashboardOf(joao);
    expect(plan).toEqual({
      name: "Mensal",
      frequency: "monthly",
      value: 100,
      start_date: "2026-01-01",
      end_date: null,
    });
    expect(charges.map(({ due_on, value, is_late }) => [due_on, value, is_late])).toEqual([
      ["2026-03-01", 60, true],
      ["2026-03-02", 100, false],
      ["2026-04-02", 100, false],
    ]);
    expect((await dashboardOf(dora)).plan).toBeNull();
  });
});
