import { checkFields } from "../energy/absent-fields.ts";
import { bandOf } from "../references/scale.ts";
import { absence, type Indicator, known, type Missing, missing } from "../result.ts";
import { type EffortPerson, effortVo2 } from "./effort-assessment.ts";
import { type Effort, effortTest } from "./effort-tests.ts";
import { vo2Scale } from "./vo2-classes.ts";
import { absoluteVo2, DISTANCE_TOO_SHORT, distanceTest, MIN_DISTANCE_M, VO2_OF_REST } from "./vo2-tests.ts";

interface Vo2Input extends EffortPerson {
  readonly protocol: string | null | undefined;
  readonly distanceM: number | null;
  readonly effort: Effort;
}

/** ml/kg/min, with its class for a person from 13 years. */
export function assessRelativeVo2(input: Vo2Input): Indicator {
  const { gender, ageYears } = input;
  const value = testedVo2(input);
  if (typeof value !== "number") return value;
  if (value < VO2_OF_REST) {
    return missing(absence("measures", "Fora do alcance do teste: o VO2 ficaria abaixo do de repouso", "out_of_reach"));
  }
  const scale = ageYears === null ? null : vo2Scale(gender, ageYears);
  const band = scale && bandOf(scale, value);
  return band ? known(value, band.label, band.tone) : known(value);
}

function testedVo2({ protocol, distanceM, effort, ...person }: Vo2Input): number | Missing {
  const ofEffort = effortTest(protocol);
  if (ofEffort) return effortVo2(ofEffort, person, effort);
  const test = distanceTest(protocol);
  if (!test) return missing(absence("protocol", "Protocolo de VO2 sem cálculo pela distância", "without"));
  if (distanceM === null) return checkFields(["Distância", false]);
  if (distanceM < MIN_DISTANCE_M) return missing(absence("measures", DISTANCE_TOO_SHORT, "contradictory"));
  return test.relativeVo2(distanceM);
}

/** L/min */
export function assessAbsoluteVo2(relative: Indicator, weightKg: number | null): Indicator {
  if (relative.status === "missing") return relative;
  return weightKg === null ? checkFields(["Massa", false]) : known(absoluteVo2(relative.value, weightKg));
}
