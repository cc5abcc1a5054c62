import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { blockPlaces } from "#domain/training/blocks.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { type EntryBody, inOrder, type TrainingBody, toDraft, toEntryBody } from "./training-draft.ts";

/**
 * A change as a function of the trainings, so that it can be made again to a newer version after a conflict. Returns the
 * trainings to send, or null when the changed training or row is no longer there.
 */
export type TrainingsChange = (trainings: readonly Training[]) => TrainingBody[] | null;

/** The fields that the training's dialog edits; entries and the order of blocks stay as they are. */
export type TrainingFields = Omit<TrainingBody, "id" | "exercises" | "exercise_type_order">;

export const addTraining =
  (fields: TrainingFields): TrainingsChange =>
  (trainings) => [...trainings.map(toDraft), fields];

export const editTraining = (id: number, fields: TrainingFields): TrainingsChange =>
  onTraining(id, (training) => ({ ...toDraft(training), ...fields }));

export const orderBlocks = (id: number, types: readonly ExerciseTypeValue[]): TrainingsChange =>
  onTraining(id, (training) => ({ ...toDraft(training), exercise_type_order: blockPlaces(types) }));

export const addEntry = (trainingId: number, entry: EntryBody): TrainingsChange =>
  onTraining(trainingId, (training) => withEntries(training, (entries) => [...entries, entry]));

export const editEntry = (trainingId: number, edited: TrainingEntry, entry: EntryBody): TrainingsChange =>
  onTraining(trainingId, (training) => {
    const place = placeOf(edited, training);
    return place < 0 ? null : withEntries(training, (entries) => entries.with(place, { ...entry, id: edited.id }));
  });

export const removeEntry = (trainingId: number, removed: TrainingEntry): TrainingsChange =>
  onTraining(trainingId, (training) => {
    const place = placeOf(removed, training);
    return place < 0 ? null : withEntries(training, (entries) => entries.toSpliced(place, 1));
  });

function onTraining(id: number, change: (training: Training) => TrainingBody | null): TrainingsChange {
  return (trainings) => {
    const changed = trainings.map((training) => (training.id === id ? change(training) : toDraft(training)));
    const whole = changed.filter((training) => training !== null);
    return whole.length === trainings.length && trainings.some((training) => training.id === id) ? whole : null;
  };
}

const withEntries = (training: Training, change: (entries: EntryBody[]) => EntryBody[]): TrainingBody => ({
  ...toDraft(training),
  exercises: change(inOrder(training.exercises).map(toEntryBody)),
});

/** The present place of an entry; -1 when it was removed. */
const placeOf = (wanted: TrainingEntry, { exercises }: Training): number =>
  inOrder(exercises).findIndex(({ id }) => id === wanted.id);
