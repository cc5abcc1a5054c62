import { hashKey, type QueryKey } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { session } from "../api/session.ts";
import { fromDevice } from "./away.ts";
import { rememberedTrainer } from "./offline-student.ts";
import { staysUnanswered } from "./patience.ts";
import { inSealed } from "./sealed.ts";

interface Taking {
  /** An answer that came replaces the one that is kept. */
  readonly refreshes?: boolean;
}

/** The server's answer or, without one, the one that a trainer's device took along. */
export async function orTaken<T>(key: QueryKey, read: () => Promise<T>, { refreshes = true }: Taking = {}): Promise<T> {
  const trainerId = rememberedTrainer(session.token());
  if (trainerId === undefined) return read();
  const answer = read();
  if (!(await staysUnanswered(answer))) {
    if (refreshes) void answer.then((value) => refresh(trainerId, key, value)).catch(() => undefined);
    return answer;
  }
  const stored = await readTaken(trainerId, key);
  if (stored === undefined) return answer;
  answer.catch(() => undefined);
  fromDevice.write(true);
  // Each key belongs to one query, whose answer was kept as it came.
  return stored as T;
}

export const readTaken = (trainerId: number, key: QueryKey): Promise<unknown> =>
  inSealed(trainerId, (store) => store.get("answers", hashKey(key))).catch(() => undefined);

/** Each key belongs to one query, whose answer was kept as it came. */
export async function findTaken<T>(key: QueryKey): Promise<T | undefined> {
  const trainerId = rememberedTrainer(session.token());
  return trainerId === undefined ? undefined : ((await readTaken(trainerId, key)) as T | undefined);
}

export const keepAnswer = (trainerId: number, key: QueryKey, answer: unknown): Promise<void> =>
  inSealed(trainerId, (store) => store.put("answers", hashKey(key), answer));

async function refresh(trainerId: number, key: QueryKey, answer: unknown): Promise<void> {
  fromDevice.write(false);
  await inSealed(trainerId, async (store) => {
    if ((await store.ids("answers")).includes(hashKey(key))) await store.put("answers", hashKey(key), answer);
  });
}

/** An answer that a change brought, if the device keeps it. */
export function refreshTaken(key: QueryKey, answer: unknown): void {
  const trainerId = rememberedTrainer(session.token());
  if (trainerId !== undefined) void refresh(trainerId, key, answer).catch(() => undefined);
}

/** Puts the answers that every page needs into the cache. */
export async function restoreTaken(trainerId: number, keys: readonly QueryKey[]): Promise<void> {
  for (const key of keys) {
    const answer = await readTaken(trainerId, key);
    if (answer !== undefined && queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, answer);
  }
  fromDevice.write(true);
}
