import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { mergeThreeWays } from "../../../../ui/conflict/three-way-merge.ts";
import { type IdOf, newId } from "./new-ids.ts";
import { numbered, type TrainingsChange } from "./training-changes.ts";
import { inOrder } from "./training-draft.ts";

/**
 * The change that takes another one back, of which the trainings before and after are known. What was changed since stays: only
 * the fields, rows and places that differ between before and after return. A removed row returns as a new one. A removed
 * training does not return.
 */
export function undoChange(before: readonly Training[], after: readonly Training[]): TrainingsChange {
  const restored = new Map<number, number>();
  const restoredId = (id: number) => restored.get(id) ?? restored.set(id, newId()).get(id) ?? id;
  return (current, idOf) => {
    const find = (trainings: readonly Training[], id: number) => trainings.find((one) => idOf(one.id) === id);
    let isThere = false;
    const back = current.flatMap((training) => {
      const [was, is] = [find(before, training.id), find(after, training.id)];
      if (is === undefined || was === is) return [training];
      isThere = true;
      return was ? [trainingBack({ was, is, now: training }, idOf, restoredId)] : [];
    });
    return isThere ? back : null;
  };
}

/** A training or its rows before the change, after it, and now. */
interface Versions<T> {
  readonly was: T;
  readonly is: T;
  readonly now: T;
}

const trainingBack = ({ was, is, now }: Versions<Training>, idOf: IdOf, restoredId: IdOf): Training => ({
  ...mergeThreeWays<Training>(was, is, now),
  id: now.id,
  exercises: numbered(
    rowsBack(
      { was: inOrder(was.exercises), is: inOrder(is.exercises), now: inOrder(now.exercises) },
      { idOf, restoredId },
    ),
  ),
});

type Rows = readonly TrainingEntry[];

function rowsBack({ was, is, now }: Versions<Rows>, { idOf, restoredId }: { idOf: IdOf; restoredId: IdOf }): Rows {
  const byId = (rows: Rows) => new Map(rows.map((row) => [idOf(row.id), row]));
  const [before, after] = [byId(was), byId(is)];
  const kept = now
    .filter(({ id }) => before.has(id) || !after.has(id))
    .map((row) => {
      const [former, changed] = [before.get(row.id), after.get(row.id)];
      return former && changed && former !== changed ? { ...mergeThreeWays(former, changed, row), id: row.id } : row;
    });
  const inBoth = (rows: Rows) => rows.map(({ id }) => idOf(id)).filter((id) => before.has(id) && after.has(id));
  const isMoved = inBoth(was).join() !== inBoth(is).join();
  const ordered = isMoved ? inFormerOrder(kept, [...before.keys()]) : kept;
  return [...before].reduce<Rows>((rows, [id, row], place, all) => {
    if (after.has(id)) return rows;
    const former = all.slice(0, place).map(([one]) => (after.has(one) ? one : restoredId(one)));
    return insertAfter(rows, { ...row, id: idOf(restoredId(id)) }, former.map(idOf));
  }, ordered);
}

/** Rows of the former order in that order; each other row stays behind the row that it follows now. */
function inFormerOrder(rows: Rows, former: readonly number[]): Rows {
  const sorted = former.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return rows.reduce<Rows>((list, row, place) => {
    if (former.includes(row.id)) return list;
    return insertAfter(
      list,
      row,
      rows.slice(0, place).map(({ id }) => id),
    );
  }, sorted);
}

/** Behind the last of these rows that is there, at the start without any. */
function insertAfter(rows: Rows, row: TrainingEntry, ids: readonly number[]): Rows {
  const previous = ids.findLast((id) => rows.some((one) => one.id === id));
  return rows.toSpliced(rows.findIndex(({ id }) => id === previous) + 1, 0, row);
}
