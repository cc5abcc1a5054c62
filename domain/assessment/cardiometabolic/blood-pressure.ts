import { bandOf, type Scale, scaleOf, type Tone } from "../references/scale.ts";

/*
 * Classes of blood pressure: Diretriz Brasileira de Hipertensão Arterial 2025 (SBC, SBH, SBN). Systolic and diastolic pressure are
 * classed apart, and the worse class counts.
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

/** The guideline's classes are those of adults; adolescents share them from this age. */
const FIRST_AGE = 13;

export interface BloodPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

export interface BloodPressureClass {
  readonly label: string;
  readonly tone: Tone;
}

/** The class of a resting blood pressure in mmHg; null below 13 years. An unknown age is taken for an adult's. */
export function bloodPressureClass(
  { systolic, diastolic }: BloodPressure,
  ageYears: number | null,
): BloodPressureClass | null {
  if (ageYears !== null && ageYears < FIRST_AGE) return null;
  const places = [placeOn(SYSTOLIC, systolic), placeOn(DIASTOLIC, diastolic)];
  const band = SYSTOLIC.bands[Math.max(...places)];
  return band ? { label: band.label, tone: band.tone } : null;
}

const placeOn = (scale: Scale, value: number) => {
  const band = bandOf(scale, value);
  return band ? scale.bands.indexOf(band) : -1;
};

/** The classes as they are read: name, systolic and diastolic range in mmHg. */
export const BLOOD_PRESSURE_CLASSES = { systolic: SYSTOLIC, diastolic: DIASTOLIC };

export const BLOOD_PRESSURE_NOTE =
  "Uma única medida não faz diagnóstico. Valores a partir de 140/90 mmHg devem ser avaliados por médico.";

/** Why nothing may be tested or trained today, by the ACSM's limits at rest; null when there is no such reason. */
export const noTestToday = ({ systolic, diastolic }: BloodPressure): string | null =>
  systolic > 200 || diastolic > 110
    ? "Pressão de repouso acima de 200/110 mmHg: nenhum teste ou treino hoje. Encaminhe ao médico."
    : null;

/** A diastolic pressure that is not below the systolic one is a slip: two fields exchanged, or a digit too many. */
export const pressureSlip = ({ systolic, diastolic }: BloodPressure): string | null =>
  diastolic < systolic ? null : "A diástole deve ser menor que a sístole";
