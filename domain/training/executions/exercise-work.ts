interface DoneSet {
  readonly repetitions: number | null;
  readonly load_kg: number | null;
}

/** The sums of an exercise's working sets in one training. `top`: the heaviest, of equal loads the one with most repetitions. */
export interface ExerciseWork {
  readonly sets: number;
  /** Repetitions times load, in kg: volume load (Hornsby WG et al. Resistance training volume load. Sports 2018;6, doi 10.3390/sports6040137). */
  readonly tonnageKg: number;
  readonly top: { readonly loadKg: number; readonly repetitions: number } | null;
}

/** The body's own weight (0 kg) and a load that was not noted add no tonnage. */
export function exerciseWork(workingSets: readonly DoneSet[]): ExerciseWork {
  let work: ExerciseWork = { sets: workingSets.length, tonnageKg: 0, top: null };
  for (const { repetitions, load_kg: loadKg } of workingSets) {
    if (!repetitions || !loadKg) continue;
    const { top } = work;
    const isHeavier = !top || loadKg > top.loadKg || (loadKg === top.loadKg && repetitions > top.repetitions);
    work = {
      ...work,
      tonnageKg: work.tonnageKg + repetitions * loadKg,
      top: isHeavier ? { loadKg, repetitions } : top,
    };
  }
  return work;
}
