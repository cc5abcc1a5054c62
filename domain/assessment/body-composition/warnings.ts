import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import { bmiReference } from "../references/bmi-for-age.ts";
import { waistHeightScale, YOUNGEST_WITH_WAIST_HEIGHT } from "../references/waist-height-classes.ts";
import { type Indicator, measured } from "../result.ts";
import { sexOf } from "../sex.ts";
import type { AgeRange, SkinfoldEquation } from "./equation.ts";
import { type MuscleMass, type MuscleMassInput, missingLimbMeasures } from "./muscle-mass-assessment.ts";
import { equationFor, type SkinfoldProtocol } from "./protocols.ts";
import { sumOfFolds } from "./skinfold-sums.ts";

/** Lee 2000 was made from adults without obesity. */
const LEE_BMI_LIMIT = 30;
const LEE_YOUNGEST_AGE = 20;
const YOUNGEST_ADULT = 20;

export type WarningCode =
  | "unclassified_without_age"
  | "unclassified_at_this_age"
  | "adult_class_without_age"
  | "age_outside_equation"
  | "sex_outside_equation"
  | "sum_outside_equation"
  | "bmi_outside_equation"
  | "estimated_from_weight";

export interface AssessmentWarning {
  readonly about: "percentualGordura" | "massaMuscular" | "imc" | "relacaoCinturaQuadril" | "relacaoCinturaEstatura";
  readonly code: WarningCode;
  readonly sentence: string;
}

export interface Assessed {
  readonly input: MuscleMassInput & { readonly ageMonths?: number | null | undefined };
  readonly protocol: SkinfoldProtocol | null;
  readonly bmi: Indicator;
  readonly waistHipRatio: Indicator;
  readonly waistHeightRatio: Indicator;
  readonly fatPercentage: Indicator;
  readonly muscleMass: MuscleMass;
}

type Note = readonly [code: WarningCode, sentence: string];

function describeAges({ from, to }: AgeRange): string {
  return to === null ? `a partir de ${from} anos` : `${from} a ${to} anos`;
}

function ageNotes(age: number | null, ages: AgeRange | undefined, name: string): Note[] {
  if (age === null)
    return [["unclassified_without_age", "Idade não informada: percentual de gordura sem classificação"]];
  const notes: Note[] = [];
  if (ages && (age < ages.from || (ages.to !== null && age > ages.to))) {
    notes.push(["age_outside_equation", `Idade fora da faixa da equação (${name}: ${describeAges(ages)})`]);
  }
  if (age < YOUNGEST_ADULT) {
    notes.push(["unclassified_at_this_age", "Percentual de gordura sem classificação antes dos 20 anos"]);
  }
  return notes;
}

function sumNotes({ sites, sampleMm }: SkinfoldEquation, input: MuscleMassInput, name: string): Note[] {
  const exact = sumOfFolds(sites, input.skinfolds);
  if (!sampleMm || exact === null) return [];
  // A sum of decimals is not exact.
  const sum = roundHalfUp(exact, 6);
  if (sum >= sampleMm.from && sum <= sampleMm.to) return [];
  const range = `${formatDecimal(sampleMm.from, 0)} a ${formatDecimal(sampleMm.to, 0)} mm`;
  return [["sum_outside_equation", `Soma de dobras fora da amostra da equação (${name}: ${range})`]];
}

function fatNotes({ input, protocol, fatPercentage }: Assessed): Note[] {
  const equation = protocol && equationFor(protocol, input.gender);
  if (!equation || fatPercentage.status === "missing") return [];
  const name = protocol.label;
  const notes = ageNotes(measured(input.ageYears), equation.ages, name);
  if (equation.madeFrom && equation.madeFrom !== sexOf(input.gender)) {
    const people = equation.madeFrom === "male" ? "homens" : "mulheres";
    notes.push(["sex_outside_equation", `Gênero fora da amostra da equação (${name}: feita com ${people})`]);
  }
  return "needsAge" in equation ? [...notes, ...sumNotes(equation, input, name)] : notes;
}

function bmiNotes({ input, bmi }: Assessed): Note[] {
  if (bmi.status === "missing") return [];
  const age = measured(input.ageYears);
  if (age === null) return [["adult_class_without_age", "Idade não informada: IMC classificado como o de adultos"]];
  if (bmiReference(age, measured(input.ageMonths)) !== "none") return [];
  return [["unclassified_at_this_age", "IMC sem classificação: a referência da OMS começa aos 5 anos e 1 mês"]];
}

function waistHipNotes({ input, waistHipRatio }: Assessed): Note[] {
  const age = measured(input.ageYears);
  return waistHipRatio.status === "known" && age !== null && age < YOUNGEST_ADULT
    ? [["unclassified_at_this_age", "Relação cintura-quadril sem classificação antes dos 20 anos"]]
    : [];
}

function waistHeightNotes({ input, waistHeightRatio }: Assessed): Note[] {
  const isClassed = waistHeightScale(input.ageYears ?? null) !== null;
  const sentence = `Relação cintura-estatura sem classificação antes dos ${YOUNGEST_WITH_WAIST_HEIGHT} anos`;
  return waistHeightRatio.status === "known" && !isClassed ? [["unclassified_at_this_age", sentence]] : [];
}

function muscleNotes({ input, bmi, muscleMass }: Assessed): Note[] {
  if (muscleMass.status === "missing") return [];
  const notes: Note[] = [];
  const age = measured(input.ageYears);
  if (age !== null && age < LEE_YOUNGEST_AGE) {
    notes.push([
      "age_outside_equation",
      `Massa muscular: idade fora da faixa da equação (a partir de ${LEE_YOUNGEST_AGE} anos)`,
    ]);
  }
  if (bmi.status === "known" && bmi.value > LEE_BMI_LIMIT) {
    notes.push([
      "bmi_outside_equation",
      `Massa muscular: equação feita para adultos com IMC abaixo de ${LEE_BMI_LIMIT}`,
    ]);
  }
  if (muscleMass.method === "weight") {
    const absent = missingLimbMeasures(input.perimeters, input.skinfolds);
    notes.push([
      "estimated_from_weight",
      absent.length > 0
        ? `Massa muscular estimada por massa e estatura: falta ${listInPortuguese(absent)}`
        : "Massa muscular estimada por massa e estatura: confira perímetros e dobras dos membros",
    ]);
  }
  return notes;
}

/** They ask for a second look: the equations were made for other ages, sexes, fold sums or figures, or no class exists at this age. */
export function assessmentWarnings(assessed: Assessed): readonly AssessmentWarning[] {
  const about = (figure: AssessmentWarning["about"], notes: readonly Note[]) =>
    notes.map(([code, sentence]): AssessmentWarning => ({ about: figure, code, sentence }));
  return [
    ...about("percentualGordura", fatNotes(assessed)),
    ...about("imc", bmiNotes(assessed)),
    ...about("relacaoCinturaQuadril", waistHipNotes(assessed)),
    ...about("relacaoCinturaEstatura", waistHeightNotes(assessed)),
    ...about("massaMuscular", muscleNotes(assessed)),
  ];
}
