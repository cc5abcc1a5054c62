import { describe, expect, it } from "vitest";
import { removeTraining } from "#contract/planning/mesocycles.ts";
import { send } from "../../../testing/send.ts";
import { aPrescribedMesocycle, evaluate } from "../../../testing/steps/cycles.ts";
import { startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, app, ana, joao, prescribe, read } = await startPrescribing();

describe("a training", () => {
  it("is removed by its odd verb, once, and the version rises", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const [gone, left] = cycle.mesocycle.trainings;
    const params = { id: cycle.path.mesoId, trainingId: gone?.id ?? 0 };
    const answer = await send(app, removeTraining, { params, as: ana });
    expect(answer.status).toBe(200);
    expect(answer.body.mesocycle).toEqual({
      ...cycle.mesocycle,
      lock_version: cycle.mesocycle.lock_version + 1,
      trainings: [left],
    });
    expect((await send(app, removeTraining, { params, as: ana })).status).toBe(404);
    expect((await prescribe(cycle, [])).status).toBe(409);
  });

  it("is not removed as of a version that another window has passed", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(testApp, joao);
    const params = { id: path.mesoId, trainingId: mesocycle.trainings[0]?.id ?? 0 };
    const { lock_version } = mesocycle;
    const stale = await send(app, removeTraining, { params, body: { lock_version: lock_version - 1 }, as: ana });
    expect([stale.status, stale.errors.code]).toEqual([409, "changed_elsewhere"]);
    const removed = await send(app, removeTraining, { params, body: { lock_version }, as: ana });
    expect(removed.body.mesocycle).toMatchObject({ lock_version: lock_version + 1, trainings: [{ name: "Treino B" }] });
  });

  it("removed twice at once is removed once", { tags: "race" }, async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const params = { id: cycle.path.mesoId, trainingId: cycle.mesocycle.trainings[0]?.id ?? 0 };
    const answers = await Promise.all([1, 2].map(() => send(app, removeTraining, { params, as: ana })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it("of one mesocycle is not removed under another's address", async () => {
    const [cycle, other] = [await aPrescribedMesocycle(testApp, joao), await aPrescribedMesocycle(testApp, joao)];
    const params = { id: cycle.path.mesoId, trainingId: other.mesocycle.trainings[0]?.id ?? 0 };
    expect((await send(app, removeTraining, { params, as: ana })).status).toBe(404);
    expect(await read(other)).toEqual(other.mesocycle);
  });

  it("survives a new evaluation", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const again = await evaluate(testApp, cycle);
    expect(again.trainings).toEqual(cycle.mesocycle.trainings);
  });
});
