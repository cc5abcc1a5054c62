import { formatDecimal } from "../../text/number-format.ts";
import { exercisesOf } from "../blocks.ts";
import type { PrescribedEntry, PrescribedExercise } from "../weekly/volume.ts";
import type { Advice } from "./advice.ts";

export const namesOf = (entry: PrescribedEntry): string => listOf(entry, ({ name }) => name, " + ");

/** The ids of a row's exercises: they stay the same when a training is copied, as the row's own id does not. */
export const idsOf = (entry: PrescribedEntry): string => listOf(entry, ({ id }) => String(id), "+");

/** The row's figures are to be changed. */
export const correctionOf = (entry: PrescribedEntry): Pick<Advice, "remedy"> => {
  const [first] = exercisesOf(entry);
  return first ? { remedy: { exerciseId: first.id, label: "Corrigir" } } : {};
};

const listOf = (entry: PrescribedEntry, part: (exercise: PrescribedExercise) => string, separator: string) =>
  exercisesOf(entry).map(part).join(separator);

export const setsCount = (count: number): string => formatDecimal(count, 0, 1);

export const setsText = (count: number): string => (count === 1 ? "1 série" : `${setsCount(count)} séries`);
