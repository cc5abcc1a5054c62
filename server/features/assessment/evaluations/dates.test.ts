import { describe, expect, it } from "vitest";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { updateMesocycle } from "#contract/planning/mesocycles.ts";
import { actAsTrainer, inScope } from "../../../platform/database/scope.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  anEvaluation,
  evaluate,
  evaluateMicrocycle,
  evaluationBody,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { evaluationsOf } from "../../../testing/steps/evaluations.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { findPreviousEvaluation } from "./queries.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });
const { readEvaluation } = evaluationsOf(prumo, ana);

describe("the date of an evaluation", () => {
  const onDay = (params: MesocyclePath, evaluated_on: string | null, version = 0) =>
    sendAnything(app, updateMesocycle, {
      params,
      body: { ...evaluationBody(anEvaluation(), version), evaluated_on },
      as: ana,
    });

  it("is today by default, else a day of the last ten years, within the cycle or not", async () => {
    for (const [day, stored] of [
      [null, "2026-03-02"],
      ["2026-03-02", "2026-03-02"],
      ["2026-03-01", "2026-03-01"],
      ["2016-03-02", "2016-03-02"],
    ] as const) {
      const answer = await onDay(await aMesocycle(prumo, joao), day);
      expect([answer.status, answer.body.mesocycle.evaluated_on]).toEqual([200, stored]);
    }
  });

  it.each([
    ["2026-03-03", "A data da avaliação não pode ser futura"],
    ["2016-03-01", "Informe uma data dos últimos dez anos"],
  ])("is not %s: %s", async (day, detail) => {
    const answer = await onDay(await aMesocycle(prumo, joao), day);
    expect([answer.status, answer.errors?.detail, answer.errors?.fields]).toEqual([
      422,
      detail,
      { evaluated_on: detail },
    ]);
  });

  it("is after the student's birth", async () => {
    const child = await aStudent(prumo, ana, { birthdate: "2020-05-05" });
    const path = await aMesocycle(prumo, child);
    expect((await onDay(path, "2020-05-04")).errors?.detail).toBe("Informe uma data depois do nascimento do aluno");
    expect((await onDay(path, "2020-05-05")).status).toBe(200);
  });

  it("decides the age, and a corrected date derives every figure anew", async () => {
    const student = await aStudent(prumo, ana, { birthdate: "1996-03-20" });
    const petroski = await aMacrocycle(prumo, student, { skinfold_protocol: "Petroski - 4 Dobras" });
    const path = await aMesocycle(prumo, student, {}, petroski);
    const today = await onDay(path, null);
    expect((await readEvaluation(path)).evaluated_person).toMatchObject({ age_years: 29 });
    const corrected = await sendAnything(app, updateMesocycle, {
      params: path,
      body: { evaluation: true, evaluation_lock_version: 1, evaluated_on: "2020-03-20", evaluated_items: {} },
      as: ana,
    });
    expect((await readEvaluation(path)).evaluated_person).toMatchObject({ age_years: 24, age_months: 288 });
    const density = (answer: typeof today) => answer.body.mesocycle.evaluated_items?.perimeter.densidade;
    expect(density(corrected)).toBeGreaterThan(density(today) ?? Number.NaN);
    expect(corrected.body.mesocycle.evaluated_on).toBe("2020-03-20");
  });

  it("orders the history: an old sheet that is entered later is the one before", async () => {
    const student = await aStudent(prumo, ana);
    const first = await aMesocycle(prumo, student);
    await onDay(first, "2026-02-28");
    const later = await aMesocycle(prumo, student, { start_date: "2026-04-01", end_date: "2026-04-28" });
    await onDay(later, "2019-06-30");
    const history = async (path: MesocyclePath) => {
      const { previous, history } = await readEvaluation(path);
      return [previous?.evaluated_on ?? null, history.map(({ evaluated_on }) => evaluated_on)];
    };
    expect(await history(first)).toEqual(["2019-06-30", ["2019-06-30"]]);
    expect(await history(later)).toEqual([null, []]);
  });
});

describe("the evaluation before another one", () => {
  it("is the last by date, and of one day that of the cycle that began last", async () => {
    const student = await aStudent(prumo, ana);
    const macrocycle = await aMacrocycle(prumo, student);
    const dates = { start_date: "2026-01-01", end_date: "2026-03-02" };
    const base = await anEvaluatedMesocycle(prumo, student, dates, macrocycle);
    const { path, weeks } = await aMesocycleOfWeeks(prumo, student, { start_date: "2026-03-03" }, macrocycle);
    const after = await aMesocycle(prumo, student, { start_date: "2026-04-01", end_date: "2026-04-28" }, macrocycle);
    const [first, second, third] = weeks;
    if (!first || !second || !third) throw new Error("no weeks");
    await evaluate(prumo, { student, path });
    clock.advance(DAY_MS);
    await evaluateMicrocycle(prumo, { student, path: first });
    await evaluateMicrocycle(prumo, { student, path: third });
    clock.advance(-DAY_MS);

    const before = (cycle: CyclePath, start: string) =>
      inScope(database.db, actAsTrainer(ana.id, "demonstration"), async (scope) => {
        const found = await findPreviousEvaluation(scope, cycle, start);
        return found && [found.mesocycle_id, found.microcycle_id];
      });
    expect(await before(base.path, "2026-01-01")).toBeUndefined();
    expect(await before(path, "2026-03-03")).toEqual([base.path.mesoId, null]);
    expect(await before(first, "2026-03-03")).toEqual([path.mesoId, null]);
    expect(await before(second, "2026-03-10")).toEqual([path.mesoId, third.microId]);
    expect(await before(third, "2026-03-17")).toEqual([path.mesoId, first.microId]);
    expect(await before(after, "2026-04-01")).toEqual([path.mesoId, third.microId]);

    // Evaluated together with its mesocycle, a first week would be compared with itself.
    const last = await aMesocycleOfWeeks(prumo, student, { start_date: "2026-05-01" }, macrocycle);
    const [together] = last.weeks;
    if (!together) throw new Error("no weeks");
    await evaluate(prumo, { student, path: last.path });
    expect(await before(together, "2026-05-01")).toEqual([path.mesoId, third.microId]);
    await evaluateMicrocycle(prumo, { student, path: together });
    expect(await before(together, "2026-05-01")).toEqual([path.mesoId, null]);
  });
});
