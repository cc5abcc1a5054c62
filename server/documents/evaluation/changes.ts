import { basisOf, detectableIn } from "#contract/comparable-evaluation.ts";
import { reasonNotToSubtract } from "#domain/assessment/measurement-error/comparable.ts";
import { certaintyOf } from "#domain/assessment/measurement-error/detectable-change.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import type { Maybe } from "../../platform/pdf/text.ts";
import type { TileFigure } from "../figure-tiles.ts";
import type { EvaluationDocumentInput, PrintedEvaluation } from "./input.ts";

type Values = { readonly value: Maybe<number>; readonly before: Maybe<number>; readonly decimals: number };

/** Judges the difference of a figure, by its name on the wire, from the evaluation before. */
export type JudgeChange = (key: string, values: Values) => Pick<TileFigure, "certainty" | "caveat">;

const personOf = ({ sex, ageYears, ageMonths }: PrintedEvaluation) => ({
  sex,
  age_years: ageYears,
  age_months: ageMonths,
});

/** How the sheet judges differences: by the measures and the technical errors of the evaluation that it prints. */
export function changesOf({ current, previous }: EvaluationDocumentInput): JudgeChange {
  if (!previous) return () => ({});
  const detectable = detectableIn(current.items, personOf(current), current.technicalErrors);
  const [earlier, now] = [basisOf(previous.items, previous), basisOf(current.items, current)];
  return (key, { value, before, decimals }) => {
    const caveat = reasonNotToSubtract(key, earlier, now);
    if (caveat || typeof value !== "number" || typeof before !== "number") return { caveat };
    const difference = roundHalfUp(value, decimals) - roundHalfUp(before, decimals);
    return { certainty: certaintyOf(roundHalfUp(difference, decimals), detectable[key]) };
  };
}
