import type { PlannedSet } from "../planned-sets.ts";
import { isWorkingSet, type SetKind } from "../sets/detailed-set.ts";

interface DoneSet {
  readonly kind?: SetKind | null | undefined;
}

/** A set beyond the planned ones is work. */
const isWorkAt = (planned: readonly PlannedSet[], set: number): boolean => isWorkingSet(planned[set - 1]?.detail ?? {});

const setsLikeBefore = (planned: readonly PlannedSet[], set: number): number[] =>
  Array.from({ length: set - 1 }, (_, index) => index + 1).filter(
    (earlier) => isWorkAt(planned, earlier) === isWorkAt(planned, set),
  );

/** The warm-up before a warm-up, the working set before a working set; sets count from 1. */
export const setLikeBefore = (planned: readonly PlannedSet[], set: number): number | undefined =>
  setsLikeBefore(planned, set).at(-1);

/**
 * The set of another day that stands for this one: the same warm-up or the same working set there, else the last of its kind. Undefined where there
 * was none: the load of a warm-up says nothing about the work, nor the other way round.
 */
export function counterpartOf<Done extends DoneSet>(
  done: readonly Done[],
  planned: readonly PlannedSet[],
  set: number,
): Done | undefined {
  const alike = done.filter((one) => isWorkingSet(one) === isWorkAt(planned, set));
  return alike[setsLikeBefore(planned, set).length] ?? alike.at(-1);
}
