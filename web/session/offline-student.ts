/*
 * What stays on a student's device, so that they can train without a signal: a database of their own, and who they are. It holds the
 * trainings of the running cycle and what waits to be sent, never an evaluation.
 */

const KEY = "prumo.offline";
const DATABASES = "prumo.gym.";

export interface OfflineStudent {
  readonly id: number;
  readonly name: string;
}

/** The name of a student's database on this device. */
export const offlineDatabase = (studentId: number): string => `${DATABASES}${studentId}`;

/** Remembers whose session it is, for a start without a connection. */
export function rememberStudent(token: string, { id, name }: OfflineStudent): void {
  localStorage.setItem(KEY, JSON.stringify({ token, id, name }));
}

/** The student that this device remembers; with a token only while the session is still the same. */
export function rememberedStudent(token?: string | null): OfflineStudent | undefined {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
  if (typeof kept !== "object" || kept === null || !("token" in kept && "id" in kept && "name" in kept)) return;
  const { id, name } = kept;
  if (typeof id !== "number" || typeof name !== "string") return;
  return token === undefined || kept.token === token ? { id, name } : undefined;
}

async function deleteDatabases(isGone: (name: string) => boolean): Promise<void> {
  // A browser that keeps no databases lists none.
  const databases = await indexedDB.databases().catch(() => []);
  const names = databases.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(DATABASES));
  await Promise.all(names.filter(isGone).map(deleted));
}

/** A database that another tab has open is deleted once that tab has closed it. */
const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/** Deletes what this device keeps of any other account. */
export async function keepOfflineOf(userId: number): Promise<void> {
  if (rememberedStudent()?.id !== userId) localStorage.removeItem(KEY);
  await deleteDatabases((name) => name !== offlineDatabase(userId));
}

/** Deletes all that this device keeps of a student. */
export async function forgetOffline(): Promise<void> {
  localStorage.removeItem(KEY);
  await deleteDatabases(() => true);
}
