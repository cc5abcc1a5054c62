import { formatDecimal } from "#domain/text/number-format.ts";
import type { StudentTrends } from "./data.ts";

type Week = StudentTrends["weeks"][number];

export interface WeekFigure {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly figureOf: (week: Week) => number | null;
}

/** A week without what is divided or averaged has no point. */
export const WEEK_FIGURES: readonly WeekFigure[] = [
  { label: "Tonelagem", unit: "kg", decimals: 0, figureOf: ({ tonnage_kg }) => tonnage_kg },
  { label: "Séries de trabalho", unit: "", decimals: 0, figureOf: ({ working_sets }) => working_sets },
  {
    label: "Treinos feitos",
    unit: "%",
    decimals: 0,
    figureOf: ({ planned, done }) => (planned === 0 ? null : (done / planned) * 100),
  },
  { label: "Esforço médio", unit: "de 10", decimals: 1, figureOf: ({ effort }) => effort },
  { label: "Maior dor", unit: "de 10", decimals: 0, figureOf: ({ max_pain }) => max_pain },
];

export const LAY_LABELS: Readonly<Record<string, string>> = {
  Tonelagem: "Peso levantado",
  "Séries de trabalho": "Séries feitas",
};

export const figureText = (value: number | null, { unit, decimals }: Pick<WeekFigure, "unit" | "decimals">): string =>
  value === null ? "–" : `${formatDecimal(value, 0, decimals)}${unit ? ` ${unit}` : ""}`;

export const percentText = (share: number | null): string =>
  share === null ? "–" : `${formatDecimal(share * 100, 0, 0)}%`;

export const kgText = (kg: number): string => `${formatDecimal(kg, 0, 0)} kg`;
