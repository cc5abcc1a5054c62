import { NAVY_PERIMETERS, PERIMETERS, SKINFOLDS, STUDENT_SKINFOLDS } from "./anthropometry/measures.ts";
import { type Figure, figuresOfSections } from "./evaluation-comparison.ts";
import { sectionsReadBy } from "./report-sections.ts";

const SHOWN_TO_STUDENTS: ReadonlySet<string> = new Set([...NAVY_PERIMETERS, ...STUDENT_SKINFOLDS]);
const MEASURES: ReadonlySet<string> = new Set([...PERIMETERS, ...SKINFOLDS].map(({ key }) => key));

export const isReadByStudents = (key: string): boolean => !MEASURES.has(key) || SHOWN_TO_STUDENTS.has(key);

/** A lay reader gets one decimal of a percentage or a mass, which says as much as the measurement does. */
const IN_TENTHS: ReadonlySet<string> = new Set([
  "weight",
  "percentualGordura",
  "massaAdiposa",
  "massaMagra",
  "massaMuscular",
]);

/** The decimals that a person reads of a figure, by role: those of the figure for the trainer. */
export const decimalsReadBy =
  (role: string) =>
  ({ key, decimals }: Pick<Figure, "key" | "decimals">): number =>
    role === "student" && IN_TENTHS.has(key) ? Math.min(decimals, 1) : decimals;

export const figuresReadBy = <Change extends Pick<Figure, "group" | "key">>(
  role: string,
  figures: readonly Change[],
): Change[] =>
  figuresOfSections(figures, sectionsReadBy(role)).filter(({ key }) => role !== "student" || isReadByStudents(key));
