import type { Training } from "#contract/prescription/trainings.ts";
import { inOrder } from "./training-draft.ts";

let last = 0;

/** Below zero, so that it is never an id of the database. */
export const newId = (): number => --last;

export const isNew = (id: number): boolean => id < 0;

/** The stored id, once the server has answered it for a new one. */
export type IdOf = (id: number) => number;

export interface KnownIds {
  /** The stored ids by the new ones. */
  readonly stored: ReadonlyMap<number, number>;
  /** The ids under which stored rows appeared on this screen. They key a new row, which keeps its focus when it is stored. */
  readonly first: ReadonlyMap<number, number>;
}

export const NO_NEW_IDS: KnownIds = { stored: new Map(), first: new Map() };

export const idIn =
  ({ stored }: KnownIds): IdOf =>
  (id) =>
    stored.get(id) ?? id;

/** The answer has the same trainings and rows as the request, in the same order. */
export function learnIds(known: KnownIds, sent: readonly Training[], answered: readonly Training[]): KnownIds {
  const pairs = sent.flatMap((training, index) => {
    const twin = answered[index];
    const rows = inOrder(twin?.exercises ?? []);
    return [[training.id, twin?.id], ...inOrder(training.exercises).map(({ id }, row) => [id, rows[row]?.id])];
  });
  const stored = new Map(known.stored);
  const first = new Map(known.first);
  for (const [id, answer] of pairs) {
    if (id === undefined || answer === undefined || !isNew(id)) continue;
    stored.set(id, answer);
    first.set(answer, id);
  }
  return { stored, first };
}
