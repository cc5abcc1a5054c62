import type { Training } from "#contract/prescription/trainings.ts";
import { inOrder } from "./training-draft.ts";

let last = 0;

/** An id for a training or a row that the server does not know yet: below zero, so that it is never one of the database. */
export const newId = (): number => --last;

/** Whether the server does not know the training or row yet. */
export const isNew = (id: number): boolean => id < 0;

/** The present id of a training or a row: the stored one, once the server has answered it for a new one. */
export type IdOf = (id: number) => number;

/** What became of new ids. */
export interface NewIds {
  readonly idOf: IdOf;
  /** The id under which it appeared on this screen. It stays when a new row gets its stored id, so that the row keeps its focus. */
  readonly keyOf: IdOf;
  /** Compares what was sent with the answer, which has the same trainings and rows in the same order. */
  readonly learn: (sent: readonly Training[], answered: readonly Training[]) => void;
}

export function newIds(): NewIds {
  const stored = new Map<number, number>();
  const first = new Map<number, number>();
  const pair = (sent: number, answered: number | undefined) => {
    if (!isNew(sent) || answered === undefined) return;
    stored.set(sent, answered);
    first.set(answered, sent);
  };
  return {
    idOf: (id) => stored.get(id) ?? id,
    keyOf: (id) => first.get(id) ?? id,
    learn(sent, answered) {
      for (const [place, training] of sent.entries()) {
        const twin = answered[place];
        pair(training.id, twin?.id);
        const rows = inOrder(twin?.exercises ?? []);
        for (const [row, { id }] of inOrder(training.exercises).entries()) pair(id, rows[row]?.id);
      }
    },
  };
}
