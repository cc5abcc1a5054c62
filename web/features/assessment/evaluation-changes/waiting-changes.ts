import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import { session } from "../../../api/session.ts";
import { rememberedTrainer } from "../../../session/offline-student.ts";
import { inSealed } from "../../../session/sealed.ts";
import type { SealedStore } from "../../../session/sealed-store.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";

/** Changes of one evaluation that the server has not confirmed, as a trainer's device keeps them. */
export interface WaitingRow {
  readonly path: CyclePath;
  readonly changes: readonly FieldChangeDraft[];
}

export const evaluationKey = ({ id, macroId, mesoId, microId }: CyclePath): string =>
  [id, macroId, mesoId, microId ?? "whole"].join(".");

/** False where the device takes nothing along. */
export const takesAlong = (): boolean => rememberedTrainer(session.token()) !== undefined;

export async function inStore<T>(work: (store: SealedStore) => Promise<T>): Promise<T | undefined> {
  const trainerId = rememberedTrainer(session.token());
  return trainerId === undefined ? undefined : inSealed(trainerId, work);
}

const isRow = (value: unknown): value is WaitingRow =>
  typeof value === "object" && value !== null && "path" in value && "changes" in value;

export async function readWaiting(path: CyclePath): Promise<readonly FieldChangeDraft[]> {
  const row = await inStore((store) => store.get("changes", evaluationKey(path)));
  return isRow(row) ? row.changes : [];
}

/** Answers whether the device has them. */
export async function keepWaiting(path: CyclePath, changes: readonly FieldChangeDraft[]): Promise<boolean> {
  const row: WaitingRow = { path, changes };
  const isStored = await inStore(async (store) => {
    if (changes.length === 0) await store.remove("changes", evaluationKey(path));
    else await store.put("changes", evaluationKey(path), row);
    return true;
  });
  return isStored ?? false;
}

export async function listWaiting(): Promise<readonly WaitingRow[]> {
  const rows = await inStore(async (store) => {
    const ids = await store.ids("changes");
    return Promise.all(ids.map((id) => store.get("changes", id)));
  });
  return (rows ?? []).filter(isRow);
}

/** A change that was typed while others were sent stays. */
export async function dropConfirmed(path: CyclePath, confirmed: readonly FieldChangeDraft[]): Promise<void> {
  const ids = new Set(confirmed.map(({ id }) => id));
  const waiting = await readWaiting(path);
  await keepWaiting(
    path,
    waiting.filter(({ id }) => !ids.has(id)),
  );
}
