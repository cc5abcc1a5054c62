import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Gym } from "#contract/execution/gym.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { randomId } from "../../../../api/random-id.ts";
import { offlineDatabase } from "../../../../session/offline-student.ts";
import { afterSending, isExpired, isWaiting, type SendResult } from "../log/queue.ts";
import { reconcile, withUnderWay } from "../log/reconcile.ts";
import { beginLog, type TrainingLog } from "../log/training-log.ts";

/** Raise it when this screen reads something new of {@link Gym}: what was kept in the former shape is read again. */
const SHAPE = 3;

export interface StoredGym {
  readonly gym: Gym;
  readonly keptAt: number;
  readonly shape: number;
}

export type LogKey = [trainingId: number, day: string];

interface Schema extends DBSchema {
  gym: { key: "gym"; value: StoredGym };
  device: { key: "id" | "token"; value: string };
  logs: { key: LogKey; value: TrainingLog };
}

type Database = IDBPDatabase<Schema>;

const keyOf = ({ trainingId, snapshot }: TrainingLog): LogKey => [trainingId, snapshot.day];

/** It closes by itself when another tab deletes it. */
export const openGymDatabase = (studentId: number): Promise<Database> =>
  openDB<Schema>(offlineDatabase(studentId), 1, {
    upgrade(database) {
      database.createObjectStore("gym");
      database.createObjectStore("device").put(randomId(), "id");
      database.createObjectStore("logs");
    },
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  });

/** Undefined when the device holds nothing that can still be used. */
export async function readGym(database: Database, now: number): Promise<StoredGym | undefined> {
  const stored = await database.get("gym", "gym");
  return stored && stored.shape === SHAPE && !isExpired(stored.keptAt, now) ? stored : undefined;
}

export const readLogs = (database: Database): Promise<TrainingLog[]> => database.getAll("logs");

export async function readDeviceId(database: Database): Promise<string> {
  return (await database.get("device", "id")) ?? "";
}

export async function deleteExpired(database: Database, now: number): Promise<void> {
  const transaction = database.transaction(["gym", "logs"], "readwrite");
  const [gyms, logStore] = [transaction.objectStore("gym"), transaction.objectStore("logs")];
  const [storedGym, logs] = await Promise.all([gyms.get("gym"), logStore.getAll()]);
  const old = logs.filter(({ changedAt }) => isExpired(changedAt, now));
  await Promise.all([
    storedGym && isExpired(storedGym.keptAt, now) && gyms.delete("gym"),
    ...old.map((log) => logStore.delete(keyOf(log))),
    transaction.done,
  ]);
}

/** Takes over what the server has where nothing waits here. */
export async function storeGym(database: Database, gym: Gym, now: number): Promise<void> {
  const deviceId = await readDeviceId(database);
  const transaction = database.transaction(["gym", "logs"], "readwrite");
  const [gyms, logStore] = [transaction.objectStore("gym"), transaction.objectStore("logs")];
  const [logs, stored] = await Promise.all([logStore.getAll(), gyms.get("gym")]);
  const { keep, remove } = reconcile(gym, logs, { deviceId, now });
  await Promise.all([
    gyms.put({ gym: withUnderWay(gym, stored?.gym, logs, now), keptAt: now, shape: SHAPE }, "gym"),
    ...keep.map((log) => logStore.put(log, keyOf(log))),
    ...remove.map((log) => logStore.delete(keyOf(log))),
    transaction.done,
  ]);
}

/**
 * In one step, so that no tab writes over another's change. A training without a log begins one. Of an earlier day the server may have a record that this
 * device has forgotten: under a name of its own what is new comes beside it, and never over it.
 */
export async function changeLog(
  database: Database,
  {
    trainingId,
    trainingName,
    day,
  }: { readonly trainingId: number; readonly trainingName: string; readonly day: string },
  change: (log: TrainingLog) => TrainingLog,
): Promise<void> {
  const deviceId = day < todayInSaoPaulo(Date.now()) ? randomId() : await readDeviceId(database);
  const { done, store } = database.transaction("logs", "readwrite");
  const key: LogKey = [trainingId, day];
  const stored = await store.get(key);
  const log = stored ?? beginLog({ trainingId, trainingName, day, deviceId, execution: undefined });
  await Promise.all([store.put(change(log), key), done]);
}

export const outboxOf = (database: Database) => ({
  waiting: async () => (await readLogs(database)).filter(isWaiting),
  /** Refused logs are unsent too. */
  unsent: async () => (await readLogs(database)).filter((log) => isWaiting(log) || log.refusal !== null),
  async applyResult(sent: TrainingLog, result: SendResult) {
    const { done, store } = database.transaction("logs", "readwrite");
    const current = await store.get(keyOf(sent));
    await Promise.all([current && store.put(afterSending(current, sent, result), keyOf(sent)), done]);
  },
});
