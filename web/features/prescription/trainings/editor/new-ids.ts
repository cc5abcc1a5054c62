import type { Training } from "#contract/prescription/trainings.ts";
import { inOrder } from "./training-draft.ts";

/** Ids below zero, so that none is ever an id of the database. */
export function newIds(): () => number {
  let last = 0;
  return () => --last;
}

export const isNew = (id: number): boolean => id < 0;

/** The stored id, once the server has answered it for a new one. */
export type IdOf = (id: number) => number;

export interface IdsOfNew {
  /** The stored ids by the new ones. */
  readonly stored: ReadonlyMap<number, number>;
  /** The ids under which stored rows appeared on this screen. They key a new row, which keeps its focus when it is stored. */
  readonly first: ReadonlyMap<number, number>;
}

export const NO_NEW_IDS: IdsOfNew = { stored: new Map(), first: new Map() };

export const idIn =
  ({ stored }: IdsOfNew): IdOf =>
  (id) =>
    stored.get(id) ?? id;

/** The answer has the same trainings and rows as the request, in the same order. */
export function withAnsweredIds(ids: IdsOfNew, sent: readonly Training[], answered: readonly Training[]): IdsOfNew {
  const pairs = sent.flatMap((training, index) => {
    const twin = answered[index];
    const rows = inOrder(twin?.exercises ?? []);
    return [[training.id, twin?.id], ...inOrder(training.exercises).map(({ id }, row) => [id, rows[row]?.id])];
  });
  const stored = new Map(ids.stored);
  const first = new Map(ids.first);
  for (const [id, answer] of pairs) {
    if (id === undefined || answer === undefined || !isNew(id)) continue;
    stored.set(id, answer);
    first.set(answer, id);
  }
  return { stored, first };
}
