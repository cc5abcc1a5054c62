import { roundHalfUp } from "../../../rounding.ts";
import { type Scale, scaleOf } from "../../references/scale.ts";
import type { Sex } from "../../sex.ts";
import type { AgedPerson, FunctionReason } from "../function-test.ts";

type Row = readonly [ageFrom: number, ageTo: number, p20: number, p40: number, p50: number, p60: number, p80: number];

/**
 * kg of the stronger hand, 2.4 million adults of 69 countries. Tomkinson GR, et al. International norms for adult handgrip strength.
 * J Sport Health Sci 2025;14:101014, compared with a transcription of its table (docs/science.md).
 */
const ROWS: Readonly<Record<Sex, readonly Row[]>> = {
  male: [
    [20, 24, 40.5, 45.7, 48.0, 50.4, 56.0],
    [25, 29, 42.1, 47.1, 49.3, 51.5, 56.7],
    [30, 34, 42.2, 47.4, 49.7, 52.0, 57.4],
    [35, 39, 41.5, 47.1, 49.5, 51.9, 57.5],
    [40, 44, 40.4, 46.3, 48.8, 51.2, 57.1],
    [45, 49, 39.0, 45.1, 47.6, 50.2, 56.2],
    [50, 54, 37.4, 43.5, 46.2, 48.8, 54.8],
    [55, 59, 35.6, 41.7, 44.4, 47.0, 53.1],
    [60, 64, 33.6, 39.7, 42.4, 45.0, 51.1],
    [65, 69, 31.5, 37.5, 40.1, 42.8, 48.8],
    [70, 74, 29.3, 35.1, 37.7, 40.3, 46.3],
    [75, 79, 27.0, 32.5, 35.1, 37.6, 43.5],
    [80, 84, 24.5, 29.8, 32.3, 34.8, 40.5],
    [85, 89, 21.9, 27.0, 29.4, 31.8, 37.4],
    [90, 94, 19.2, 24.0, 26.3, 28.7, 34.2],
    [95, 99, 16.4, 20.9, 23.1, 25.4, 30.8],
  ],
  female: [
    [20, 24, 24.0, 27.2, 28.6, 30.0, 33.6],
    [25, 29, 24.5, 27.9, 29.4, 30.9, 34.6],
    [30, 34, 24.4, 28.1, 29.7, 31.3, 35.2],
    [35, 39, 24.1, 28.0, 29.7, 31.4, 35.4],
    [40, 44, 23.7, 27.6, 29.4, 31.1, 35.2],
    [45, 49, 23.1, 27.1, 28.9, 30.6, 34.8],
    [50, 54, 22.4, 26.4, 28.2, 29.9, 34.0],
    [55, 59, 21.5, 25.5, 27.3, 29.0, 33.0],
    [60, 64, 20.6, 24.5, 26.2, 27.9, 31.8],
    [65, 69, 19.5, 23.3, 25.0, 26.6, 30.5],
    [70, 74, 18.3, 22.0, 23.6, 25.2, 28.9],
    [75, 79, 17.0, 20.5, 22.1, 23.6, 27.2],
    [80, 84, 15.5, 18.9, 20.4, 21.9, 25.3],
    [85, 89, 13.9, 17.2, 18.6, 20.0, 23.3],
    [90, 94, 12.2, 15.3, 16.7, 18.0, 21.2],
    [95, 99, 10.3, 13.3, 14.6, 15.9, 18.9],
  ],
};

const rowFor = ({ sex, ageYears }: AgedPerson): Row | undefined =>
  ROWS[sex].find(([from, to]) => ageYears >= from && ageYears <= to);

export const medianGrip = (person: AgedPerson): number | null => rowFor(person)?.[4] ?? null;

export function gripScale(person: AgedPerson): Scale | FunctionReason {
  const row = rowFor(person);
  if (!row) return "age_outside_table";
  const [, , p20, p40, , p60, p80] = row;
  const below = (limit: number) => roundHalfUp(limit - 0.1, 1);
  return scaleOf(1, "kg", [
    ["Baixa", below(p20), "bad"],
    ["Um pouco baixa", below(p40), "warn"],
    ["Moderada", below(p60), "good"],
    ["Um pouco alta", below(p80), "good"],
    ["Alta", null, "good"],
  ]);
}
