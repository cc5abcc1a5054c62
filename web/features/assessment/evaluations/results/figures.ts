import type { FieldKey } from "#contract/assessment/evaluation-fields/fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import type { EvaluatedItems } from "#contract/assessment/evaluations.ts";
import { decimalsReadBy } from "#contract/assessment/reader-view.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { fatCertaintyText } from "#domain/assessment/body-composition/fat-error-band.ts";
import { muscleErrorText } from "#domain/assessment/body-composition/muscle-mass.ts";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import {
  type ClassedFigure,
  type Classes,
  classedFigures,
  classesOf,
  DERIVED_FIGURES,
  type FigureLook,
} from "#domain/assessment/derived-figures.ts";
import { assessPerimeter, type PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { type Indicator, known } from "#domain/assessment/result.ts";
import { GENDERS } from "#domain/students/registration.ts";
import { numberIn } from "../state/values.ts";

export interface Subject {
  readonly gender: string;
  readonly ageYears: number | null;
  readonly ageMonths: number | null;
  readonly protocol: string;
  readonly studentView: boolean;
  readonly isPregnant: boolean;
  /** The person that the stored figures were derived for: shown until something is changed. Null before the first save. */
  readonly evaluated?: SubjectPerson | null;
}

/** Sex and age on the day of the evaluation. */
export type SubjectPerson = Pick<Subject, "gender" | "ageYears" | "ageMonths">;

/** "Masculino, 34 anos · Pollock - 7 Dobras". A student asks for the protocol first. */
export function subjectText({ gender, ageYears, protocol, studentView }: Subject): string {
  const age = ageYears === null ? "idade não informada" : `${ageYears} ${ageYears === 1 ? "ano" : "anos"}`;
  const person = `${GENDERS[gender === "male" ? "male" : "female"]}, ${age}`;
  return studentView ? person : `${person} · ${findSkinfoldProtocol(protocol)?.label ?? protocol}`;
}

interface DisplayedFigure extends FigureLook, Classes {
  readonly indicator: Indicator;
  /** Tells how certain the figure is; null where nothing is said about that. */
  readonly note: string | null;
  readonly warnings: readonly { readonly code: string; readonly sentence: string }[];
}

/** Null where a field is blank or cannot be right. */
export function numbersIn<K extends FieldKey>(list: readonly { readonly key: K }[], values: Values) {
  const numbers: { [P in K]?: number | null } = {};
  for (const { key } of list) numbers[key] = numberIn(values, key);
  return numbers;
}

/** Computes as the server and the PDF compute. */
export const assess = (values: Values, subject: Subject): PerimeterAssessment =>
  assessPerimeter({
    ...subject,
    statureCm: numberIn(values, "stature"),
    weightKg: numberIn(values, "weight"),
    perimeters: numbersIn(PERIMETERS, values),
    skinfolds: numbersIn(SKINFOLDS, values),
  });

type Stored = EvaluatedItems["perimeter"];

/** A saved evaluation shows its saved figures, not figures by today's age and formulas. */
export function asStored(live: PerimeterAssessment, stored: Stored): PerimeterAssessment {
  const { percentualGordura: fat, densidade, central, periferico, somatorio } = stored;
  const sums = central !== null && periferico !== null && somatorio !== null;
  return {
    ...live,
    bmi: withStored(live.bmi, stored.imc),
    bmiForAge: live.bmiForAge && withStored(live.bmiForAge, stored.imcParaIdade),
    bmiOfElderly: live.bmiOfElderly && withStored(live.bmiOfElderly, stored.imcIdoso),
    waistHipRatio: withStored(live.waistHipRatio, stored.relacaoCinturaQuadril),
    waistHeightRatio: withStored(live.waistHeightRatio, stored.relacaoCinturaEstatura),
    fatPercentage: withStored(live.fatPercentage, fat),
    leanMassPercentage: fat ? known(100 - fat.value) : live.leanMassPercentage,
    leanMass: stored.massaMagra ? known(stored.massaMagra.value) : live.leanMass,
    fatMass: withStored(live.fatMass, stored.massaAdiposa),
    muscleMass:
      stored.massaMuscular && live.muscleMass.status === "known"
        ? { ...live.muscleMass, value: stored.massaMuscular.value, label: stored.massaMuscular.label }
        : live.muscleMass,
    density: densidade === null ? live.density : known(densidade),
    skinfoldSums: sums ? { status: "known", central, peripheral: periferico, total: somatorio } : live.skinfoldSums,
  };
}

const withStored = (live: Indicator, stored: { readonly value: number; readonly label: string } | null): Indicator =>
  stored ? known(stored.value, stored.label) : live;

function errorOf(key: ClassedFigure, { fatPercentage, muscleMass }: PerimeterAssessment, subject: Subject) {
  if (key === "percentualGordura" && fatPercentage.status === "known") {
    return fatCertaintyText(fatPercentage.value, subject);
  }
  return key === "massaMuscular" && muscleMass.status === "known"
    ? muscleErrorText(muscleMass.value, muscleMass.method)
    : null;
}

const SHOWN: readonly ClassedFigure[] = [
  "percentualGordura",
  "imc",
  "imcParaIdade",
  "imcIdoso",
  "relacaoCinturaQuadril",
  "relacaoCinturaEstatura",
  "massaMuscular",
];

/** A student gets one decimal where more would say nothing. */
export function lookFor(key: keyof typeof DERIVED_FIGURES, { studentView }: Subject): FigureLook {
  const { [key]: look } = DERIVED_FIGURES;
  return { ...look, decimals: decimalsReadBy(studentView ? "student" : "trainer")({ key, ...look }) };
}

export function displayedFigures(assessment: PerimeterAssessment, subject: Subject, values: Values): DisplayedFigure[] {
  const person = { ...subject, statureCm: numberIn(values, "stature") };
  const classed = classedFigures(assessment);
  const figure = (key: ClassedFigure): DisplayedFigure[] => {
    const { [key]: found } = classed;
    const indicator = subject.isPregnant && found?.status === "known" ? known(found.value) : found;
    const warnings = assessment.warnings.filter(({ about }) => about === key);
    const note = errorOf(key, assessment, subject);
    return indicator ? [{ ...lookFor(key, subject), ...classesOf(key, person), indicator, note, warnings }] : [];
  };
  return SHOWN.flatMap(figure);
}
