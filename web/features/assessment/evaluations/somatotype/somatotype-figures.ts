import { changedFields, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { derivedSomatotype, type Somatotype } from "#contract/assessment/evaluation-sections/somatotype.ts";
import { BONE_BREADTHS, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { assessSomatotype, type SomatotypeAssessment } from "#domain/assessment/somatotype/somatotype-assessment.ts";
import { formatDate } from "#domain/calendar-date.ts";
import type { PlottedPoint } from "#domain/figures/somatochart.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";
import { numbersIn } from "../results/figures.ts";
import { numberIn } from "../state/values.ts";

/** Computes as the server computes. */
export const assess = (values: Values): SomatotypeAssessment =>
  assessSomatotype({
    statureCm: numberIn(values, "stature"),
    weightKg: numberIn(values, "weight"),
    perimeters: numbersIn(PERIMETERS, values),
    skinfolds: numbersIn(SKINFOLDS, values),
    breadths: numbersIn(BONE_BREADTHS, values),
  });

export type ShownSomatotype = Pick<Somatotype, "endomorphy" | "mesomorphy" | "ectomorphy" | "category" | "midPoint">;

/** A saved evaluation shows its saved figures. */
export function shownSomatotype(values: Values, saved: Values, stored: Somatotype | null): ShownSomatotype {
  if (stored?.midPoint && changedFields(values, saved).length === 0) return stored;
  return derivedSomatotype(assess(values));
}

export const COMPONENTS = [
  { key: "endomorphy", label: "Endomorfia", about: "gordura relativa" },
  { key: "mesomorphy", label: "Mesomorfia", about: "músculo e osso" },
  { key: "ectomorphy", label: "Ectomorfia", about: "linearidade" },
] as const;

/** "2,6 – 5,6 – 2,3": endomorphy, mesomorphy, ectomorphy. */
export const rating = (shown: ShownSomatotype): string =>
  COMPONENTS.map(({ key }) => formatDecimal(shown[key] ?? 0, 1)).join(" – ");

export const trailOf = ({ somatotypes }: Pick<CycleEvaluation, "somatotypes">): readonly PlottedPoint[] =>
  somatotypes.map(({ evaluated_on, x, y }) => ({ x, y, label: formatDate(evaluated_on) }));
