import { measuresOf } from "#contract/evaluations.ts";
import { type ClassedFigure, classedFigures, classesOf, DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import type { PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { type DrawnScale, drawnScale } from "#domain/figures/drawn-scale.ts";
import type { TileFigure } from "../figure-tiles.ts";
import type { EvaluationDocumentInput } from "./input.ts";

/** A derived figure. With a value and a scale it becomes a card that shows where the value lies, else a tile. */
export interface Indicator extends TileFigure {
  readonly scale?: DrawnScale | null;
}

/** The derived figures of an evaluation, in the order of the sheet. `assessment` says what the missing ones lack. */
export function indicatorsOf(
  { current: { items, ageYears, ageMonths }, previous, student }: EvaluationDocumentInput,
  assessment: PerimeterAssessment,
): Indicator[] {
  const now = items.perimeter;
  const before = previous?.items.perimeter;
  const { statureCm } = measuresOf(items);
  const computed = classedFigures(assessment);

  const classified = (key: ClassedFigure): Indicator[] => {
    const figure = now[key];
    const { scale, factor } = classesOf(key, { gender: student.gender, ageYears, ageMonths, statureCm });
    const { [key]: live } = computed;
    if (!figure && !live) return [];
    const indicator = {
      ...DERIVED_FIGURES[key],
      value: figure?.value,
      previous: before?.[key]?.value,
      classLabel: figure?.label,
      scale: scale && drawnScale(scale, figure?.value ?? null, factor),
      message: !figure && live?.status === "missing" ? live.absences.map(({ sentence }) => sentence).join(" · ") : null,
    };
    return [indicator];
  };
  const mass = (key: "massaMagra" | "massaAdiposa"): Indicator => ({
    ...DERIVED_FIGURES[key],
    value: now[key]?.value,
    previous: before?.[key]?.value,
  });
  const plain = (key: "densidade" | "somatorio" | "central" | "periferico"): Indicator => ({
    ...DERIVED_FIGURES[key],
    value: now[key],
    previous: before?.[key],
  });

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
