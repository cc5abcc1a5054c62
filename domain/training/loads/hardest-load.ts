import { isWorkingSet, type SetKind } from "../sets/detailed-set.ts";
import { isAssisted } from "./load-steps.ts";

interface LoadedSet {
  readonly kind?: SetKind | null | undefined;
  readonly load_kg: number | null;
}

/** kg of the hardest working set: the most that was lifted, of an assisted machine the least help. Null where no load was noted. */
export function hardestLoadKg(sets: readonly LoadedSet[], equipment: string | null): number | null {
  const loads = sets.filter(isWorkingSet).flatMap(({ load_kg }) => load_kg ?? []);
  if (loads.length === 0) return null;
  return isAssisted(equipment) ? Math.min(...loads) : Math.max(...loads);
}
