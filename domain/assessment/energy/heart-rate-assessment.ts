import { absence, type Indicator, known, missing } from "../result.ts";
import { checkFields } from "./absent-fields.ts";
import { heartRateReserve, karvonenReserve, maximalHeartRate } from "./heart-rate.ts";

/** bpm */
export interface HeartRates {
  readonly maximal: Indicator;
  readonly reserve: Indicator;
  readonly karvonenReserve: Indicator;
}

/** `note`: why the heart rate does not tell the effort. */
export function assessHeartRates(
  ageYears: number | null,
  restingHeartRate: number | null,
  note: string | null,
): HeartRates {
  if (note !== null) {
    const untold = missing(absence("measures", note, "out_of_reach"));
    return { maximal: untold, reserve: untold, karvonenReserve: untold };
  }
  if (ageYears === null) {
    const needsAge = checkFields(["Idade", false]);
    return { maximal: needsAge, reserve: needsAge, karvonenReserve: needsAge };
  }
  const maximal = maximalHeartRate(ageYears);
  if (restingHeartRate === null) {
    const needsRest = missing(absence("measures", "Verifique FC de Repouso"));
    return { maximal: known(maximal), reserve: needsRest, karvonenReserve: needsRest };
  }
  return {
    maximal: known(maximal),
    reserve: known(heartRateReserve(maximal)),
    karvonenReserve:
      restingHeartRate < maximal
        ? known(karvonenReserve(maximal, restingHeartRate))
        : missing(absence("measures", "FC de repouso acima da FC máxima", "contradictory")),
  };
}
