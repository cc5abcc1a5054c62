import { roundHalfUp } from "../../rounding.ts";

/*
 * The anthropometric somatotype of Heath and Carter. Carter JEL. The Heath-Carter anthropometric somatotype: instruction manual.
 * San Diego; 2002. Carter JEL, Heath BH. Somatotyping: development and applications. Cambridge; 1990.
 */

export interface SomatotypeMeasures {
  readonly statureCm: number;
  readonly weightKg: number;
  readonly triceps: number;
  readonly subscapular: number;
  readonly supraspinale: number;
  readonly calfFold: number;
  readonly flexedArm: number;
  readonly calf: number;
  readonly humerus: number;
  readonly femur: number;
}

export interface Ratings {
  readonly endomorphy: number;
  readonly mesomorphy: number;
  readonly ectomorphy: number;
}

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** The least rating: no component is zero or less. */
const MIN_RATING = 0.1;

export function ratingsOf(measures: SomatotypeMeasures): Ratings {
  return {
    endomorphy: atLeast(endomorphy(measures)),
    mesomorphy: atLeast(mesomorphy(measures)),
    ectomorphy: ectomorphy(ponderalIndex(measures)),
  };
}

const atLeast = (rating: number) => (rating > 0 ? rating : MIN_RATING);

function endomorphy({ triceps, subscapular, supraspinale, statureCm }: SomatotypeMeasures): number {
  const sum = ((triceps + subscapular + supraspinale) * 170.18) / statureCm;
  return -0.7182 + 0.1451 * sum - 0.00068 * sum ** 2 + 0.0000014 * sum ** 3;
}

function mesomorphy({ humerus, femur, flexedArm, triceps, calf, calfFold, statureCm }: SomatotypeMeasures): number {
  const arm = flexedArm - triceps / 10;
  const leg = calf - calfFold / 10;
  return 0.858 * humerus + 0.601 * femur + 0.188 * arm + 0.161 * leg - 0.131 * statureCm + 4.5;
}

const ponderalIndex = ({ statureCm, weightKg }: SomatotypeMeasures) => statureCm / Math.cbrt(weightKg);

/** Ectomorphy by stature (cm) over the cube root of weight (kg). */
export function ectomorphy(index: number): number {
  if (index >= 40.75) return 0.732 * index - 28.58;
  return index > 38.25 ? atLeast(0.463 * index - 17.63) : MIN_RATING;
}

export const roundedRatings = (ratings: Ratings): Ratings => ({
  endomorphy: roundHalfUp(ratings.endomorphy, 1),
  mesomorphy: roundHalfUp(ratings.mesomorphy, 1),
  ectomorphy: roundHalfUp(ratings.ectomorphy, 1),
});

export const chartPointOf = ({ endomorphy: endo, mesomorphy: meso, ectomorphy: ecto }: Ratings): ChartPoint => ({
  x: roundHalfUp(ecto - endo, 1),
  y: roundHalfUp(2 * meso - (endo + ecto), 1),
});
