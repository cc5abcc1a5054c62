import type { Perimeters, Skinfolds } from "./anthropometry/measures.ts";
import { bodyDensity } from "./body-composition/density.ts";
import { assessMuscleMass, type MuscleMass } from "./body-composition/muscle-mass-assessment.ts";
import { findSkinfoldProtocol } from "./body-composition/protocols.ts";
import { bodyMassIndex, waistHeightRatio, waistHipRatio } from "./body-composition/ratios.ts";
import { fatPercentageOf } from "./body-composition/siri.ts";
import { type SkinfoldSums, skinfoldSums } from "./body-composition/skinfold-sums.ts";
import { type AssessmentWarning, assessmentWarnings } from "./body-composition/warnings.ts";
import { bmiScale } from "./references/bmi-classes.ts";
import { bmiForAgeScale, bmiForAgeZ, bmiReference } from "./references/bmi-for-age.ts";
import { elderlyBmiScale } from "./references/elderly-bmi-classes.ts";
import { fatScale, unclassifiedFatLabel } from "./references/fat-classes.ts";
import { bandOf, type Scale } from "./references/scale.ts";
import { waistHeightScale } from "./references/waist-height-classes.ts";
import { waistHipScale } from "./references/waist-hip-classes.ts";
import {
  type Absence,
  type AssessmentInput,
  absence,
  type Indicator,
  known,
  type Missing,
  measured,
  missing,
} from "./result.ts";

/** Stored with every evaluation: a later formula never rewrites what an earlier one answered. Raise it with any formula. */
export const ASSESSMENT_VERSION = "2.3.0";

export interface PerimeterInput {
  readonly gender: string | null | undefined;
  readonly ageYears: number | null | undefined;
  readonly ageMonths?: number | null | undefined;
  readonly statureCm: number | null | undefined;
  readonly weightKg: number | null | undefined;
  /** In cm. */
  readonly perimeters: Perimeters;
  /** In mm. */
  readonly skinfolds: Skinfolds;
  readonly protocol: string | null | undefined;
  /** A student cannot fill the fields that most messages ask for, and is told so instead. */
  readonly studentView?: boolean;
}

export interface PerimeterAssessment {
  readonly version: string;
  /** kg/m²; its label is the class that applies at this age. */
  readonly bmi: Indicator;
  /** z-score among people of the same sex and age; null where the WHO's table does not apply. */
  readonly bmiForAge: Indicator | null;
  /** kg/m², with the class of elderly people; null below 60 years. */
  readonly bmiOfElderly: Indicator | null;
  readonly waistHipRatio: Indicator;
  readonly waistHeightRatio: Indicator;
  /** mm */
  readonly skinfoldSums: SkinfoldSums;
  /** g/cm³ */
  readonly density: Indicator;
  readonly fatPercentage: Indicator;
  readonly leanMassPercentage: Indicator;
  /** kg */
  readonly leanMass: Indicator;
  /** kg; its label is the fat class. */
  readonly fatMass: Indicator;
  readonly muscleMass: MuscleMass;
  readonly warnings: readonly AssessmentWarning[];
}

const TRAINERS_INPUTS: readonly AssessmentInput[] = ["skinfolds", "perimeters", "measures"];

function classified(value: number, scale: Scale | null, otherwise = ""): Indicator {
  const band = scale && bandOf(scale, value);
  return band ? known(value, band.label, band.tone) : known(value, otherwise);
}

function absencesAmong(
  ...inputs: readonly (readonly [value: unknown, about: AssessmentInput, sentence: string])[]
): Absence[] {
  return inputs.filter(([value]) => !value).map(([, about, sentence]) => absence(about, sentence));
}

function assessBmi({ weightKg, statureCm }: PerimeterInput): Indicator {
  const weight = measured(weightKg);
  const stature = measured(statureCm);
  if (weight === null || stature === null) {
    return missing(
      ...absencesAmong([weight, "weight", "Massa não informada"], [stature, "stature", "Estatura não informada"]),
    );
  }
  return known(bodyMassIndex(weight, stature));
}

