import { bandOf, type Scale, scaleOf, type Tone } from "../references/scale.ts";

/*
 * Classes of blood pressure: Diretriz Brasileira de Hipertensão Arterial 2025 (SBC, SBH, SBN) for adults; from 13 to 17 years Flynn et al. (AAP), Pediatrics
 * 2017;140:e20171904, table 3. Systolic and diastolic pressure are classed apart, and the worse class names the pair.
 */

const classes = (...limits: readonly [number, number, number, number]): Scale => {
  const [normal, raised, first, second] = limits;
  return scaleOf(0, "mmHg", [
    ["Normal", normal, "good"],
    ["Pré-hipertensão", raised, "warn"],
    ["Hipertensão estágio 1", first, "bad"],
    ["Hipertensão estágio 2", second, "bad"],
    ["Hipertensão estágio 3", null, "bad"],
  ]);
};

const SYSTOLIC = classes(119, 139, 159, 179);
const DIASTOLIC = classes(79, 89, 99, 109);

const YOUNG_SYSTOLIC = scaleOf(0, "mmHg", [
  ["Normal", 119, "good"],
  ["Pressão elevada", 129, "warn"],
  ["Hipertensão estágio 1", 139, "bad"],
  ["Hipertensão estágio 2", null, "bad"],
]);
/** A diastolic pressure has no class between normal and stage 1. */
const YOUNG_DIASTOLIC = scaleOf(0, "mmHg", [
  ["Normal", 79, "good"],
  ["Hipertensão estágio 1", 89, "bad"],
  ["Hipertensão estágio 2", null, "bad"],
]);

const FIRST_AGE = 13;
const ADULT_AGE = 18;

export interface BloodPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

export interface BloodPressureClass {
  readonly label: string;
  readonly tone: Tone;
}

export interface PressureReference {
  readonly systolic: Scale;
  readonly diastolic: Scale;
  readonly note: string;
  /** mmHg: from here on a single measure at rest is a reason to see a doctor. */
  readonly doctorFrom: BloodPressure;
}

const referenceOf = (systolic: Scale, diastolic: Scale, doctorFrom: BloodPressure): PressureReference => ({
  systolic,
  diastolic,
  doctorFrom,
  note: `Uma única medida não faz diagnóstico. Valores a partir de ${doctorFrom.systolic}/${doctorFrom.diastolic} mmHg devem ser avaliados por médico.`,
});

const ADULTS = referenceOf(SYSTOLIC, DIASTOLIC, { systolic: 140, diastolic: 90 });
const ADOLESCENTS = referenceOf(YOUNG_SYSTOLIC, YOUNG_DIASTOLIC, { systolic: 130, diastolic: 80 });

/** The reference of a person of this age in completed years; null below 13. An unknown age is taken for an adult's. */
export function pressureReference(ageYears: number | null): PressureReference | null {
  if (ageYears === null || ageYears >= ADULT_AGE) return ADULTS;
  return ageYears < FIRST_AGE ? null : ADOLESCENTS;
}

export interface BloodPressureClasses {
  readonly systolic: BloodPressureClass;
  readonly diastolic: BloodPressureClass;
  readonly pair: BloodPressureClass;
}

/** The classes of a resting blood pressure in mmHg; null below 13 years. */
export function bloodPressureClasses(
  { systolic, diastolic }: BloodPressure,
  ageYears: number | null,
): BloodPressureClasses | null {
  const reference = pressureReference(ageYears);
  const upper = reference && bandOf(reference.systolic, systolic);
  const lower = reference && bandOf(reference.diastolic, diastolic);
  if (!reference || !upper || !lower) return null;
  const rank = (band: BloodPressureClass) => reference.systolic.bands.findIndex(({ label }) => label === band.label);
  return { systolic: upper, diastolic: lower, pair: rank(lower) > rank(upper) ? lower : upper };
}

export const classesApart = ({ systolic, diastolic }: BloodPressureClasses): string | null =>
  systolic.label === diastolic.label ? null : `Sístole: ${systolic.label} · Diástole: ${diastolic.label}`;

/** Why nothing may be tested or trained today, by the ACSM's limits at rest; null when there is no such reason. */
export const noTestToday = ({ systolic, diastolic }: BloodPressure): string | null =>
  systolic > 200 || diastolic > 110
    ? "Pressão de repouso acima de 200/110 mmHg: nenhum teste ou treino hoje. Encaminhe ao médico."
    : null;

/** By the limit of the age's note; below 13 years, without classes here, the adolescents': it is stage 1 there too (Flynn 2017, table 3). */
export function asksForDoctor({ systolic, diastolic }: BloodPressure, ageYears: number | null): boolean {
  const { doctorFrom } = pressureReference(ageYears) ?? ADOLESCENTS;
  return systolic >= doctorFrom.systolic || diastolic >= doctorFrom.diastolic;
}

/** A diastolic pressure that is not below the systolic one is a typing error: two fields exchanged, or a digit too many. */
export const pressureError = ({ systolic, diastolic }: BloodPressure): string | null =>
  diastolic < systolic ? null : "A diástole deve ser menor que a sístole";
