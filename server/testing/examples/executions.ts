import * as comments from "#contract/execution/comments.ts";
import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { findExecution, listExecutions } from "#contract/execution/executions.ts";
import { findExerciseHistory, listExecutedExercises } from "#contract/execution/exercise-history.ts";
import { findGym, findTrainingToRecord, recordExecution, searchGymExercises } from "#contract/execution/gym.ts";
import { findAdjustment, findProgression } from "#contract/execution/progression.ts";
import { anMp4 } from "../files/films.ts";
import { send } from "../send.ts";
import { aComment } from "../steps/comments.ts";
import { aSnapshot } from "../steps/executions.ts";
import { markOf } from "../world.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function executionExamples({ prumo, joao, cycle, second }: ExampleSubjects): Promise<Example[]> {
  const [training] = cycle.mesocycle.trainings;
  if (!training) throw new Error("a prescribed mesocycle has a training");
  const params = { id: training.id };
  const body = aSnapshot(training, { note: `Bom treino de ${markOf(joao)}` });
  const { execution } = (await send(prumo.app, recordExecution, { params, body, as: joao })).body;
  const id = joao.id;
  await send(prumo.app, comments.decideMediaConsent, { body: { is_given: true }, as: joao });
  const { comment } = (
    await send(prumo.app, comments.writeComment, {
      params,
      body: aComment({ text: `Doeu, disse ${markOf(joao)}`, media: { kind: "film", size_bytes: 1_000_000 } }),
      as: joao,
    })
  ).body;
  const ofComment = { params: { id: comment?.id } };
  const piece = { payload: anMp4({ pictureBytes: 300_000 }), headers: { "content-type": "application/octet-stream" } };
  return [
    [
      comments.writeComment,
      { params, body: aComment({ exercise: { entry_id: null, exercise_id: 1, name: "Agachamento" }, set: 1 }) },
    ],
    [comments.listComments, { params }],
    [comments.markCommentsRead, { params, body: { comments: [comment?.id] } }],
    [comments.listConversations, { querystring: { student: id, unread: false } }],
    [comments.findUpload, ofComment],
    [comments.continueUpload, { ...ofComment, packed: piece, headers: { "upload-offset": "0" } }],
    [comments.removeComment, ofComment],
    [comments.findCommentSettings, {}],
    [comments.chooseRetention, { body: { media_days: 30 } }],
    [comments.decideMediaConsent, { body: { is_given: true } }],
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
    [
      findAdjustment,
      {
        params: { id },
        querystring: { mesocycle: second.mesoId, exercise: execution?.exercises[0]?.exercise_id },
      },
    ],
  ];
}
