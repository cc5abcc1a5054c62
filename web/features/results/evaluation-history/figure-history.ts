import type { FigureChange, PastEvaluation } from "./data.ts";

interface Point {
  readonly name: string;
  readonly macrocycle: string;
  readonly day: string;
  readonly value: number;
}

/** In order of date, without the evaluations that lack the figure. */
export interface FigureHistory extends Pick<FigureChange, "key" | "label" | "unit" | "decimals"> {
  readonly points: readonly Point[];
}

/** A figure needs two evaluations. */
export function historiesOf(
  evaluations: readonly Pick<PastEvaluation, "name" | "macrocycle" | "evaluated_on">[],
  figures: readonly Pick<FigureChange, "key" | "label" | "unit" | "decimals" | "values">[],
): readonly FigureHistory[] {
  const histories = figures.map(({ key, label, unit, decimals, values }) => ({
    key,
    label,
    unit,
    decimals,
    points: mergeRepeated(
      evaluations.flatMap(({ name, macrocycle, evaluated_on: day }, index) => {
        const value = values[index] ?? null;
        return value === null ? [] : [{ name, macrocycle, day, value }];
      }),
    ),
  }));
  return histories.filter(({ points }) => points.length > 1);
}

const isRepeated = (one: Point, other: Point) =>
  one.day === other.day && one.value === other.value && one.macrocycle === other.macrocycle;

/** A mesocycle and its first week are often evaluated at once. */
const mergeRepeated = (points: readonly Point[]): readonly Point[] =>
  points
    .filter((point, index) => points.findIndex((other) => isRepeated(other, point)) === index)
    .map((point) => {
      const names = points.filter((other) => isRepeated(other, point)).map(({ name }) => name);
      return { ...point, name: names.join(", ") };
    });
