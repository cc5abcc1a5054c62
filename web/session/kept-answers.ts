import type { Query } from "@tanstack/react-query";
import { type DBSchema, deleteDB, openDB } from "idb";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { queryClient } from "../api/query-client.ts";
import { session } from "../api/session.ts";
import { fromDevice } from "./away.ts";
import { answersDatabase } from "./offline-student.ts";

/* A student's device keeps the answers whose query says what of them may stay (`meta.keep`), in a database for each student. */

const DAYS_KEPT = 14;

interface Kept {
  readonly key: readonly unknown[];
  readonly answer: unknown;
  readonly at: number;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Kept };
}

const isExpired = ({ at }: Kept) => Date.now() - at >= DAYS_KEPT * MS_PER_DAY;

/** Closed after each use, so that signing out can delete it. */
async function inDatabase<T>(studentId: number, work: (store: Store) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(answersDatabase(studentId), 1, {
    upgrade: (created) => void created.createObjectStore("answers"),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

type Store = Awaited<ReturnType<typeof openDB<Schema>>>;

/** Below the re-login dialog the session is recognized still. */
const isSignedOut = () => !session.isOpen() && !session.isRecognized();

async function keep(studentId: number, { queryKey, queryHash, state, meta }: Query): Promise<void> {
  if (!meta?.keep || state.data === undefined) return;
  const row = { key: queryKey, answer: meta.keep(state.data as never), at: state.dataUpdatedAt };
  await inDatabase(studentId, (database) => database.put("answers", row, queryHash));
  // Signing out deletes the device's databases; an answer that was on its way would bring this one back.
  if (isSignedOut()) await deleteDB(answersDatabase(studentId));
}

/** Keeps what is in the cache and what arrives later; the answer stops it. Other queries may be answered by the device itself. */
export function keepAnswers(studentId: number): () => void {
  const cache = queryClient.getQueryCache();
  // A browser without room or without databases keeps nothing.
  const tryToKeep = (query: Query) => void keep(studentId, query).catch(() => undefined);
  if (!fromDevice.read()) for (const query of cache.getAll()) tryToKeep(query);
  return cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    if (!event.query.meta?.keep) return;
    fromDevice.write(false);
    tryToKeep(event.query);
  });
}

/** Puts into the cache what it lacks. */
export async function restoreAnswers(studentId: number): Promise<void> {
  const rows = await inDatabase(studentId, (database) => database.getAll("answers")).catch(() => []);
  for (const { key, answer, at } of rows.filter((row) => !isExpired(row))) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, answer, { updatedAt: at });
  }
  fromDevice.write(true);
}
