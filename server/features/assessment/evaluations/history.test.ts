import { describe, expect, it } from "vitest";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, anEvaluation, aPrescribedMicrocycle, evaluate } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const find = (id: number, as: Bearer) => send(prumo.app, findEvaluationHistory, { params: { id }, as });

describe("the history of a student's evaluations", async () => {
  const withWeeks = await aPrescribedMicrocycle(prumo, joao, { name: "Com semanas", start_date: "2026-04-06" });
  const first = await anEvaluatedMesocycle(prumo, joao, { name: "Base" });
  await evaluate(prumo, first, { student: { stature: "178", weight: "80" }, biochemical: { glicose: "99" } });

  it("has those of mesocycles and weeks of every macrocycle, in order of date", async () => {
    const { evaluations, figures } = (await find(joao.id, ana)).body;
    expect(evaluations.map(({ name, mesocycle_id, microcycle_id }) => [name, mesocycle_id, microcycle_id])).toEqual([
      ["Base", first.path.mesoId, null],
      ["Microciclo 1", withWeeks.path.mesoId, withWeeks.path.microId],
    ]);
    expect(figures.find(({ key }) => key === "weight")).toMatchObject({
      values: [80, 82.4],
      first: 80,
      last: 82.4,
      difference: 2.4,
    });
    expect(figures.find(({ key }) => key === "glicose")?.values).toEqual([99, null]);
  });

  it("has the person and the methods that each figure was derived with", async () => {
    const [base] = (await find(joao.id, ana)).body.evaluations;
    expect(base?.evaluated_person).toEqual({
      sex: "male",
      age_years: expect.anything(),
      age_months: expect.anything(),
      is_pregnant: false,
      heart_obstacle: null,
    });
    expect(base?.evaluated_items.perimeter.protocolo).toBe("Guedes - 3 Dobras");
  });

  it("leaves out what a student does not read", async () => {
    const { evaluations, figures } = (await find(joao.id, joao)).body;
    expect(evaluations.map(({ evaluated_items }) => evaluated_items.biochemical)).toEqual([undefined, undefined]);
    expect(figures.map(({ group }) => group)).not.toContain("blood");
    expect(figures.find(({ key }) => key === "weight")?.values).toEqual([80, 82.4]);
  });

  it("is empty without evaluations, and another trainer finds nothing", async () => {
    const newcomer = await aStudent(prumo, ana);
    expect((await find(newcomer.id, ana)).body).toEqual({ evaluations: [], figures: [] });
    expect((await find(joao.id, bruno)).status).toBe(404);
    const other = await aStudent(prumo, ana);
    expect((await find(joao.id, other)).status).toBe(404);
  });

  it("keeps the order when an evaluation is saved again", async () => {
    await evaluate(prumo, first, anEvaluation());
    const { evaluations } = (await find(joao.id, ana)).body;
    expect(evaluations.map(({ name }) => name)).toEqual(["Base", "Microciclo 1"]);
  });
});
