import { expect, it } from "vitest";
import * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { sendAnything } from "../../../testing/send.ts";
import { aMesocycleOfWeeks, evaluate, evaluateMicrocycle, type MesocyclePath } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });
const { path, weeks } = await aMesocycleOfWeeks(prumo, joao);
const [week] = weeks;
if (!week) throw new Error("a mesocycle of weeks has a first one");

/** Sends back what an address answered, with `evaluation: true`. */
async function sendsBack(
  read: typeof mesocycles.findMesocycle | typeof mesocycles.findTrainings | typeof mesocycles.findEvaluation,
  save: typeof mesocycles.updateMesocycle,
  params: MesocyclePath,
  name: "mesocycle" | "microcycle",
) {
  const answer = await sendAnything(app, read, { params, as: ana });
  const { [name]: cycle } = answer.body as unknown as Record<string, object>;
  const saved = await sendAnything(app, save, { params, body: { ...cycle, evaluation: true }, as: ana });
  return { status: saved.status, text: saved.status === 200 ? "" : saved.text };
}

it("an evaluation is saved with any body that a GET of its cycle answered", async () => {
  await evaluate(prumo, { student: joao, path });
  await evaluateMicrocycle(prumo, { student: joao, path: week });
  for (const read of [mesocycles.findMesocycle, mesocycles.findEvaluation, mesocycles.findTrainings]) {
    const saved = await sendsBack(read, mesocycles.updateMesocycle, path, "mesocycle");
    expect(saved, read.url).toEqual({ status: 200, text: "" });
  }
  for (const read of [microcycles.findMicrocycle, microcycles.findEvaluation, microcycles.findTrainings]) {
    const saved = await sendsBack(read as never, microcycles.updateMicrocycle as never, week, "microcycle");
    expect(saved, read.url).toEqual({ status: 200, text: "" });
  }
});

it("a key that no GET answers is refused", async () => {
  const { body } = await sendAnything(app, mesocycles.findEvaluation, { params: path, as: ana });
  const saved = await sendAnything(app, mesocycles.updateMesocycle, {
    params: path,
    body: { ...body.mesocycle, evaluation: true, invented: 1 },
    as: ana,
  });
  expect(saved.status).toBe(422);
});
