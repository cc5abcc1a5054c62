import { isFold } from "./readings.ts";

/** A share of the measure, √(Σ(d/mean)²/2n) of `pairs` readings (Perini 2005: an absolute error holds only for similar people). */
export interface TechnicalError {
  readonly share: number;
  readonly pairs: number;
  /** The step of the instrument, in the measure's unit, as far as the readings tell. */
  readonly step: number;
}

/** By the measure's key; a measure that was never read twice is absent. */
export type TechnicalErrors = Readonly<Record<string, TechnicalError | undefined>>;

/** A trainer's own error counts from this number of pairs on. */
export const MIN_PAIRS = 20;

/** Before: shares of the measure that trained measurers reach (Gore; Perini), and the least error in mm or cm, below which no instrument reads. */
const EXPECTED = { fold: { share: 0.05, least: 0.4 }, girth: { share: 0.01, least: 0.3 } } as const;

export interface FigureError {
  readonly error: number;
  readonly isOwn: boolean;
}

/** Whether a trainer's own error is known well enough. An error of zero is a copied reading, not a perfect hand. */
export const isOwnError = (error: TechnicalError | undefined): error is TechnicalError =>
  error !== undefined && error.pairs >= MIN_PAIRS && error.share > 0;

export interface Reading {
  readonly readings?: number | undefined;
  readonly step?: number | undefined;
}

/**
 * The error to expect of a measure of this size. Own: the share of the value, and at least half of the instrument's step. Else 5 % of a fold
 * and 0.4 mm at least, 1 % of a girth and 0.3 cm at least, with half of a coarse step, which it rounds away. The mean of several readings errs
 * less, by √2; three are counted as two, because a third is read where the first two disagree.
 */
export function expectedError(
  key: string,
  value: number,
  own: TechnicalErrors,
  { readings = 1, step = 0 }: Reading = {},
): FigureError {
  const { [key]: error } = own;
  const repeated = readings > 1 ? Math.SQRT2 : 1;
  if (isOwnError(error)) return { error: Math.max(error.share * value, error.step / 2) / repeated, isOwn: true };
  const { share, least } = EXPECTED[isFold(key) ? "fold" : "girth"];
  return { error: Math.hypot(Math.max(share * value, least), step / 2) / repeated, isOwn: false };
}
