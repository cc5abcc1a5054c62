import type { FigureChange, PastEvaluation } from "./data.ts";

interface Point {
  /** The evaluated cycle. */
  readonly name: string;
  readonly macrocycle: string;
  readonly day: string;
  readonly value: number;
}

/** One figure over a student's evaluations, in order of date, without those that lack it. */
export interface FigureHistory extends Pick<FigureChange, "key" | "label" | "unit" | "decimals"> {
  readonly points: readonly Point[];
}

/** The histories of the figures that at least two evaluations have. */
export function historiesOf(
  evaluations: readonly Pick<PastEvaluation, "name" | "macrocycle" | "evaluated_on">[],
  figures: readonly Pick<FigureChange, "key" | "label" | "unit" | "decimals" | "values">[],
): readonly FigureHistory[] {
  const histories = figures.map(({ key, label, unit, decimals, values }) => ({
    key,
    label,
    unit,
    decimals,
    points: evaluations.flatMap(({ name, macrocycle, evaluated_on: day }, place) => {
      const value = values[place] ?? null;
      return value === null ? [] : [{ name, macrocycle, day, value }];
    }),
  }));
  return histories.filter(({ points }) => points.length > 1);
}
