import { VERDICT_LABELS } from "#domain/assessment/change-verdict.ts";
import { type Judgement, shortJudgement, shownDifference, UNJUDGED } from "#domain/assessment/judged-change.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import type { EvaluationFigures } from "./data.ts";

const FIGURES = [
  { key: "weight_kg", label: "Massa", unit: "kg", decimals: 1 },
  { key: "fat_percentage", label: "Gordura", unit: "%", decimals: 1 },
  { key: "lean_mass_kg", label: "Massa magra", unit: "kg", decimals: 1 },
  { key: "waist_hip_ratio", label: "Cintura/quadril", unit: "", decimals: 2 },
] as const;

type Figure = (typeof FIGURES)[number];

interface Point {
  readonly day: string;
  readonly value: number;
}

/** `judgement` is of the last point against the one before. */
export type MeasuredFigure = Figure & { readonly points: readonly Point[]; readonly judgement: Judgement };

/** Those that at least one evaluation has, in the order of the days. */
export const measuredFigures = (evaluations: readonly EvaluationFigures[]): readonly MeasuredFigure[] =>
  FIGURES.map((figure) => {
    const measured = evaluations.filter(({ [figure.key]: value }) => value !== null);
    return {
      ...figure,
      points: measured.map(({ day, [figure.key]: value }) => ({ day, value: value ?? 0 })),
      judgement: measured.at(-1)?.changes[figure.key] ?? UNJUDGED,
    };
  }).filter(({ points }) => points.length > 0);

interface Comparison {
  /** "antes 20,0 → −1,0", or the earlier value alone where it is not subtracted. */
  readonly figures: string;
  /** "melhora, mudança provável", "dentro do erro" or "protocolos diferentes"; may be empty. */
  readonly words: string;
}

/** Null before the second evaluation. */
export function comparisonOf({ decimals, points, judgement }: MeasuredFigure): Comparison | null {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return null;
  const earlier = `antes ${formatDecimal(before.value, decimals)}`;
  const difference = shownDifference(before.value, last.value, decimals);
  const { verdict, caveat } = judgement;
  const words = shortJudgement(judgement, difference);
  if (caveat || difference === 0) return { figures: earlier, words };
  return {
    figures: `${earlier} → ${formatDifference(difference, decimals)}`,
    words: [verdict && VERDICT_LABELS[verdict], words].filter(Boolean).join(", "),
  };
}
