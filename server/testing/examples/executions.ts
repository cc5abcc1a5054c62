import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { findExecution, listExecutions } from "#contract/execution/executions.ts";
import { findExerciseHistory, listExecutedExercises } from "#contract/execution/exercise-history.ts";
import { findGym, findTrainingToRecord, recordExecution, searchGymExercises } from "#contract/execution/gym.ts";
import { findProgression } from "#contract/execution/progression.ts";
import { aSnapshot } from "../executions.ts";
import { send } from "../send.ts";
import { markOf } from "../world.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function executionExamples({ prumo, joao, cycle, second }: ExampleSubjects): Promise<Example[]> {
  const [training] = cycle.mesocycle.trainings;
  if (!training) throw new Error("a prescribed mesocycle has a training");
  const params = { id: training.id };
  const body = aSnapshot(training, { note: `Bom treino de ${markOf(joao)}` });
  const { execution } = (await send(prumo.app, recordExecution, { params, body, as: joao })).body;
  const id = joao.id;
  return [
    [recordExecution, { params, body: { ...body, revision: 2 } }],
    [listExecutions, { params }],
    [findExecution, { params: { id, executionId: execution?.id } }],
    [findExecutionCalendar, { params: { id }, querystring: { from: "2026-03-01", to: "2026-03-14" } }],
    [listExecutedExercises, { params: { id } }],
    [
      findExerciseHistory,
      { params: { id, exerciseId: execution?.exercises[0]?.exercise_id }, querystring: { limit: 10 } },
    ],
    [findTrainingToRecord, { params, querystring: { day: body.day } }],
    [findGym, { params: { id } }],
    [searchGymExercises, { params: { id }, querystring: { q: "supino" } }],
    [findProgression, { params: { id }, querystring: { mesocycle: second.mesoId } }],
  ];
}
