import { measuresOf } from "#contract/evaluations.ts";
import { fatErrorBand, fatErrorInWords } from "#domain/assessment/body-composition/fat-error-band.ts";
import { type ClassedFigure, classedFigures, classesOf, DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import type { PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { type DrawnScale, drawnScale } from "#domain/figures/drawn-scale.ts";
import type { Maybe } from "../../platform/pdf/text.ts";
import type { TileFigure } from "../figure-tiles.ts";
import { changesOf } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";

/** A derived figure. With a value and a scale it becomes a card that shows where the value lies, else a tile. */
export interface Indicator extends TileFigure {
  readonly scale?: DrawnScale | null;
}

/** The derived figures of an evaluation, in the order of the sheet. `assessment` says what the missing ones lack. */
export function indicatorsOf(input: EvaluationDocumentInput, assessment: PerimeterAssessment): Indicator[] {
  const { current, previous } = input;
  const { items, ageYears, ageMonths, sex } = current;
  const judge = changesOf(input);
  const now = items.perimeter;
  const before = previous?.items.perimeter;
  const { statureCm } = measuresOf(items);
  const computed = classedFigures(assessment);

  const compared = (key: keyof typeof DERIVED_FIGURES, value: Maybe<number>, earlier: Maybe<number>): Indicator => {
    const { [key]: look } = DERIVED_FIGURES;
    return { ...look, value, previous: earlier, ...judge(key, { value, before: earlier, decimals: look.decimals }) };
  };
  const errorOf = (fat: number) =>
    fatErrorInWords(fatErrorBand(fat, { protocol: now.protocolo, gender: sex, ageYears }));
  const classified = (key: ClassedFigure): Indicator[] => {
    const figure = now[key];
    const { scale, factor } = classesOf(key, { gender: sex, ageYears, ageMonths, statureCm });
    const { [key]: live } = computed;
    if (!figure && !live) return [];
    const indicator = {
      ...compared(key, figure?.value, before?.[key]?.value),
      classLabel: figure?.label,
      notes: key === "percentualGordura" && figure ? [errorOf(figure.value)] : [],
      scale: scale && drawnScale(scale, figure?.value ?? null, factor),
      message: !figure && live?.status === "missing" ? live.absences.map(({ sentence }) => sentence).join(" · ") : null,
    };
    return [indicator];
  };
  const mass = (key: "massaMagra" | "massaAdiposa") => compared(key, now[key]?.value, before?.[key]?.value);
  const plain = (key: "densidade" | "somatorio" | "central" | "periferico") => compared(key, now[key], before?.[key]);

  return [
    ...classified("imc"),
    ...classified("imcParaIdade"),
    ...classified("imcIdoso"),
    ...classified("percentualGordura"),
    ...classified("relacaoCinturaQuadril"),
    ...classified("relacaoCinturaEstatura"),
    ...classified("massaMuscular"),
    mass("massaMagra"),
    mass("massaAdiposa"),
    plain("densidade"),
    plain("somatorio"),
    plain("central"),
    plain("periferico"),
  ];
}
