import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { blocksOf } from "#domain/training/blocks.ts";
import { fromWire, toWire } from "#domain/training/entry/names.ts";
import { withSetsSummary } from "#domain/training/entry/sets-summary.ts";
import type { RowGroup } from "#domain/training/sets/row-group.ts";
import { onEntries, type TrainingsChange } from "./training-changes.ts";

const FIRST_GROUP: Omit<RowGroup, "number"> = {
  kind: "superset",
  rounds: null,
  rest_between: null,
  rest_after: null,
  time_cap: null,
};

const isIn = (group: RowGroup | null) => (entry: TrainingEntry) =>
  group !== null && entry.group?.number === group.number;

/** A row and the one that is drawn below it, with the groups of both. The last row stays as it is. */
export const joinWithNext = (trainingId: number, entryId: number): TrainingsChange =>
  onEntries(trainingId, (entries, idOf, training) => {
    const drawn = blocksOf(training.exercise_type_order, entries).flatMap((block) => block.entries);
    const row = drawn.find(({ id }) => id === idOf(entryId));
    if (!row) return null;
    const last = row.group ? drawn.findLastIndex(isIn(row.group)) : drawn.indexOf(row);
    const next = drawn[last + 1];
    if (!next) return entries;
    const numbers = entries.map(({ group }) => group?.number ?? 0);
    const group = row.group ?? next.group ?? { ...FIRST_GROUP, number: Math.max(0, ...numbers) + 1 };
    return entries.map((entry) =>
      entry === row || entry === next || isIn(next.group)(entry) ? { ...entry, group } : entry,
    );
  });

export const leaveGroup = (trainingId: number, entryId: number): TrainingsChange =>
  onEntries(trainingId, (entries, idOf) =>
    entries.some(({ id }) => id === idOf(entryId))
      ? entries.map((entry) => (entry.id === idOf(entryId) ? { ...entry, group: null } : entry))
      : null,
  );

/** Null undoes the group; its rows stay. */
export const changeGroup = (trainingId: number, number: number, group: RowGroup | null): TrainingsChange =>
  onEntries(trainingId, (entries) =>
    entries.some((entry) => entry.group?.number === number)
      ? entries.map((entry) => (entry.group?.number === number ? inGroup(entry, group) : entry))
      : null,
  );

const inGroup = (entry: TrainingEntry, group: RowGroup | null): TrainingEntry => ({
  ...entry,
  ...toWire(withSetsSummary({ ...fromWire(entry), group }, entry.exercise_technic?.name ?? null)),
});
