import * as macrocycles from "#contract/planning/macrocycles.ts";
import * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import * as periodisations from "#contract/planning/periodisations.ts";
import * as copies from "#contract/planning/training-copies.ts";
import * as weekCopies from "#contract/planning/week-copies.ts";
import * as finalResults from "#contract/results/final-results.ts";
import { send } from "../send.ts";
import {
  anEvaluation,
  anExchange,
  aTraining,
  evaluateMicrocycle,
  evaluationBody,
  exercisesOfType,
  resisted,
  saveMicrocycle,
} from "../steps/cycles.ts";
import type { Example, ExampleSubjects } from "./example.ts";

/** `removals` run after all other calls, which need what they remove. */
export async function cycleExamples({ prumo, ana, joao, cycle, second, weeks }: ExampleSubjects) {
  const { path } = cycle;
  const macrocycle = { id: path.id, macroId: path.macroId };
  const [exercise = 0] = await exercisesOfType(prumo, joao, "resistence");
  const { body } = await send(prumo.app, mesocycles.findMesocycle, { params: path, as: ana });
  const { lock_version, trainings } = body.mesocycle;
  const [week, nextWeek, thirdWeek, lastWeek] = weeks;
  if (!week || !nextWeek || !thirdWeek || !lastWeek) throw new Error("a mesocycle of four weeks has four");
  const next = { student: joao, path: nextWeek };
  await evaluateMicrocycle(prumo, next);
  const { trainings: nextTrainings, lock_version: nextVersion } = await saveMicrocycle(prumo, next, {
    trainings: [aTraining()],
  });
  // The example of creating a microcycle takes its place.
  await send(prumo.app, microcycles.removeMicrocycle, { params: lastWeek, as: ana });
  const { microcycle } = (await send(prumo.app, microcycles.findMicrocycle, { params: week, as: ana })).body;
  const macrocycleBody = { name: "Temporada 2027", items_to_be_evaluated: ["somatotype"] };
  const examples: Example[] = [
    [periodisations.createMacrocycle, { params: { id: joao.id }, body: macrocycleBody }],
    [macrocycles.proposeMacrocycle, { params: { id: joao.id } }],
    [macrocycles.updateMacrocycle, { params: macrocycle, body: { ...macrocycleBody, lock_version: 0 } }],
    [finalResults.findFinalResult, { params: macrocycle }],
    [finalResults.finalResultPdf, { params: macrocycle }],
    [mesocycles.listMesocycles, { params: macrocycle }],
    [mesocycles.findMesocycle, { params: path }],
    [mesocycles.findEvaluation, { params: path }],
    [mesocycles.findPhotos, { params: path }],
    [mesocycles.findChangePosition, { params: path }],
    [mesocycles.findTrainings, { params: path }],
    [
      mesocycles.createMesocycle,
      {
        params: macrocycle,
        body: { name: "Mesociclo 9", goal: "Força", start_date: "2026-09-01", end_date: "2026-09-28" },
      },
    ],
    [
      mesocycles.updateMesocycle,
      {
        params: path,
        body: {
          lock_version,
          name: "Mesociclo 1",
          goal: "Hipertrofia",
          start_date: "2026-02-23",
          end_date: "2026-03-22",
          trainings: trainings.map(({ id }, index) =>
            aTraining({ id, weekdays: index === 0 ? ["1"] : ["3"], exercises: [resisted({ id: exercise })] }),
          ),
        },
      },
    ],
    [mesocycles.exchangeChanges, { params: path, body: anExchange() }],
    [mesocycles.evaluationPdf, { params: path, querystring: { sections: "perimeter,photos" } }],
    [mesocycles.trainingsPdf, { params: path }],
    [mesocycles.comparisonPdf, { params: { firstId: path.mesoId, secondId: second.mesoId } }],
    [microcycles.listMicrocycles, { params: week }],
    [microcycles.findMicrocycle, { params: week }],
    [microcycles.findEvaluation, { params: week }],
    [microcycles.findPhotos, { params: week }],
    [microcycles.findChangePosition, { params: week }],
    [microcycles.findTrainings, { params: week }],
    [
      microcycles.createMicrocycle,
      {
        params: week,
        body: { name: "Microciclo 4", goal: "Força", start_date: "2026-05-11", end_date: "2026-05-17" },
      },
    ],
    [
      microcycles.updateMicrocycle,
      // With the other body than the mesocycle above: the evaluation.
      { params: week, body: evaluationBody(anEvaluation(), microcycle.evaluation_lock_version) },
    ],
    [microcycles.exchangeChanges, { params: week, body: anExchange() }],
    [microcycles.evaluationPdf, { params: week }],
    [microcycles.trainingsPdf, { params: week }],
    [microcycles.comparisonPdf, { params: { firstId: week.microId, secondId: nextWeek.microId } }],
    [copies.listMesocyclesToCopy, { params: { id: joao.id } }],
    [copies.listMicrocyclesToCopy, { params: { id: joao.id } }],
    [
      copies.copyTrainings,
      {
        querystring: {
          idStudent: joao.id,
          idMesocycles: second.mesoId,
          idMicrocyclesOrigin: week.microId,
          library: "false",
          isMicrocycle: "false",
        },
      },
    ],
    [weekCopies.findWeekCopy, { params: week }],
    [
      weekCopies.copyWeek,
      {
        params: week,
        body: {
          microcycle_id: nextWeek.microId,
          lock_version: nextVersion,
          weeks: [{ microcycle_id: thirdWeek.microId, lock_version: 0 }],
          rule: { kind: "percent", percent: 2.5 },
          deload: { every: 4, sets_percent: 50, load_percent: 10 },
        },
      },
    ],
  ];
  const removals: Example[] = [
    [weekCopies.undoWeekCopy, { params: week }],
    [mesocycles.removeTraining, { params: { id: path.mesoId, trainingId: trainings[0]?.id } }],
    [
      microcycles.removeTraining,
      {
        params: { id: nextWeek.microId, trainingId: nextTrainings[0]?.id },
        body: { lock_version: nextVersion },
      },
    ],
    [microcycles.removeMicrocycle, { params: nextWeek }],
    [mesocycles.removeMesocycle, { params: path }],
    [macrocycles.removeMacrocycle, { params: macrocycle }],
  ];
  return { examples, removals };
}
