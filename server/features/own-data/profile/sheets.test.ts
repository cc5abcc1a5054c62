import { expect, it } from "vitest";
import { createExercise } from "#contract/catalogue/exercises.ts";
import { changeSheets, findProfile } from "#contract/own-data/profile.ts";
import { trainingsPdf } from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle, aTraining, resisted, save } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

it("draws the exercises on the trainer's sheets, the student's own print too, until the trainer wants them plain", async () => {
  const movement = { pattern: "squat", parameters: {} };
  const body = { name: "Agacha", exercise_type: "resistence" as const, muscle_group_ids: [10], movement };
  const { id } = (await send(app, createExercise, { body, as: ana })).body.exercise;
  const cycle = await aPrescribedMesocycle(prumo, joao);
  await save(prumo, cycle, { trainings: [aTraining({ exercises: [resisted({ id })] })] });
  const drawings = async (as: Bearer) =>
    (await send(app, trainingsPdf, { params: cycle.path, as })).bytes.toString("latin1").split("/Subtype /Form")
      .length - 1;
  const choose = (draws_exercises: boolean) => send(app, changeSheets, { body: { draws_exercises }, as: ana });

  const shown = await drawings(ana);
  expect(await drawings(joao)).toBe(shown);
  expect((await choose(false)).body.user.draws_exercises).toBe(false);
  for (const as of [ana, joao]) expect(await drawings(as)).toBe(shown - 1);
  expect((await send(app, findProfile, { as: bruno })).body.user.draws_exercises).toBe(true);
  await choose(true);
  expect(await drawings(joao)).toBe(shown);
  expect((await sendAnything(app, changeSheets, { body: { draws_exercises: false }, as: joao })).status).toBe(403);
});