/** The index with the classes that apply at this age: the WHO's by age below 20 years, the elderly people's beside the adults' from 60. */
function classifyBmi(index: Indicator, { gender, ageYears, ageMonths }: PerimeterInput): BmiFigures {
  if (index.status === "missing") return { bmi: index, bmiForAge: null, bmiOfElderly: null };
  const age = measured(ageYears);
  const months = measured(ageMonths);
  const reference = bmiReference(age, months);
  const z = reference === "by_age" && months !== null ? bmiForAgeZ(index.value, gender, months) : null;
  const bmiForAge = z === null ? null : classified(z, bmiForAgeScale());
  const elderly = elderlyBmiScale(age);
  return {
    bmi:
      bmiForAge?.status === "known"
        ? known(index.value, bmiForAge.label, bmiForAge.tone)
        : classified(index.value, reference === "adult" ? bmiScale() : null),
    bmiForAge,
    bmiOfElderly: elderly && classified(index.value, elderly),
  };
}

type BmiFigures = Pick<PerimeterAssessment, "bmi" | "bmiForAge" | "bmiOfElderly">;

function assessWaistHip({ gender, ageYears, perimeters }: PerimeterInput): Indicator {
  const age = measured(ageYears);
  const waist = measured(perimeters.cintura);
  const hip = measured(perimeters.quadril);
  if (age === null || !gender || waist === null || hip === null) {
    return missing(
      ...absencesAmong(
        [age, "age", "Idade não informada"],
        [gender, "sex", "Gênero não informado"],
        [waist, "waist", "Cintura não informada"],
        [hip, "hip", "Quadril não informado"],
      ),
    );
  }
  return classified(waistHipRatio(waist, hip), waistHipScale(gender, age));
}

function assessWaistHeight({ ageYears, statureCm, perimeters }: PerimeterInput): Indicator {
  const stature = measured(statureCm);
  const waist = measured(perimeters.cintura);
  if (stature === null || waist === null) {
    return missing(
      ...absencesAmong([stature, "stature", "Estatura não informada"], [waist, "waist", "Cintura não informada"]),
    );
  }
  return classified(waistHeightRatio(waist, stature), waistHeightScale(ageYears ?? null));
}

function assessFatPercentage(density: Indicator, { gender, ageYears }: PerimeterInput): Indicator {
  if (density.status === "missing") return density;
  const age = measured(ageYears);
  const scale = age === null ? null : fatScale(gender, age);
  return classified(fatPercentageOf(density.value), scale, age === null ? "" : unclassifiedFatLabel(gender));
}

function assessLeanPercentage(fat: Indicator): Indicator {
  return fat.status === "missing" ? fat : known(100 - fat.value);
}

function massOf(share: Indicator, weightKg: number | null | undefined): Indicator {
  const weight = measured(weightKg);
  if (weight === null) {
    return missing(absence("weight", "Massa não informada"), ...(share.status === "missing" ? share.absences : []));
  }
  return share.status === "missing" ? share : known((weight * share.value) / 100, share.label, share.tone);
}

function asStudentSees<Result extends { readonly status: string }>(result: Result | Missing): Result | Missing {
  if (!("absences" in result)) return result;
  const others = result.absences.filter(({ about }) => !TRAINERS_INPUTS.includes(about));
  if (others.length === result.absences.length) return result;
  return missing(...others, absence("measures", "Ainda não medido pelo seu personal", "not_measured_yet"));
}

/** The one computation for screen, server and PDF. Each indicator is known or says its needs; none is NaN, and an empty field is never zero. */
export function assessPerimeter(input: PerimeterInput): PerimeterAssessment {
  const protocol = findSkinfoldProtocol(input.protocol);
  const density = bodyDensity(protocol, input);
  const fatPercentage = assessFatPercentage(density, input);
  const leanMassPercentage = assessLeanPercentage(fatPercentage);
  const bmiFigures = classifyBmi(assessBmi(input), input);
  const { bmi } = bmiFigures;
  const waistHipRatio = assessWaistHip(input);
  const waistHeightRatio = assessWaistHeight(input);
  const muscleMass = assessMuscleMass(input);
  const forReader = input.studentView === true ? asStudentSees : <Result>(result: Result) => result;
  return {
    version: ASSESSMENT_VERSION,
    ...bmiFigures,
    waistHipRatio,
    waistHeightRatio,
    skinfoldSums: forReader(skinfoldSums(input.skinfolds)),
    density: forReader(density),
    fatPercentage: forReader(fatPercentage),
    leanMassPercentage: forReader(leanMassPercentage),
    leanMass: forReader(massOf(leanMassPercentage, input.weightKg)),
    fatMass: forReader(massOf(fatPercentage, input.weightKg)),
    muscleMass: forReader(muscleMass),
    warnings:
      input.studentView === true
        ? []
        : assessmentWarnings({ input, protocol, bmi, waistHipRatio, waistHeightRatio, fatPercentage, muscleMass }),
  };
}
