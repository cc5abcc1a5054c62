import { roundHalfUp } from "../../rounding.ts";
import {
  measureLabel,
  type PerimeterKey,
  type Perimeters,
  type SkinfoldKey,
  type Skinfolds,
} from "../anthropometry/measures.ts";
import { muscleScale } from "../references/muscle-mass-classes.ts";
import { bandOf } from "../references/scale.ts";
import { type Absence, absence, type Known, type Missing, measured, missing } from "../result.ts";
import { sexOf } from "../sex.ts";
import { type LimbMeasures, type MuscleMassMethod, muscleMassFromLimbs, muscleMassFromWeight } from "./muscle-mass.ts";

/** `index` is the muscle mass index in kg/m²; `method` tells which of Lee's two equations answered. */
export interface KnownMuscleMass extends Known {
  readonly index: number;
  readonly method: MuscleMassMethod;
}

export type MuscleMass = KnownMuscleMass | Missing;

export interface MuscleMassInput {
  readonly gender: string | null | undefined;
  readonly ageYears: number | null | undefined;
  readonly statureCm: number | null | undefined;
  readonly weightKg: number | null | undefined;
  readonly perimeters: Perimeters;
  readonly skinfolds: Skinfolds;
}

const LIMB_GIRTHS: readonly PerimeterKey[] = ["braco_direito_relaxado", "coxa_medial_direita", "panturrilha_direita"];
const LIMB_FOLDS: readonly SkinfoldKey[] = ["triceps", "coxa_media", "panturrilha"];

export function missingLimbMeasures(perimeters: Perimeters, skinfolds: Skinfolds): readonly string[] {
  const girths = LIMB_GIRTHS.filter((key) => measured(perimeters[key]) === null).map(measureLabel);
  const folds = LIMB_FOLDS.filter((key) => measured(skinfolds[key]) === null).map(measureLabel);
  return [...girths, ...folds.map((label) => `dobra ${label}`)];
}

function limbsOf(perimeters: Perimeters, skinfolds: Skinfolds): LimbMeasures | null {
  const armGirthCm = measured(perimeters.braco_direito_relaxado);
  const thighGirthCm = measured(perimeters.coxa_medial_direita);
  const calfGirthCm = measured(perimeters.panturrilha_direita);
  const tricepsMm = measured(skinfolds.triceps);
  const thighFoldMm = measured(skinfolds.coxa_media);
  const calfFoldMm = measured(skinfolds.panturrilha);
  if (armGirthCm === null || thighGirthCm === null || calfGirthCm === null) return null;
  if (tricepsMm === null || thighFoldMm === null || calfFoldMm === null) return null;
  return { armGirthCm, thighGirthCm, calfGirthCm, tricepsMm, thighFoldMm, calfFoldMm };
}

/** The decimals that the mass is shown with: its class follows from what is shown. */
const MASS_DECIMALS = 2;

function classifiedMuscleMass(
  value: number,
  method: MuscleMassMethod,
  { gender, ageYears, statureCm }: { gender: string | null | undefined; ageYears: number; statureCm: number },
): KnownMuscleMass {
  const squareMetres = (statureCm / 100) ** 2;
  const scale = muscleScale(gender, ageYears);
  const band = scale && bandOf(scale, roundHalfUp(value, MASS_DECIMALS) / squareMetres);
  const index = value / squareMetres;
  return { status: "known", value, label: band?.label ?? "", tone: band?.tone ?? null, index, method };
}

/** Skeletal muscle mass in kg: from limb girths and folds where all six were measured, else from weight and stature. */
export function assessMuscleMass(input: MuscleMassInput): MuscleMass {
  const sex = sexOf(input.gender);
  const age = measured(input.ageYears);
  const stature = measured(input.statureCm);
  const weight = measured(input.weightKg);
  const limbs = limbsOf(input.perimeters, input.skinfolds);
  const absences: Absence[] = [];
  if (limbs === null && weight === null) absences.push(absence("weight", "Massa não informada"));
  if (stature === null) absences.push(absence("stature", "Estatura não informada"));
  if (age === null) absences.push(absence("age", "Idade não informada"));
  if (sex === null) absences.push(absence("sex", "Gênero não informado"));
  if (absences.length > 0 || sex === null || age === null || stature === null) return missing(...absences);

  const person = { gender: input.gender, ageYears: age, statureCm: stature };
  const fromLimbs = limbs && muscleMassFromLimbs(sex, age, stature, limbs);
  if (fromLimbs !== null) return classifiedMuscleMass(fromLimbs, "limbs", person);
  const fromWeight = weight === null ? null : muscleMassFromWeight(sex, age, stature, weight);
  if (fromWeight !== null) return classifiedMuscleMass(fromWeight, "weight", person);
  return missing(absence("measures", "Confira massa, estatura, perímetros e dobras", "contradictory"));
}
