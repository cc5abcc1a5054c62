import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import type { RowTraining } from "./row-figures.ts";

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

/** Whether both rows look the same. Their numbers are left out: they change for all rows below one that is removed. */
export function isSameEntry(one: TrainingEntry, other: TrainingEntry): boolean {
  if (one === other) return true;
  const { sq: _sq, order: _order, ...fields } = one;
  return Object.entries(fields).every(([name, value]) => isSame(value, Reflect.get(other, name)));
}

export const isSameTraining = (one: RowTraining, other: RowTraining): boolean =>
  one.id === other.id && one.weekdays.join() === other.weekdays.join();
