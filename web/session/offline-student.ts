/*
 * A student's device never holds an evaluation: only the trainings of the running cycle, unsent work and kept answers. A trainer's holds
 * those that were taken along, sealed.
 */

import { endPush } from "./service-worker.ts";

const KEY = "prumo.offline";
const TRAINER_KEY = "prumo.offline-trainer";
const PUSH_OWNER = "prumo.push-owner";
const [GYM, ANSWERS, COMMENTS, SEALED] = ["prumo.gym.", "prumo.answers.", "prumo.comments.", "prumo.sealed."];

export interface OfflineStudent {
  readonly id: number;
  readonly name: string;
}

export const offlineDatabase = (studentId: number): string => `${GYM}${studentId}`;
export const answersDatabase = (studentId: number): string => `${ANSWERS}${studentId}`;
/** A trainer has one too: a film goes on after a reload. */
export const commentsDatabase = (userId: number): string => `${COMMENTS}${userId}`;

/** Evaluations that a trainer took along. */
export const sealedDatabase = (trainerId: number): string => `${SEALED}${trainerId}`;

export function rememberStudent(token: string, { id, name }: OfflineStudent): void {
  localStorage.setItem(KEY, JSON.stringify({ token, id, name }));
}

/** With a token, only while the session is still the same. */
export function rememberedStudent(token?: string | null): OfflineStudent | undefined {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
  if (typeof stored !== "object" || stored === null || !("token" in stored && "id" in stored && "name" in stored))
    return;
  const { id, name } = stored;
  if (typeof id !== "number" || typeof name !== "string") return;
  return token === undefined || stored.token === token ? { id, name } : undefined;
}

/** The device holds evaluations for this session. */
export function rememberTrainer(token: string, id: number): void {
  localStorage.setItem(TRAINER_KEY, JSON.stringify({ token, id }));
}

/** With a token, only while the session is still the same. */
export function rememberedTrainer(token?: string | null): number | undefined {
  const stored: unknown = JSON.parse(localStorage.getItem(TRAINER_KEY) ?? "null");
  if (typeof stored !== "object" || stored === null || !("token" in stored && "id" in stored)) return;
  if (typeof stored.id !== "number") return;
  return token === undefined || stored.token === token ? stored.id : undefined;
}

export const forgetTrainer = (trainerId: number): Promise<void> => {
  localStorage.removeItem(TRAINER_KEY);
  return deleteDatabases((name) => name === sealedDatabase(trainerId));
};

/** Notices come to this browser for this person. */
export const rememberPushOwner = (userId: number): void => localStorage.setItem(PUSH_OWNER, String(userId));

export function isPushOfAnother(userId: number): boolean {
  const owner = localStorage.getItem(PUSH_OWNER);
  return owner !== null && owner !== String(userId);
}

/** One that could not be ended is still known, and tried again. */
export async function forgetPush(): Promise<void> {
  if (await endPush()) localStorage.removeItem(PUSH_OWNER);
}

async function deleteDatabases(isGone: (name: string) => boolean): Promise<void> {
  // A browser that keeps no databases lists none.
  const databases = await indexedDB.databases().catch(() => []);
  const names = databases
    .flatMap(({ name }) => name ?? [])
    .filter((name) => [GYM, ANSWERS, COMMENTS, SEALED].some((kind) => name.startsWith(kind)));
  await Promise.all(names.filter(isGone).map(deleted));
}

/** A database that another tab has open is deleted once that tab has closed it. */
const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

export async function keepOfflineOf(userId: number): Promise<void> {
  if (rememberedStudent()?.id !== userId) localStorage.removeItem(KEY);
  if (rememberedTrainer() !== userId) localStorage.removeItem(TRAINER_KEY);
  const names = [offlineDatabase, answersDatabase, commentsDatabase, sealedDatabase].map((nameOf) => nameOf(userId));
  // The session of the person before may have expired, which ends none of this.
  await Promise.all([
    deleteDatabases((name) => !names.includes(name)),
    isPushOfAnother(userId) ? forgetPush() : undefined,
  ]);
}

/** Notices of the person who leaves come here no more. */
export async function forgetOffline(): Promise<void> {
  localStorage.removeItem(KEY);
  localStorage.removeItem(TRAINER_KEY);
  await Promise.all([deleteDatabases(() => true), forgetPush()]);
}
