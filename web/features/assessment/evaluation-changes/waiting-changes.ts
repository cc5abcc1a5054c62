import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import { valueUnder } from "#domain/record.ts";
import { session } from "../../../api/session.ts";
import { inTurn } from "../../../session/in-turn.ts";
import { rememberedTrainer } from "../../../session/offline-student.ts";
import { inSealed } from "../../../session/sealed.ts";
import type { SealedStore } from "../../../session/sealed-store.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";

export const evaluationKey = ({ id, macroId, mesoId, microId }: CyclePath): string =>
  [id, macroId, mesoId, microId ?? "whole"].join(".");

/** False where the device takes nothing along. */
export const takesAlong = (): boolean => rememberedTrainer(session.token()) !== undefined;

export async function inStore<T>(work: (store: SealedStore) => Promise<T>): Promise<T | undefined> {
  const trainerId = rememberedTrainer(session.token());
  return trainerId === undefined ? undefined : inSealed(trainerId, work);
}

interface WaitingRows<Owner> {
  readonly read: (owner: Owner) => Promise<readonly FieldChangeDraft[]>;
  /** Answers whether the device has them. */
  readonly keep: (owner: Owner, changes: readonly FieldChangeDraft[]) => Promise<boolean>;
  readonly list: () => Promise<readonly { readonly owner: Owner; readonly changes: readonly FieldChangeDraft[] }[]>;
  /** A change that was typed while others were sent stays. */
  readonly drop: (owner: Owner, confirmed: readonly { readonly id: string }[]) => Promise<void>;
}

interface Kind<Owner> {
  /** The row's part that says whose the changes are. */
  readonly name: string;
  /** Keys of these rows begin with it; other rows stay sealed. */
  readonly prefix: string;
  readonly idOf: (owner: Owner) => string;
}

/** One row for each owner of changes. */
export function waitingRows<Owner>({ name, prefix, idOf }: Kind<Owner>): WaitingRows<Owner> {
  const keyOf = (owner: Owner) => prefix + idOf(owner);
  const rowIn = (value: unknown) => {
    if (typeof value !== "object" || value === null || !(name in value && "changes" in value)) return undefined;
    // The device alone writes them, in this shape.
    return { owner: valueUnder(name, value) as Owner, changes: value.changes as readonly FieldChangeDraft[] };
  };
  const read = async (owner: Owner) =>
    rowIn(await inStore((store) => store.get("changes", keyOf(owner))))?.changes ?? [];
  /** Sealing waits between reading a row and writing it, so that a change typed meanwhile would be written over. */
  const inTurnOf = <T>(owner: Owner, work: () => Promise<T>) => inTurn(`prumo.changes.${keyOf(owner)}`, work);
  const write = async (owner: Owner, changes: readonly FieldChangeDraft[]) => {
    const isStored = await inStore(async (store) => {
      if (changes.length === 0) await store.remove("changes", keyOf(owner));
      else await store.put("changes", keyOf(owner), { [name]: owner, changes });
      return true;
    });
    return isStored ?? false;
  };
  return {
    read,
    keep: (owner, changes) => inTurnOf(owner, () => write(owner, changes)),
    async list() {
      const rows = await inStore(async (store) => {
        const ids = (await store.ids("changes")).filter((id) => (prefix ? id.startsWith(prefix) : /^\d/.test(id)));
        return Promise.all(ids.map((id) => store.get("changes", id)));
      });
      return (rows ?? []).flatMap((row) => rowIn(row) ?? []);
    },
    drop: (owner, confirmed) =>
      inTurnOf(owner, async () => {
        const ids = new Set(confirmed.map(({ id }) => id));
        const waiting = await read(owner);
        await write(
          owner,
          waiting.filter(({ id }) => !ids.has(id)),
        );
      }),
  };
}

/** Changes of one evaluation that the server has not confirmed, as a trainer's device keeps them. */
export const waitingSheets = waitingRows<CyclePath>({ name: "path", prefix: "", idOf: evaluationKey });
