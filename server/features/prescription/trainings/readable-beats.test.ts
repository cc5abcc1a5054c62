import { expect, it } from "vitest";
import { findGym, findTrainingToRecord } from "#contract/execution/gym.ts";
import { findMesocycle } from "#contract/planning/mesocycles.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { readSharedTrainings, shareDocument } from "#contract/sharing/shared-links.ts";
import { saveReadiness } from "#contract/students/readiness.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { actAsTrainer, inScope } from "../../../platform/database/scope.ts";
import { type Anything, send } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, aTraining } from "../../../testing/steps/cycles.ts";
import { startPrescribing } from "../../../testing/steps/prescriptions.ts";
import { findPrintedTrainings } from "../../planning/cycles/queries.ts";

const { app, testApp, ana, joao, exercise, prescribe } = await startPrescribing();
const TODAY = "2026-03-02";
const cycle = await anEvaluatedMesocycle(testApp, joao);
const aerobic = {
  exercise: [exercise("exerc_aerobicos")],
  exercise_technic: null,
  tempo: "00:20:00",
  aerobicocont: true,
  freqCardiaca: 150,
};
const noted = { ...aerobic, observacao: "Em frases curtas" };
const { status } = await prescribe(cycle, [aTraining({ exercises: [aerobic, noted] })]);

const rowsOf = (training: Training | null | undefined) =>
  training?.exercises.map(({ freqCardiaca, observacao }) => [freqCardiaca, observacao]);

/** The rows of the training in every answer and document that has them. */
async function shownRows() {
  const { path } = cycle;
  const mesocycleOf = async (as: Anything["as"]) =>
    (await send(app, findMesocycle, { params: path, as })).body.mesocycle.trainings[0];
  const ofTrainer = await mesocycleOf(ana);
  const gym = (await send(app, findGym, { params: { id: joao.id }, as: joao })).body;
  const one = await send(app, findTrainingToRecord, {
    params: { id: ofTrainer?.id ?? 0 },
    querystring: { day: TODAY },
    as: joao,
  });
  const document = { document: "trainings" as const, macrocycle_id: path.macroId, mesocycle_id: path.mesoId };
  const { url } = (await send(app, shareDocument, { params: { id: joao.id }, body: document, as: ana })).body;
  const token = url.slice(url.lastIndexOf("/") + 1);
  const shared = (await send(app, readSharedTrainings, { params: { token } })).body;
  const printed = await inScope(testApp.dependencies.db, actAsTrainer(ana.id, "demonstration"), (scope) =>
    findPrintedTrainings(scope, path, TODAY),
  );
  return {
    trainer: rowsOf(ofTrainer),
    student: rowsOf(await mesocycleOf(joao)),
    gym: rowsOf(gym.trainings[0]),
    record: rowsOf(one.body.training),
    shared: rowsOf(shared.trainings[0]),
    paper: rowsOf(printed?.trainings[0]),
  };
}

it("beats that were prescribed before a medicine was told reach nobody who trains by them, and stay with their trainer", async () => {
  expect(status).toBe(200);
  const stored = [
    [150, null],
    [150, "Em frases curtas"],
  ];
  const all = { student: stored, gym: stored, record: stored, shared: stored, paper: stored };
  expect(await shownRows()).toEqual({ trainer: stored, ...all });
  await send(app, saveReadiness, {
    params: { id: joao.id },
    body: {
      version: 0,
      answers: { ...NOT_ASKED, is_active: true, diseases: [], signs: [], medicines: ["beta_blocker"] },
    },
    as: ana,
  });
  const left = [
    [null, "Combine o esforço com o seu personal."],
    [null, "Em frases curtas"],
  ];
  expect(await shownRows()).toEqual({
    trainer: stored,
    ...{ student: left, gym: left, record: left, shared: left, paper: left },
  });
});
