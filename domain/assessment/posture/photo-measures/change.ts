import type { MeasureUnit, PhotoMeasure } from "./measures.ts";

/**
 * Photos of the same marker differ in truth from here on: 2.77 × 2.7° and 2.77 × 5.9 mm (Normand MC et al. Chiropr Osteopat 2007;15:20). A second
 * marking of one photo tells the marker's own error, not that of taking the photo again, so it never narrows these.
 */
const SMALLEST_REAL_DIFFERENCE: Readonly<Record<MeasureUnit, number | null>> = { "°": 7.5, cm: 1.6, "%": null };

export interface PhotoChange {
  readonly key: string;
  readonly before: number;
  readonly difference: number;
  /** Null where no error is known. */
  readonly isReal: boolean | null;
}

/** It compares only measures that both photos have. */
export const photoChanges = (before: readonly PhotoMeasure[], after: readonly PhotoMeasure[]): readonly PhotoChange[] =>
  after.flatMap(({ key, value, unit }) => {
    const former = before.find((one) => one.key === key);
    if (!former) return [];
    const difference = Math.round((value - former.value) * 10) / 10;
    const { [unit]: least } = SMALLEST_REAL_DIFFERENCE;
    return [{ key, before: former.value, difference, isReal: least === null ? null : Math.abs(difference) >= least }];
  });

export interface MarkingPair {
  readonly first: readonly PhotoMeasure[];
  readonly second: readonly PhotoMeasure[];
}

/** Technical error √(Σd²/2n) in the measure's unit, of photos that one person marked twice; null below two of them. */
export function markingError(pairs: readonly MarkingPair[], key: string): number | null {
  const differences = pairs.flatMap(({ first, second }) => {
    const [one, other] = [first, second].map((measures) => measures.find((measure) => measure.key === key)?.value);
    return one === undefined || other === undefined ? [] : [one - other];
  });
  if (differences.length < 2) return null;
  const squares = differences.reduce((sum, difference) => sum + difference ** 2, 0);
  return Math.sqrt(squares / (2 * differences.length));
}
