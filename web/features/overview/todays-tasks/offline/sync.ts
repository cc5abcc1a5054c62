import { ApiError } from "../../../../api/api-error.ts";
import { queryClient } from "../../../../api/query-client.ts";
import { session } from "../../../../api/session.ts";
import { deviceId } from "../../../../session/device-id.ts";
import { rememberedTrainer, rememberTrainer } from "../../../../session/offline-student.ts";
import { refreshTaken } from "../../../../session/taken-answers.ts";
import { dropConfirmed, listWaiting, type WaitingRow } from "../../../assessment/evaluation-changes/waiting-changes.ts";
import { evaluationQuery } from "../../../assessment/evaluations/data.ts";
import { sendPhoto } from "../../../assessment/posture-photos/data.ts";
import {
  dropKeptPhoto,
  fileOf,
  type KeptPhoto,
  listKeptPhotos,
} from "../../../assessment/posture-photos/kept-photos.ts";
import { exchangeChanges } from "../../../planning/cycles/cycle-calls.ts";

export interface Unsent {
  readonly changes: number;
  readonly photos: number;
  /** Sentences of the server about what it did not take. */
  readonly refusals: readonly string[];
}

const LOCK = "prumo.sealed";

/** One tab at a time; where there are no locks, the server takes a change once in any case. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(LOCK, work) : work();

/** How many evaluations are sent at once. */
const AT_ONCE = 3;

/** Sends what waits, evaluation by evaluation; one that is refused holds up no other. */
export const sendTaken = (): Promise<Unsent> =>
  inTurn(async () => {
    const rows = await listWaiting();
    const refusals: string[] = [];
    const queue = [...rows];
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) refusals.push(...(await sendRow(row)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const photo of await listKeptPhotos()) refusals.push(...(await sendKept(photo)));
    return { ...(await countUnsent()), refusals };
  });

async function sendRow({ path, changes }: WaitingRow): Promise<readonly string[]> {
  try {
    const { cycle, exchanged } = await exchangeChanges(path, { device_id: deviceId(), changes: [...changes] });
    const refused = new Set(exchanged.refused.map(({ id }) => id));
    await dropConfirmed(
      path,
      changes.filter(({ id }) => !refused.has(id)),
    );
    const { queryKey } = evaluationQuery(path);
    refreshTaken(queryKey, cycle);
    if (!queryClient.getQueryCache().find({ queryKey })?.isActive()) queryClient.removeQueries({ queryKey });
    return exchanged.refused.map(({ detail }) => detail);
  } catch (error) {
    return sentenceOf(error);
  }
}

async function sendKept(photo: KeptPhoto): Promise<readonly string[]> {
  const { path, slot } = photo;
  try {
    await sendPhoto(path, { [slot]: fileOf(photo) }, { signal: new AbortController().signal, onProgress: () => {} });
    await dropKeptPhoto(photo);
    return [];
  } catch (error) {
    return sentenceOf(error);
  }
}

/** Without an answer it is sent at the next chance. */
const sentenceOf = (error: unknown): readonly string[] =>
  error instanceof ApiError && error.status !== 0 && error.status !== 503 ? [error.message] : [];

export async function countUnsent(): Promise<Pick<Unsent, "changes" | "photos">> {
  const rows = await listWaiting();
  return {
    changes: rows.reduce((sum, { changes }) => sum + changes.length, 0),
    photos: (await listKeptPhotos()).length,
  };
}

/** The person signed in again: the device's evaluations are theirs still. */
export async function resumeTaken(userId: number): Promise<void> {
  const token = session.token();
  if (token && rememberedTrainer() === userId) rememberTrainer(token, userId);
  if (rememberedTrainer(token) === userId && navigator.onLine) await sendTaken();
}
