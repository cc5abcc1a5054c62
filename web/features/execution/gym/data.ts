import { queryOptions } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/execution/gym.endpoints.ts";
import type { Gym } from "#contract/execution/gym.ts";
import { type Endpoints, send, sendOnce } from "../../../api/api.ts";
import { ApiError } from "../../../api/api-error.ts";
import type { SendResult } from "./log/queue.ts";
import type { TrainingLog } from "./log/training-log.ts";

export type { GymExercise } from "#contract/execution/gym.ts";

const gym: Endpoints<typeof import("#contract/execution/gym.ts")> = endpoints;

/** It is no query: the device keeps it, and reads it from there. */
export const fetchGym = (studentId: number): Promise<Gym> => sendOnce(gym.findGym, { params: { id: studentId } });

export const gymSearchQuery = (studentId: number, q: string) =>
  queryOptions({
    queryKey: ["gym", studentId, "search", q],
    queryFn: ({ signal }) => send(gym.searchGymExercises, { params: { id: studentId }, querystring: { q } }, signal),
    staleTime: 5 * 60_000,
  });

/** Other statuses say nothing about the log itself, nor does the answer of a proxy in between. */
const ABOUT_THE_LOG = [400, 403, 404, 413, 422];

function resultOf(error: unknown): SendResult {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, detail } = error;
  if (status === 401) return { kind: "signed-out" };
  return ABOUT_THE_LOG.includes(status) && code !== "unexpected"
    ? { kind: "refused", refusal: { status, detail } }
    : { kind: "away" };
}

export const postLog = ({ trainingId, snapshot }: TrainingLog): Promise<SendResult> =>
  sendOnce(gym.recordExecution, { params: { id: trainingId }, body: snapshot }).then(
    ({ execution }) => ({ kind: "stored", execution }),
    resultOf,
  );

export const fetchTrainingToRecord = (id: number, day: string, signal: AbortSignal) =>
  send(gym.findTrainingToRecord, { params: { id }, querystring: { day } }, signal);

export const recordExecution = (args: CallArguments<typeof import("#contract/execution/gym.ts").recordExecution>) =>
  send(gym.recordExecution, args);
