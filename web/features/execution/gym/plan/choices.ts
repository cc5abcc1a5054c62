import type { KnownExercise } from "../log/training-log.ts";

const isMarked = ({ known }: KnownExercise) => Boolean(known?.caution);
const isDone = ({ known }: KnownExercise) => Boolean(known?.last);

/** Exercises that were done before come first, those that ask for caution last. */
export const inOrderToAdd = (choices: readonly KnownExercise[]): readonly KnownExercise[] =>
  choices.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)) || Number(isDone(b)) - Number(isDone(a)));
