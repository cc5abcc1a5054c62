import { hashKey } from "@tanstack/react-query";
import type { Training } from "#contract/prescription/trainings.ts";
import { toDraft } from "./training-draft.ts";

const withoutIds = (training: Training) => {
  const { id: _id, exercises = [], ...fields } = toDraft(training);
  return { ...fields, exercises: exercises.map(({ id: _row, ...entry }) => entry) };
};

/** Whether both prescribe the same, whatever the ids of trainings and rows. */
export const isSamePrescription = (one: readonly Training[], other: readonly Training[]): boolean =>
  hashKey(one.map(withoutIds)) === hashKey(other.map(withoutIds));
