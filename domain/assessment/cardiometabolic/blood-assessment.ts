import { bandOf, type Scale } from "../references/scale.ts";
import { absence, type Indicator, known, measured, missing } from "../result.ts";
import { type TestedPerson, testReference } from "./blood-test-classes.ts";
import type { BloodTestKey } from "./blood-tests.ts";
import { filtrationScale, glomerularFiltration } from "./glomerular-filtration.ts";

export interface BloodInput extends TestedPerson {
  /** mg/dL. */
  readonly values: { readonly [K in BloodTestKey]?: number | null };
}

export interface BloodFigure {
  readonly indicator: Indicator;
  readonly scale: Scale | null;
  readonly rangeText: string;
}

export interface BloodAssessment {
  readonly tests: Readonly<Record<BloodTestKey, BloodFigure>>;
  /** mL/min/1.73 m². */
  readonly filtration: BloodFigure;
  /** mg/dL. */
  readonly nonHdl: BloodFigure;
  readonly warnings: readonly { readonly about: BloodTestKey; readonly sentence: string }[];
}

/** From this value on, triglycerides no longer tell the cholesterol of VLDL. */
const FRIEDEWALD_LIMIT = 400;
export const LEVEL_2_HYPOGLYCAEMIA = 54;

export function assessBlood(input: BloodInput): BloodAssessment {
  const value = (key: BloodTestKey) => measured(input.values[key]);
  const test = (key: BloodTestKey): BloodFigure => {
    const reference = testReference(key, input);
    return { ...reference, indicator: classed(value(key), reference.scale) };
  };
  return {
    tests: {
      glicose: test("glicose"),
      triglicerides: test("triglicerides"),
      ldl: test("ldl"),
      hdl: test("hdl"),
      creatina: test("creatina"),
    },
    filtration: filtrationOf(value("creatina"), input),
    nonHdl: nonHdlOf(value("ldl"), value("triglicerides")),
    warnings: bloodWarnings(value("glicose"), input),
  };
}

function classed(value: number | null, scale: Scale | null): Indicator {
  if (value === null) return missing(absence("measures", "Não informado"));
  const band = scale && bandOf(scale, value);
  return band ? known(value, band.label, band.tone) : known(value);
}

function filtrationOf(creatinine: number | null, { sex, ageYears }: BloodInput): BloodFigure {
  const scale = filtrationScale();
  const rangeText =
    "CKD-EPI 2021, pela creatinina. Muita massa muscular ou suplemento de creatina elevam a creatinina e baixam esta estimativa. Abaixo de 60 deve ser avaliada por médico.";
  if (creatinine === null || ageYears === null) {
    const absences = [
      ...(creatinine === null ? [absence("measures", "Creatinina não informada")] : []),
      ...(ageYears === null ? [absence("age", "Idade não informada")] : []),
    ];
    return { indicator: missing(...absences), scale: null, rangeText };
  }
  const rate = glomerularFiltration(creatinine, sex, ageYears);
  if (rate === null) {
    return { indicator: missing(absence("age", "A equação vale a partir de 18 anos")), scale: null, rangeText };
  }
  return { indicator: classed(rate, scale), scale, rangeText };
}

function nonHdlOf(ldl: number | null, triglycerides: number | null): BloodFigure {
  const rangeText = "LDL + triglicérides ÷ 5.";
  if (ldl === null || triglycerides === null) {
    const absences = [
      ...(ldl === null ? [absence("measures", "LDL não informado")] : []),
      ...(triglycerides === null ? [absence("measures", "Triglicérides não informados")] : []),
    ];
    return { indicator: missing(...absences), scale: null, rangeText };
  }
  const indicator =
    triglycerides < FRIEDEWALD_LIMIT
      ? known(ldl + triglycerides / 5)
      : missing(absence("measures", "A estimativa vale para triglicérides abaixo de 400 mg/dL"));
  return { indicator, scale: null, rangeText };
}

/** Glucose is in mg/dL. */
export function bloodWarnings(
  glucose: number | null,
  { fasting }: Pick<BloodInput, "fasting">,
): BloodAssessment["warnings"] {
  if (glucose === null) return [];
  if (glucose < LEVEL_2_HYPOGLYCAEMIA) {
    return [
      {
        about: "glicose",
        sentence: "Abaixo de 54 mg/dL: hipoglicemia de nível 2. Nenhum treino sem orientação médica.",
      },
    ];
  }
  return fasting && glucose >= 126
    ? [{ about: "glicose", sentence: "Um segundo exame precisa confirmar: encaminhe ao médico." }]
    : [];
}

const MOLAR: Readonly<
  Record<BloodTestKey, (mgPerDl: number) => readonly [value: number, unit: string, decimals: number]>
> = {
  glicose: (value) => [value / 18.016, "mmol/L", 1],
  triglicerides: (value) => [value / 88.57, "mmol/L", 2],
  ldl: (value) => [value / 38.67, "mmol/L", 2],
  hdl: (value) => [value / 38.67, "mmol/L", 2],
  creatina: (value) => [value * 88.4, "µmol/L", 0],
};

export const inMoles = (key: BloodTestKey, mgPerDl: number) => MOLAR[key](mgPerDl);
