import { shownDifference } from "#domain/assessment/judged-change.ts";
import { reasonNotToSubtract } from "#domain/assessment/measurement-error/comparable.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import type { EvaluationFigures } from "./data.ts";

const FIGURES = [
  { key: "weight_kg", figure: "weight", label: "Massa", unit: "kg", decimals: 1 },
  { key: "fat_percentage", figure: "percentualGordura", label: "Gordura", unit: "%", decimals: 1 },
  { key: "lean_mass_kg", figure: "massaMagra", label: "Massa magra", unit: "kg", decimals: 1 },
  { key: "waist_hip_ratio", figure: "relacaoCinturaQuadril", label: "Cintura/quadril", unit: "", decimals: 2 },
] as const;

type Figure = (typeof FIGURES)[number];
type Method = Pick<EvaluationFigures, "skinfold_protocol" | "sex">;

interface Point extends Method {
  readonly day: string;
  readonly value: number;
}

export type MeasuredFigure = Figure & { readonly points: readonly Point[] };

/** Those that at least one evaluation has, in the order of the days. */
export const measuredFigures = (evaluations: readonly EvaluationFigures[]): readonly MeasuredFigure[] =>
  FIGURES.map((figure) => ({
    ...figure,
    points: evaluations.flatMap(({ day, skinfold_protocol, sex, [figure.key]: value }) =>
      value === null ? [] : [{ day, skinfold_protocol, sex, value }],
    ),
  })).filter(({ points }) => points.length > 0);

const basisOf = ({ skinfold_protocol, sex }: Method) => ({
  skinfoldProtocol: skinfold_protocol,
  muscleMass: undefined,
  vo2: undefined,
  sex,
  ageYears: null,
  ageMonths: null,
  isPregnant: false,
});

/** "antes 20,0 → −1,0", or "antes 22,3, protocolos diferentes"; null before the second evaluation. */
export function beforeText({ figure, decimals, points }: MeasuredFigure): string | null {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return null;
  const earlier = `antes ${formatDecimal(before.value, decimals)}`;
  const caveat = reasonNotToSubtract(figure, basisOf(before), basisOf(last));
  if (caveat) return `${earlier}, ${caveat}`;
  return `${earlier} → ${formatDifference(shownDifference(before.value, last.value, decimals), decimals)}`;
}
