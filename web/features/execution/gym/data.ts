import type { CallArguments } from "#contract/call.ts";
import type * as gym from "#contract/execution/gym.ts";
import { endpoint, send, sendOnce } from "../../../api/api.ts";
import { ApiError } from "../../../api/api-error.ts";
import type { SendResult } from "./log/queue.ts";
import type { TrainingLog } from "./log/training-log.ts";

const find = endpoint<typeof gym.findGym>("GET", "/api/v1/students/:id/gym");
const record = endpoint<typeof gym.recordExecution>("POST", "/api/v1/trainings/:id/executions");
const findToRecord = endpoint<typeof gym.findTrainingToRecord>("GET", "/api/v1/trainings/:id/record");

export type { GymExercise } from "#contract/execution/gym.ts";

/** It is no query: the device keeps it, and reads it from there. */
export const fetchGym = (studentId: number): Promise<gym.Gym> => sendOnce(find, { params: { id: studentId } });

/** Other statuses say nothing about the log itself. */
const ABOUT_THE_LOG = [400, 403, 404, 413, 422];

function resultOf(error: unknown): SendResult {
  if (!(error instanceof ApiError)) throw error;
  const { status, detail } = error;
  if (status === 401) return { kind: "signed-out" };
  return ABOUT_THE_LOG.includes(status) ? { kind: "refused", refusal: { status, detail } } : { kind: "away" };
}

export const postLog = ({ trainingId, snapshot }: TrainingLog): Promise<SendResult> =>
  sendOnce(record, { params: { id: trainingId }, body: snapshot }).then(
    ({ execution }) => ({ kind: "stored", execution }),
    resultOf,
  );

export const fetchTrainingToRecord = (id: number, day: string, signal: AbortSignal) =>
  send(findToRecord, { params: { id }, querystring: { day } }, signal);

export const recordExecution = (snapshot: CallArguments<typeof gym.recordExecution>) => send(record, snapshot);
