import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { mergeLists } from "#domain/merge-lists.ts";
import { withHiitInside } from "#domain/training/added-trainings.ts";
import { blockPlaces, blocksOf, rowsTogether } from "#domain/training/blocks.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { withMinutesAsSeries, withTidyGroups } from "#domain/training/sets/row-group.ts";
import { nextTrainingName } from "#domain/training/training-names.ts";
import { firstFreeDay } from "#domain/training/weekdays.ts";
import { mergeThreeWays } from "../../../../ui/conflict/three-way-merge.ts";
import { moveItem } from "../../../../ui/sortable/move-item.ts";
import type { IdOf } from "./new-ids.ts";
import { inOrder } from "./training-draft.ts";

/**
 * A change as a function of the trainings as shown, so that it can be made again to a newer version after a conflict. Returns
 * null when the changed training or row is no longer there, and the same trainings when there is nothing to change. `idOf` tells
 * the stored id of what was new when the change was made.
 */
export type TrainingsChange = (trainings: readonly Training[], idOf: IdOf) => readonly Training[] | null;

export type TrainingFields = Omit<Training, "id" | "exercises" | "exercise_type_order">;

/** Without a day where none is free. `daysOfWeek`: as for {@link firstFreeDay}. */
export function newTraining(
  trainings: readonly Training[],
  id: number,
  daysOfWeek: readonly string[] | null,
): Training {
  const day = firstFreeDay(trainings, daysOfWeek);
  return {
    id,
    name: nextTrainingName(trainings.map(({ name }) => name)),
    weekdays: day ? [day] : [],
    exercise_type: [],
    muscle_group: [],
    follows_exercises: true,
    training_method: null,
    exercise_type_order: [],
    exercises: [],
  };
}

export const addTraining =
  (id: number, daysOfWeek: readonly string[] | null): TrainingsChange =>
  (trainings) => [...trainings, newTraining(trainings, id, daysOfWeek)];

/** The training is made with its first row. */
export const addTrainingWith =
  (id: number, daysOfWeek: readonly string[] | null, entry: TrainingEntry): TrainingsChange =>
  (trainings) => {
    const training = newTraining(trainings, id, daysOfWeek);
    return [...trainings, { ...training, exercises: numbered([entry]) }];
  };

export const editTraining = (id: number, fields: Partial<Omit<Training, "id" | "exercises">>): TrainingsChange =>
  onTraining(id, (training) => withOwnDays({ ...training, ...fields }));

const withOwnDays = (training: Training): Training => ({
  ...training,
  exercises: withHiitInside(training.exercises, training.weekdays),
});

export const orderBlocks = (id: number, types: readonly ExerciseTypeValue[]): TrainingsChange =>
  editTraining(id, { exercise_type_order: blockPlaces(types) });

/** The first and the last stay where they are. */
export const moveTraining =
  (id: number, step: 1 | -1): TrainingsChange =>
  (trainings, idOf) => {
    const from = trainings.findIndex((training) => training.id === idOf(id));
    if (from < 0) return null;
    return trainings[from + step] ? moveItem(trainings, from, from + step) : trainings;
  };

export const removeTraining = (id: number): TrainingsChange => removeTrainings([id]);

/** Those that are gone already are passed over, unless all are. */
export const removeTrainings =
  (ids: readonly number[]): TrainingsChange =>
  (trainings, idOf) => {
    const removed = ids.map(idOf);
    const remaining = trainings.filter(({ id }) => !removed.includes(id));
    return remaining.length === trainings.length ? null : remaining;
  };

export const addEntry = (trainingId: number, entry: TrainingEntry, index?: number): TrainingsChange =>
  onEntries(trainingId, (entries) => entries.toSpliced(index ?? entries.length, 0, entry));

export const editEntry = (
  trainingId: number,
  entryId: number,
  edit: Partial<TrainingEntry> | ((entry: TrainingEntry) => Partial<TrainingEntry>),
): TrainingsChange =>
  onEntry(trainingId, entryId, (entries, index, entry) => {
    const fields = typeof edit === "function" ? edit(entry) : edit;
    return entries.with(index, { ...entry, ...fields, id: entry.id });
  });

export const duplicateEntry = (trainingId: number, entryId: number, id: number): TrainingsChange =>
  onEntry(trainingId, entryId, (entries, index, entry) => entries.toSpliced(index + 1, 0, { ...entry, id }));

export const moveEntry = (trainingId: number, entryId: number, targetId: number): TrainingsChange =>
  onEntries(trainingId, (rows, idOf) => {
    const entries = rowsTogether(rows);
    const indexOf = (rowId: number) => entries.findIndex(({ id }) => id === idOf(rowId));
    const [from, to] = [indexOf(entryId), indexOf(targetId)];
    const [moved, target] = [entries[from], entries[to]];
    if (!moved || !target) return null;
    if (!moved.group || moved.group.number === target.group?.number) return moveItem(entries, from, to);
    return moveGroup(entries, moved.group.number, target, from < to);
  });

