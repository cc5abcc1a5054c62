import { measuresOf } from "#contract/assessment/evaluations.ts";
import { decimalsReadBy } from "#contract/assessment/reader-view.ts";
import { fatCertaintyText } from "#domain/assessment/body-composition/fat-error-band.ts";
import { muscleErrorText } from "#domain/assessment/body-composition/muscle-mass.ts";
import { type ClassedFigure, classedFigures, classesOf, DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import type { PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import type { Missing } from "#domain/assessment/result.ts";
import { type DrawnScale, drawnScale } from "#domain/figures/drawn-scale.ts";
import { isGiven, type Maybe } from "../../platform/pdf/text.ts";
import type { TileFigure } from "../figure-tiles.ts";
import { changesOf } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";

export interface Indicator extends TileFigure {
  readonly scale?: DrawnScale | null;
}

/** Why measures that are there give no figure; null when they were only not taken. */
const refusalOf = ({ absences }: Missing): string | null =>
  absences
    .filter(({ code }) => code === "contradictory" || code === "out_of_reach")
    .map(({ sentence }) => sentence)
    .join(" · ") || null;

/** A figure that was not measured is absent; one that its measures cannot give says why, from `assessment`. */
export function indicatorsOf(input: EvaluationDocumentInput, assessment: PerimeterAssessment): Indicator[] {
  const { current, previous } = input;
  const { items, ageYears, ageMonths, isPregnant, sex } = current;
  const judge = changesOf(input);
  const now = items.perimeter;
  const previousPerimeter = previous?.items.perimeter;
  const { statureCm } = measuresOf(items);
  const computed = classedFigures(assessment);

  const compared = (key: keyof typeof DERIVED_FIGURES, value: Maybe<number>, earlier: Maybe<number>): Indicator => {
    const { [key]: look } = DERIVED_FIGURES;
    const decimals = decimalsReadBy(input.forStudent ? "student" : "trainer")({ key, ...look });
    return { ...look, decimals, value, previous: earlier, judgement: judge(key) };
  };
  const errorOf = (key: ClassedFigure, value: number): string | null => {
    if (key === "massaMuscular") return muscleErrorText(value, now.methods.massaMuscular);
    return key === "percentualGordura"
      ? fatCertaintyText(value, { protocol: now.protocolo, gender: sex, ageYears })
      : null;
  };
  const classified = (key: ClassedFigure): Indicator[] => {
    const figure = now[key];
    const { scale, factor } = classesOf(key, { gender: sex, ageYears, ageMonths, statureCm, isPregnant });
    const { [key]: live } = computed;
    if (!figure && !live) return [];
    const indicator = {
      ...compared(key, figure?.value, previousPerimeter?.[key]?.value),
      classLabel: isPregnant ? undefined : figure?.label,
      notes: figure ? [errorOf(key, figure.value)].filter(isGiven) : [],
      scale: scale && drawnScale(scale, figure?.value ?? null, factor),
      message: !figure && live?.status === "missing" ? refusalOf(live) : null,
    };
    return [indicator];
  };
  const mass = (key: "massaMagra" | "massaAdiposa") => compared(key, now[key]?.value, previousPerimeter?.[key]?.value);
  const plain = (key: "densidade" | "somatorio" | "central" | "periferico") =>
    compared(key, now[key], previousPerimeter?.[key]);

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
  ].filter(({ value, message }) => isGiven(value) || isGiven(message));
}
