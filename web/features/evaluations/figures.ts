import type { EvaluatedItems } from "#contract/evaluations.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { assessPerimeter, type PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { bmiScale } from "#domain/assessment/references/bmi-classes.ts";
import { fatScale } from "#domain/assessment/references/fat-classes.ts";
import { muscleScale } from "#domain/assessment/references/muscle-mass-classes.ts";
import type { Scale } from "#domain/assessment/references/scale.ts";
import { waistHeightScale } from "#domain/assessment/references/waist-height-classes.ts";
import { waistHipScale } from "#domain/assessment/references/waist-hip-classes.ts";
import { type Indicator, known } from "#domain/assessment/result.ts";
import type { FieldKey } from "./fields.ts";
import { numberIn, type Values } from "./values.ts";

/** Whose measures they are, and by what they are judged. */
export interface Subject {
  readonly gender: string;
  readonly ageYears: number | null;
  readonly protocol: string;
  readonly studentView: boolean;
}

/** The subject in a few words, as a line above the measures has them: "Masculino, 34 anos · Pollock - 7 Dobras". */
export function aboutSubject({ gender, ageYears, protocol }: Subject): string {
  const age = ageYears === null ? "idade não informada" : `${ageYears} ${ageYears === 1 ? "ano" : "anos"}`;
  return `${gender === "male" ? "Masculino" : "Feminino"}, ${age} · ${findSkinfoldProtocol(protocol)?.label ?? protocol}`;
}

/** A figure with the classes that it falls into; `factor` turns the scale's unit into the figure's. */
export interface Figure {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly indicator: Indicator;
  readonly scale: Scale | null;
  readonly factor: number;
  /** What about it deserves a second look. */
  readonly warnings: readonly string[];
}

function numbersIn<K extends FieldKey>(list: readonly { readonly key: K }[], values: Values) {
  const numbers: { [P in K]?: number | null } = {};
  for (const { key } of list) numbers[key] = numberIn(values, key);
  return numbers;
}

/** What the fields say, computed as the server and the PDF compute it. */
export const assess = (values: Values, subject: Subject): PerimeterAssessment =>
  assessPerimeter({
    ...subject,
    statureCm: numberIn(values, "stature"),
    weightKg: numberIn(values, "weight"),
    perimeters: numbersIn(PERIMETERS, values),
    skinfolds: numbersIn(SKINFOLDS, values),
  });

type Stored = EvaluatedItems["perimeter"];

/** A saved evaluation shows the figures that were saved with it, whatever today's age and formulas would make of it. */
export function asStored(live: PerimeterAssessment, stored: Stored): PerimeterAssessment {
  const { percentualGordura: fat, densidade, central, periferico, somatorio } = stored;
  const sums = central !== null && periferico !== null && somatorio !== null;
  return {
    ...live,
    bmi: kept(live.bmi, stored.imc),
    waistHipRatio: kept(live.waistHipRatio, stored.relacaoCinturaQuadril),
    waistHeightRatio: kept(live.waistHeightRatio, stored.relacaoCinturaEstatura),
    fatPercentage: kept(live.fatPercentage, fat),
    leanMassPercentage: fat ? known(100 - fat.value) : live.leanMassPercentage,
    leanMass: stored.massaMagra ? known(stored.massaMagra.value) : live.leanMass,
    fatMass: kept(live.fatMass, stored.massaAdiposa),
    muscleMass:
      stored.massaMuscular && live.muscleMass.status === "known"
        ? { ...live.muscleMass, value: stored.massaMuscular.value, label: stored.massaMuscular.label }
        : live.muscleMass,
    density: densidade === null ? live.density : known(densidade),
    skinfoldSums: sums ? { status: "known", central, peripheral: periferico, total: somatorio } : live.skinfoldSums,
  };
}

const kept = (live: Indicator, stored: { readonly value: number; readonly label: string } | null): Indicator =>
  stored ? known(stored.value, stored.label) : live;

/** The figures that have classes, in the order of the panel. A warning stands by the figure that it names first, or by the first. */
export function figuresOf(assessment: PerimeterAssessment, { gender, ageYears }: Subject, values: Values): Figure[] {
  const metres = (numberIn(values, "stature") ?? 0) / 100;
  const aged = (scale: (gender: string, ageYears: number) => Scale | null) =>
    ageYears === null ? null : scale(gender, ageYears);
  const figures = [
    figure("Percentual de gordura", assessment.fatPercentage, { unit: "%", decimals: 3, scale: aged(fatScale) }),
    figure("IMC", assessment.bmi, { unit: "kg/m²", decimals: 1, scale: bmiScale() }),
    figure("Relação cintura-quadril", assessment.waistHipRatio, { decimals: 2, scale: aged(waistHipScale) }),
    figure("Relação cintura-estatura", assessment.waistHeightRatio, { decimals: 2, scale: waistHeightScale() }),
    figure("Massa muscular", assessment.muscleMass, {
      unit: "kg",
      decimals: 2,
      scale: metres > 0 ? muscleScale(gender) : null,
      factor: metres * metres,
    }),
  ];
  const about = (warning: string) => figures.find(({ label }) => warning.startsWith(label)) ?? figures[0];
  return figures.map((one) => ({ ...one, warnings: assessment.warnings.filter((warning) => about(warning) === one) }));
}

type Look = Pick<Figure, "decimals" | "scale"> & Partial<Pick<Figure, "unit" | "factor">>;

const figure = (label: string, indicator: Indicator, { unit = "", factor = 1, ...look }: Look): Figure => ({
  label,
  indicator,
  unit,
  factor,
  warnings: [],
  ...look,
});
