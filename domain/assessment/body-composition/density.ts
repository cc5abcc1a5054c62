import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import { measureLabel, type Perimeters, type Skinfolds } from "../anthropometry/measures.ts";
import { type Absence, absence, type Indicator, known, measured, missing } from "../result.ts";
import { type Sex, sexOf } from "../sex.ts";
import type { GirthEquation, SkinfoldEquation } from "./equation.ts";
import type { SkinfoldProtocol } from "./protocols.ts";
import { fatPercentageOf } from "./siri.ts";
import { sumOfFolds } from "./skinfold-sums.ts";

export interface DensityInput {
  readonly gender: string | null | undefined;
  readonly ageYears: number | null | undefined;
  readonly statureCm: number | null | undefined;
  readonly perimeters: Perimeters;
  readonly skinfolds: Skinfolds;
}

const WITHOUT_PROTOCOL = absence("protocol", "Sem protocolo", "without");

/** Fat percentages at and beyond these are no person's: the equation was applied to what it cannot judge. */
const MIN_FAT = 2;
const MAX_FAT = 65;
/** The decimals that the percentage is shown with: a figure shown as 2.000 is missing too. */
const FAT_DECIMALS = 3;

const implausibleDensity = (protocol: string, reason: string) =>
  missing(absence("protocol", `Fora do alcance do protocolo ${protocol}: ${reason}`, "out_of_reach"));

function plausibleDensity(density: number, protocol: string): Indicator {
  const fat = roundHalfUp(fatPercentageOf(density), FAT_DECIMALS);
  return fat > MIN_FAT && fat < MAX_FAT ? known(density) : implausibleDensity(protocol, "confira as medidas");
}

function absentFolds(labels: readonly string[], protocol: string): Absence {
  const folds = labels.length === 1 ? "a dobra" : "as dobras";
  return absence("skinfolds", `Preencha ${folds} ${listInPortuguese(labels)} para o protocolo ${protocol}`);
}

function absentPerimeters(labels: readonly string[], protocol: string): Absence {
  const perimeters = labels.length === 1 ? "o perímetro" : "os perímetros";
  return absence("perimeters", `Preencha ${perimeters} ${listInPortuguese(labels)} para o protocolo ${protocol}`);
}

function densityFromFolds(equation: SkinfoldEquation, input: DensityInput, protocol: string): Indicator {
  const absent = equation.sites.filter((site) => measured(input.skinfolds[site]) === null);
  const sumMm = sumOfFolds(equation.sites, input.skinfolds);
  const ageYears = measured(input.ageYears);
  const absences = equation.needsAge && ageYears === null ? [absence("age", "Idade não informada")] : [];
  if (absent.length > 0) absences.push(absentFolds(absent.map(measureLabel), protocol));
  if (absences.length > 0 || sumMm === null) return missing(...absences);
  const { turnsAtMm, ages } = equation;
  if (equation.hasNoYounger && ageYears !== null && ageYears < ages.from) {
    return implausibleDensity(protocol, `vale a partir de ${ages.from} anos`);
  }
  if (turnsAtMm !== undefined && sumMm > turnsAtMm) {
    return implausibleDensity(protocol, `a soma das dobras passa de ${formatDecimal(turnsAtMm, 1)} mm`);
  }
  return plausibleDensity(equation.density(sumMm, ageYears ?? 0), protocol);
}

function densityFromGirths(equation: GirthEquation, input: DensityInput, protocol: string): Indicator {
  const absent = equation.sites.filter((site) => measured(input.perimeters[site]) === null);
  const statureCm = measured(input.statureCm);
  const absences = statureCm === null ? [absence("stature", "Estatura não informada")] : [];
  if (absent.length > 0) absences.push(absentPerimeters(absent.map(measureLabel), protocol));
  if (absences.length > 0 || statureCm === null) return missing(...absences);
  const density = equation.density((key) => input.perimeters[key] ?? 0, statureCm);
  return density === null
    ? missing(absence("perimeters", equation.contradiction, "contradictory"))
    : plausibleDensity(density, protocol);
}

function densityForSex(protocol: SkinfoldProtocol, sex: Sex, input: DensityInput): Indicator {
  if (protocol.method === "skinfolds") return densityFromFolds(protocol.equations[sex], input, protocol.label);
  if (protocol.method === "perimeters") return densityFromGirths(protocol.equations[sex], input, protocol.label);
  return missing(WITHOUT_PROTOCOL);
}

/** In g/cm³. A missing measure is never zero. Beyond the sum where a quadratic equation turns back, and for fat of ≤ 2 or ≥ 65 %, it is missing. */
export function bodyDensity(protocol: SkinfoldProtocol | null, input: DensityInput): Indicator {
  if (!protocol) return missing(absence("protocol", "Protocolo não informado"));
  if (protocol.method === "none") return missing(WITHOUT_PROTOCOL);
  const sex = sexOf(input.gender);
  return sex ? densityForSex(protocol, sex, input) : missing(absence("sex", "Gênero não informado"));
}
