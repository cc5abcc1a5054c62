/** Brzycki diverges at 37 repetitions, and endurance limits long sets, so longer sets give no estimate. */
export const MAX_ESTIMATED_REPETITIONS = 12;

/** Brzycki and Epley meet here. Beyond it both are rough. */
const LAST_CLOSE_REPETITIONS = 10;

export interface OneRepMax {
  readonly epleyKg: number;
  readonly brzyckiKg: number;
  readonly isRough: boolean;
}

/**
 * The heaviest load for one repetition, estimated from a load in kg that was lifted `repetitions` times until exhaustion.
 * Null unless the load is positive and the repetitions are a whole number from 1 to 12.
 *
 * Epley B. Poundage chart. In: Boyd Epley workout. Lincoln: Body Enterprises; 1985. p. 86: kg · (1 + repetitions / 30), and the
 * load itself for one repetition. Brzycki M. J Phys Educ Recreat Dance 1993;64(1):88-90: kg · 36 / (37 − repetitions).
 */
export function estimateOneRepMax(weightKg: number, repetitions: number): OneRepMax | null {
  const isCovered = Number.isInteger(repetitions) && repetitions >= 1 && repetitions <= MAX_ESTIMATED_REPETITIONS;
  if (!isCovered || !(weightKg > 0)) return null;
  return {
    epleyKg: repetitions === 1 ? weightKg : weightKg * (1 + repetitions / 30),
    brzyckiKg: (weightKg * 36) / (37 - repetitions),
    isRough: repetitions > LAST_CLOSE_REPETITIONS,
  };
}