/** Rows of a group stay together, so one that is moved beyond the others takes them along. */
function moveGroup(entries: Entries, number: number, target: TrainingEntry, isDown: boolean): Entries {
  const members = entries.filter(({ group }) => group?.number === number);
  const others = entries.filter((entry) => !members.includes(entry));
  return others.toSpliced(others.indexOf(target) + (isDown ? 1 : 0), 0, ...members);
}

/** Moves among the rows of its block as they are drawn, over a group in one step; the first and the last stay where they are. */
export const stepEntry =
  (trainingId: number, entryId: number, step: 1 | -1): TrainingsChange =>
  (trainings, idOf) => {
    const training = trainings.find(({ id }) => id === idOf(trainingId));
    const entry = training?.exercises.find(({ id }) => id === idOf(entryId));
    if (!training || !entry) return null;
    const blocks = blocksOf(training.exercise_type_order, inOrder(training.exercises));
    const block = blocks.find(({ entries }) => entries.includes(entry))?.entries ?? [];
    const target = nextRow(block, entry, step);
    return target ? moveEntry(trainingId, entryId, target.id)(trainings, idOf) : trainings;
  };

function nextRow(block: Entries, entry: TrainingEntry, step: 1 | -1): TrainingEntry | undefined {
  const neighbour = block[block.indexOf(entry) + step];
  if (!neighbour?.group || neighbour.group.number === entry.group?.number) return neighbour;
  const members = block.filter(({ group }) => group?.number === neighbour.group?.number);
  return members.at(step === 1 ? -1 : 0);
}

export const removeEntry = (trainingId: number, entryId: number): TrainingsChange =>
  onEntry(trainingId, entryId, (entries, index) => entries.toSpliced(index, 1));

/** Trainings that are no longer there are passed over, unless none is left. */
export function copyEntry(entry: TrainingEntry, targets: readonly number[], newId: () => number): TrainingsChange {
  const copies = targets.map((target) => ({ target, copy: { ...entry, id: newId() } }));
  return (trainings, idOf) => {
    const copyFor = ({ id }: Training) => copies.find(({ target }) => idOf(target) === id)?.copy;
    if (!trainings.some(copyFor)) return null;
    return trainings.map((training) => {
      const copy = copyFor(training);
      if (!copy) return training;
      return withOwnDays({ ...training, exercises: numbered([...inOrder(training.exercises), copy]) });
    });
  };
}

function onTraining(id: number, change: (training: Training, idOf: IdOf) => Training | null): TrainingsChange {
  return (trainings, idOf) => {
    const index = trainings.findIndex((training) => training.id === idOf(id));
    const training = trainings[index];
    const changed = training && change(training, idOf);
    return changed ? trainings.with(index, changed) : null;
  };
}

type Entries = readonly TrainingEntry[];

export const onEntries = (
  trainingId: number,
  change: (entries: TrainingEntry[], idOf: IdOf, training: Training) => Entries | null,
): TrainingsChange =>
  onTraining(trainingId, (training, idOf) => {
    const changed = change(inOrder(training.exercises), idOf, training);
    return changed && { ...training, exercises: numbered(withMinutesAsSeries(withTidyGroups(changed))) };
  });

const onEntry = (
  trainingId: number,
  entryId: number,
  change: (entries: TrainingEntry[], index: number, entry: TrainingEntry) => Entries,
): TrainingsChange =>
  onEntries(trainingId, (entries, idOf) => {
    const index = entries.findIndex(({ id }) => id === idOf(entryId));
    const entry = entries[index];
    return entry ? change(entries, index, entry) : null;
  });

/** A row that has its number already stays the same object. */
export const numbered = (entries: Entries): TrainingEntry[] =>
  entries.map((entry, index) => {
    const sq = index + 1;
    return entry.sq === sq && entry.order === sq ? entry : { ...entry, sq, order: sq };
  });

/** Later changes stay. A removed row returns as a new one; a removed training does not return. A training that was moved goes back. */
export function undoChange(
  before: readonly Training[],
  after: readonly Training[],
  newId: () => number,
): TrainingsChange {
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
    const ids = (trainings: readonly Training[]) => trainings.map(({ id }) => idOf(id));
    const isMoved = ids(before).length === ids(after).length && ids(before).join() !== ids(after).join();
    let isThere = isMoved && ids(before).every((id) => ids(after).includes(id));
    const back = current.flatMap((training) => {
      const [was, is] = [find(before, training.id), find(after, training.id)];
      if (is === undefined || was === is) return [training];
      isThere = true;
      return was ? [{ ...mergeThreeWays(was, is, training), exercises: rowsBack(was, is, training) }] : [];
    });
    if (!isThere) return null;
    const place = ({ id }: Training) => ids(before).indexOf(idOf(id));
    const isSame = ids(current).join() === ids(after).join();
    return isMoved && isSame ? back.toSorted((one, other) => place(one) - place(other)) : back;
  };
}
