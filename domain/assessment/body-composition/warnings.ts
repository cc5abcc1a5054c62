import { listInPortuguese } from "../../portuguese-list.ts";
import { type Indicator, measured } from "../result.ts";
import type { AgeRange } from "./equation.ts";
import { type MuscleMass, type MuscleMassInput, missingLimbMeasures } from "./muscle-mass-assessment.ts";
import { ageRange, type SkinfoldProtocol } from "./protocols.ts";

/** Outside these percentages of fat a slip in the measures is likelier than the person. */
const LEAST_PLAUSIBLE_FAT = 2;
const MOST_PLAUSIBLE_FAT = 70;

/** Lee 2000 was made from adults without obesity. */
const LEE_BMI_LIMIT = 30;
const LEE_YOUNGEST_AGE = 18;

export type WarningCode =
  | "unclassified_without_age"
  | "age_outside_equation"
  | "bmi_outside_equation"
  | "implausible_value"
  | "estimated_from_weight";

/** A known figure that the trainer should look at again. */
export interface AssessmentWarning {
  /** The figure, by its name on the wire. */
  readonly about: "percentualGordura" | "massaMuscular";
  readonly code: WarningCode;
  /** In Portuguese, for the trainer. */
  readonly sentence: string;
}

export interface Assessed {
  readonly input: MuscleMassInput;
  readonly protocol: SkinfoldProtocol | null;
  readonly bmi: Indicator;
  readonly fatPercentage: Indicator;
  readonly muscleMass: MuscleMass;
}

function describeAges({ from, to }: AgeRange): string {
  return to === null ? `a partir de ${from} anos` : `${from} a ${to} anos`;
}

function fatWarnings({ input, protocol, fatPercentage }: Assessed): AssessmentWarning[] {
  if (fatPercentage.status === "missing") return [];
  const warnings: AssessmentWarning[] = [];
  const warn = (code: WarningCode, sentence: string) => warnings.push({ about: "percentualGordura", code, sentence });
  const age = measured(input.ageYears);
  const ages = protocol && ageRange(protocol, input.gender);
  if (age === null) warn("unclassified_without_age", "Idade não informada: percentual de gordura sem classificação");
  else if (ages && (age < ages.from || (ages.to !== null && age > ages.to))) {
    warn("age_outside_equation", `Idade fora da faixa da equação (${protocol.label}: ${describeAges(ages)})`);
  }
  if (fatPercentage.value < LEAST_PLAUSIBLE_FAT || fatPercentage.value > MOST_PLAUSIBLE_FAT) {
    warn(
      "implausible_value",
      `Percentual de gordura abaixo de ${LEAST_PLAUSIBLE_FAT}% ou acima de ${MOST_PLAUSIBLE_FAT}%: confira as medidas`,
    );
  }
  return warnings;
}

function muscleWarnings({ input, bmi, muscleMass }: Assessed): AssessmentWarning[] {
  if (muscleMass.status === "missing") return [];
  const warnings: AssessmentWarning[] = [];
  const warn = (code: WarningCode, sentence: string) => warnings.push({ about: "massaMuscular", code, sentence });
  const age = measured(input.ageYears);
  if (age !== null && age < LEE_YOUNGEST_AGE) {
    warn(
      "age_outside_equation",
      `Massa muscular: idade fora da faixa da equação (a partir de ${LEE_YOUNGEST_AGE} anos)`,
    );
  }
  if (bmi.status === "known" && bmi.value > LEE_BMI_LIMIT) {
    warn("bmi_outside_equation", `Massa muscular: equação feita para adultos com IMC abaixo de ${LEE_BMI_LIMIT}`);
  }
  if (muscleMass.method === "weight") {
    const absent = missingLimbMeasures(input.perimeters, input.skinfolds);
    warn(
      "estimated_from_weight",
      absent.length > 0
        ? `Massa muscular estimada por peso e estatura: falta ${listInPortuguese(absent)}`
        : "Massa muscular estimada por peso e estatura: confira perímetros e dobras dos membros",
    );
  }
  return warnings;
}

/** What deserves the trainer's second look: ages and figures outside what the equations were made for, and estimates. */
export function assessmentWarnings(assessed: Assessed): readonly AssessmentWarning[] {
  return [...fatWarnings(assessed), ...muscleWarnings(assessed)];
}
