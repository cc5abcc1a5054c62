import type { SkinfoldKey, Skinfolds } from "../anthropometry/measures.ts";
import { absence, type Missing, measured, missing } from "../result.ts";

const PERIPHERAL: readonly SkinfoldKey[] = ["biceps", "supraespinhal", "coxa_media", "triceps", "panturrilha"];
const CENTRAL: readonly SkinfoldKey[] = ["peitoral", "axilar_media", "supra_iliaca", "abdominal", "subescapular"];

export interface KnownSkinfoldSums {
  readonly status: "known";
  readonly peripheral: number;
  readonly central: number;
  readonly total: number;
}

export type SkinfoldSums = KnownSkinfoldSums | Missing;

/** The sum of some folds in mm, or null when one of them was not measured. */
export function sumOfFolds(sites: readonly SkinfoldKey[], skinfolds: Skinfolds): number | null {
  let sum = 0;
  for (const site of sites) {
    const foldMm = measured(skinfolds[site]);
    if (foldMm === null) return null;
    sum += foldMm;
  }
  return sum;
}

/** Peripheral, central and total sums in mm; all ten folds are needed. */
export function skinfoldSums(skinfolds: Skinfolds): SkinfoldSums {
  const peripheral = sumOfFolds(PERIPHERAL, skinfolds);
  const central = sumOfFolds(CENTRAL, skinfolds);
  if (peripheral === null || central === null)
    return missing(absence("skinfolds", "Preencha todas as Dobras Cutâneas"));
  return { status: "known", peripheral, central, total: peripheral + central };
}
