import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { type DetailedSet, SET_LIMITS, WORKING_SET } from "#domain/training/sets/detailed-set.ts";

const SETS = 3;
const REPETITIONS = 10;

/** The sets that a row's figures mean, to begin with when they are to be told apart. */
export function firstSets(entry: TrainingEntry): DetailedSet[] {
  const { series, minReps, maxReps, repsPattern, load } = fromWire(entry);
  const pattern = repsPattern?.split("-").map(Number);
  const length = Math.min(pattern?.length ?? series ?? SETS, SET_LIMITS.sets);
  return Array.from({ length }, (_, index) => ({
    ...WORKING_SET,
    min_reps: pattern ? null : minReps,
    max_reps: pattern?.[index] ?? maxReps ?? minReps ?? REPETITIONS,
    load_kg: load,
  }));
}
