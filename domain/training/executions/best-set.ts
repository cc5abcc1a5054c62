import { estimateOneRepMax } from "../../assessment/strength/one-rep-max.ts";

interface LoggedSet {
  readonly repetitions: number | null;
  readonly load_kg: number | null;
}

export interface BestSet {
  readonly repetitions: number;
  readonly load_kg: number;
  readonly one_rep_max_kg: number;
}

/** By estimated 1RM (Epley); of equal sets the first. Null without a load and 1 to `mostRepetitions` repetitions; beyond 12 there is no estimate. */
export function bestSet(sets: readonly LoggedSet[], mostRepetitions = 12): BestSet | null {
  let best: BestSet | null = null;
  for (const { repetitions, load_kg } of sets) {
    if (repetitions === null || load_kg === null || repetitions > mostRepetitions) continue;
    const estimate = estimateOneRepMax(load_kg, repetitions);
    if (estimate && estimate.epleyKg > (best?.one_rep_max_kg ?? 0))
      best = { repetitions, load_kg, one_rep_max_kg: estimate.epleyKg };
  }
  return best;
}
