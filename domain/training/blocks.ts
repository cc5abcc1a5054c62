import { EXERCISE_TYPES, type ExerciseTypeValue, exerciseTypeTitle } from "./exercise-types.ts";

/** The exercises of one row of a training, always as a list: combined sets have several. */
export const exercisesOf = <Exercise>({ exercise }: { readonly exercise: Exercise | Exercise[] }): Exercise[] =>
  Array.isArray(exercise) ? exercise : [exercise];

interface BlockPlace {
  readonly value: ExerciseTypeValue;
  readonly order: number;
}

export interface Block<Entry> {
  readonly type: ExerciseTypeValue;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The type of a row is that of its first exercise. */
export const typeOfEntry = <Type>(entry: {
  readonly exercise: { readonly exercise_type: Type } | { readonly exercise_type: Type }[];
}): Type | undefined => exercisesOf(entry)[0]?.exercise_type;

/** The seven types in the order of the training's blocks. Types without a place there follow in the default order. */
export function blockOrder(places: readonly BlockPlace[]): ExerciseTypeValue[] {
  const ordered = [...places].sort((a, b) => a.order - b.order).map(({ value }) => value);
  return [...new Set([...ordered, ...EXERCISE_TYPES.map(({ value }) => value)])];
}

export const blockPlaces = (types: readonly ExerciseTypeValue[]) =>
  types.map((value, order) => ({ title: exerciseTypeTitle(value), value, order }));

interface Grouped {
  readonly group?: { readonly number: number } | null | undefined;
}

const bundles = <Entry extends Grouped>(entries: readonly Entry[]): readonly Entry[][] => [
  ...Map.groupBy(entries, (entry) => entry.group?.number ?? entry).values(),
];

/** Rows of a group, where its first row stands. */
export const rowsTogether = <Entry extends Grouped>(entries: readonly Entry[]): Entry[] => bundles(entries).flat();

/** Rows of a group stand together; the type of its first row is their block. */
export function blocksOf<Entry extends Parameters<typeof typeOfEntry>[0] & Grouped>(
  places: readonly BlockPlace[],
  entries: readonly Entry[],
): Block<Entry>[] {
  const together = bundles(entries);
  return blockOrder(places)
    .map((type) => ({
      type,
      title: exerciseTypeTitle(type),
      entries: together.filter(([first]) => first && typeOfEntry(first) === type).flat(),
    }))
    .filter((block) => block.entries.length > 0);
}
