import { isFold } from "./readings.ts";

/** A trainer's own technical error of one measure: √(Σd²/2n) of `pairs` first and second readings, in the measure's unit. */
export interface TechnicalError {
  readonly error: number;
  readonly pairs: number;
}

/** By the measure's key; a measure that was never read twice is absent. */
export type TechnicalErrors = Readonly<Record<string, TechnicalError | undefined>>;

/** From so many pairs on a trainer's own error counts. */
export const LEAST_PAIRS = 20;

/** Before: shares of the measure that trained measurers reach (Gore; Perini). */
const TYPICAL_SHARE = { fold: 0.05, girth: 0.01 } as const;

/** Whether a trainer's own error is known well enough. An error of zero is a copied reading, not a perfect hand. */
export const isOwnError = (error: TechnicalError | undefined): error is TechnicalError =>
  error !== undefined && error.pairs >= LEAST_PAIRS && error.error > 0;

/** The error to expect of a measure of this size: the trainer's own, else 5 % of a fold and 1 % of a girth. */
export function expectedError(key: string, value: number, own: TechnicalErrors): number {
  const { [key]: error } = own;
  return isOwnError(error) ? error.error : value * TYPICAL_SHARE[isFold(key) ? "fold" : "girth"];
}
