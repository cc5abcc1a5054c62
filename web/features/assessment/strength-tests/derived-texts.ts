import { estimateOneRepMax, type OneRepMax } from "#domain/assessment/strength/one-rep-max.ts";
import { suggestedLoadKg } from "#domain/assessment/strength/suggested-load.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { figuresOf, type StrengthRow } from "./strength-rows.ts";

const ABSENT = "–";

export function derivedTexts(row: StrengthRow) {
  const { repetitions, weight, percentage } = figuresOf(row);
  const estimate = repetitions !== null && weight !== null ? estimateOneRepMax(weight, repetitions) : null;
  const load = suggestedLoadKg({ weight, percentage });
  return {
    epley: estimateText(estimate, "epleyKg"),
    brzycki: estimateText(estimate, "brzyckiKg"),
    suggested: load === null ? ABSENT : `${load} kg`,
    hasFigures: estimate !== null || load !== null,
  };
}

const estimateText = (estimate: OneRepMax | null, equation: "epleyKg" | "brzyckiKg") =>
  estimate ? `${formatDecimal(estimate[equation], 1)} kg${estimate.isRough ? "*" : ""}` : ABSENT;
