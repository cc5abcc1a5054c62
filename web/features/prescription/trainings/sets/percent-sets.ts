import type { TrainingEntry } from "#contract/prescription/trainings.ts";

/** A percentage of a maximum that the student does not have; false until the server has answered. */
export const lacksMax = ({ sets }: Pick<TrainingEntry, "sets">): boolean =>
  sets?.some(({ percent, resolved_kg }) => percent !== null && resolved_kg === null) ?? false;
