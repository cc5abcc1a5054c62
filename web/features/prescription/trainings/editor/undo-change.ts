import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { mergeLists, mergeThreeWays } from "../../../../ui/conflict/three-way-merge.ts";
import { newId } from "./new-ids.ts";
import { numbered, type TrainingsChange } from "./training-changes.ts";
import { inOrder } from "./training-draft.ts";

/** Later changes stay. A removed row returns as a new one; a removed training does not return. */
export function undoChange(before: readonly Training[], after: readonly Training[]): TrainingsChange {
  const restored = new Map<number, number>();
  const restoredId = (id: number) => restored.get(id) ?? restored.set(id, newId()).get(id) ?? id;
  return (current, idOf) => {
    const keyOf = ({ id }: TrainingEntry) => idOf(id);
    const find = (trainings: readonly Training[], id: number) => trainings.find((one) => idOf(one.id) === id);
    const rowsBack = (was: Training, is: Training, now: Training) => {
      const added = new Set(is.exercises.map(keyOf));
      const rows = inOrder(was.exercises).map((row) =>
        added.has(keyOf(row)) ? row : { ...row, id: restoredId(row.id) },
      );
      const merged = mergeLists(rows, inOrder(is.exercises), inOrder(now.exercises), { keyOf, merge: mergeThreeWays });
      return numbered(merged.map((row) => ({ ...row, id: keyOf(row) })));
    };
    let isThere = false;
    const back = current.flatMap((training) => {
      const [was, is] = [find(before, training.id), find(after, training.id)];
      if (is === undefined || was === is) return [training];
      isThere = true;
      return was ? [{ ...mergeThreeWays(was, is, training), exercises: rowsBack(was, is, training) }] : [];
    });
    return isThere ? back : null;
  };
}
