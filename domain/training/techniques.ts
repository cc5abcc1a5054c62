import { withoutAccents } from "../text/accentless.ts";

/** The choice of no technique; it is stored as null. */
export const NO_TECHNIQUE = "Sem Técnica Avançada";

/** How many exercises an entry takes: exactly `minimum`, or more where `growable`. */
export interface ExerciseSlots {
  readonly minimum: number;
  readonly growable: boolean;
}

/** Beyond this a screen and a sheet lose the overview of what is done together. */
export const MAX_TOGETHER = 10;

const ONE: ExerciseSlots = { minimum: 1, growable: false };

const COMBINED: ReadonlyMap<string, ExerciseSlots> = new Map([
  ["BI-SET", { minimum: 2, growable: false }],
  ["TRI-SET", { minimum: 3, growable: false }],
  ["SUPER SERIE", { minimum: 2, growable: true }],
]);

const PYRAMIDS: readonly string[] = ["PIRAMIDE CRESCENTE", "PIRAMIDE DECRESCENTE"];

/** The catalogue's names differ in case and accents between its rows: "SUPER SERIE", "Super Série". */
const plain = (technique: string): string => withoutAccents(technique).trim().toUpperCase();

export function isAdvanced(technique: string | null | undefined): boolean {
  return Boolean(technique) && plain(technique ?? "") !== plain(NO_TECHNIQUE);
}

/** The exercises that a technique combines; one for any other technique and for none. */
export function slotsFor(technique: string | null | undefined): ExerciseSlots {
  return COMBINED.get(plain(technique ?? "")) ?? ONE;
}

/** A growing or falling pyramid: it prescribes the repetitions of each series instead of a minimum and a maximum. */
export function isPyramid(technique: string | null | undefined): boolean {
  return PYRAMIDS.includes(plain(technique ?? ""));
}

/** Fits the chosen exercises to a technique: exercises beyond its slots are dropped, empty slots are null. */
export function fitSlots<Exercise>(
  chosen: readonly (Exercise | null)[],
  technique: string | null | undefined,
): readonly (Exercise | null)[] {
  const { minimum, growable } = slotsFor(technique);
  const length = growable ? Math.max(minimum, chosen.length) : minimum;
  return Array.from({ length }, (_, slot) => chosen[slot] ?? null);
}

/** The id of the series type of a working set: what an exercise does until the trainer says otherwise, and always with a technique. */
export const NORMAL_SERIES = 1;

/** Whether series of a type are working sets; warm-up, preparatory and other series are not. Without a type they are. */
export const isWorkingSeries = (seriesTypeId: number | null | undefined): boolean =>
  seriesTypeId === null || seriesTypeId === undefined || seriesTypeId === NORMAL_SERIES;

/** The series types on offer: with a technique only the first, without one all. */
export function seriesTypesFor<SeriesType>(
  technique: string | null | undefined,
  seriesTypes: readonly SeriesType[],
): readonly SeriesType[] {
  return isAdvanced(technique) ? seriesTypes.slice(0, 1) : seriesTypes;
}
