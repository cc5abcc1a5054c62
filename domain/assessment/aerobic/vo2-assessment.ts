import { checkFields } from "../energy/absent-fields.ts";
import { bandOf } from "../references/scale.ts";
import { absence, type Indicator, known, missing } from "../result.ts";
import { vo2Scale } from "./vo2-classes.ts";
import { absoluteVo2, DISTANCE_TOO_SHORT, distanceTest, MIN_DISTANCE_M, VO2_OF_REST } from "./vo2-tests.ts";

interface Vo2Input {
  readonly gender: string | null | undefined;
  readonly ageYears: number | null;
  readonly weightKg: number | null;
  readonly protocol: string | null | undefined;
  readonly distanceM: number | null;
}

/** ml/kg/min, with its class for a person from 13 years. */
export function assessRelativeVo2({ gender, ageYears, protocol, distanceM }: Vo2Input): Indicator {
  const test = distanceTest(protocol);
  if (!test) return missing(absence("protocol", "Protocolo de VO2 sem cálculo pela distância", "without"));
  if (distanceM === null) return checkFields(["Distância", false]);
  if (distanceM < MIN_DISTANCE_M) return missing(absence("measures", DISTANCE_TOO_SHORT, "contradictory"));
  const value = test.relativeVo2(distanceM);
  if (value < VO2_OF_REST) {
    return missing(absence("measures", "Fora do alcance do teste: o VO2 ficaria abaixo do de repouso", "out_of_reach"));
  }
  const scale = ageYears === null ? null : vo2Scale(gender, ageYears);
  const band = scale && bandOf(scale, value);
  return band ? known(value, band.label, band.tone) : known(value);
}

/** L/min */
export function assessAbsoluteVo2(relative: Indicator, weightKg: number | null): Indicator {
  if (relative.status === "missing") return relative;
  return weightKg === null ? checkFields(["Massa", false]) : known(absoluteVo2(relative.value, weightKg));
}
