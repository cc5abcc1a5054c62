import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { groupLetter } from "#domain/training/sets/row-group.ts";

export interface GroupPlace {
  /** "A2": the second row of the first group. */
  readonly place: string;
  /** The number of its group's rows, on the first one alone: the group's head stands above it. */
  readonly rows?: number;
}

/** By the ids of rows that are in a group; rows of a group follow each other. */
export function groupPlaces(entries: readonly TrainingEntry[]): ReadonlyMap<number, GroupPlace> {
  const grouped = entries.filter(({ group }) => group !== null);
  return new Map(
    [...Map.groupBy(grouped, ({ group }) => group?.number).values()].flatMap((rows) =>
      rows.map(({ id, group }, index): [number, GroupPlace] => [
        id,
        { place: `${group ? groupLetter(group) : ""}${index + 1}`, ...(index === 0 && { rows: rows.length }) },
      ]),
    ),
  );
}
