import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { type Figure, figuresOfSections } from "#domain/assessment/evaluation-comparison.ts";
import { ALL_PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { REPORT_SECTIONS, type ReportSection } from "#domain/assessment/report-sections.ts";
import { recordOf } from "#domain/record.ts";
import type { EvaluatedItems, WholeEvaluation } from "./evaluations.ts";

/* All that decides what a student reads of an evaluation. The server leaves the rest out of its answers; the web draws by the same rules. */

const STUDENT_SECTIONS: ReadonlySet<string> = new Set<ReportSection>([
  "cover",
  "summary",
  "heart",
  "biochemical",
  "caloric_expenditure",
  "perimeter",
  "body_composition_devices",
  "photos",
  "function",
  "opinion",
  "zones",
]);
const STUDENT_MEASURES: ReadonlySet<string> = new Set(["pescoco", "abdomen", "cintura", "quadril", "abdominal"]);
const STUDENT_PHOTOS: readonly PhotoSlot[] = ["frontal", "dorsal", "perfil_esquerdo", "perfil_direito"];
const MEASURES: ReadonlySet<string> = new Set([...PERIMETERS, ...SKINFOLDS].map(({ key }) => key));

/** Masses and percentages, which one decimal says as well as they were measured. */
const IN_TENTHS: ReadonlySet<string> = new Set([
  "weight",
  "percentualGordura",
  "massaAdiposa",
  "massaMagra",
  "massaMuscular",
]);

/** Figures that a student opens by 'Como foi medido'. */
const TECHNICAL: ReadonlySet<string> = new Set([
  "densidade",
  "somatorio",
  "central",
  "periferico",
  "travel_distance",
  "vo2Maximum",
  "fc_max",
  "fc_reserve",
]);

export const isTechnical = (key: string): boolean => TECHNICAL.has(key);

export const sectionsReadBy = (role: string): ReportSection[] =>
  REPORT_SECTIONS.map(({ code }) => code).filter((code) => role !== "student" || STUDENT_SECTIONS.has(code));

/** Figures that are no measure are read by all. */
export const isReadBy = (role: string, key: string): boolean =>
  role !== "student" || !MEASURES.has(key) || STUDENT_MEASURES.has(key);

export const photoSlotsReadBy = (role: string): readonly PhotoSlot[] =>
  role === "student" ? STUDENT_PHOTOS : ALL_PHOTO_SLOTS.map(({ key }) => key);

export const decimalsReadBy =
  (role: string) =>
  ({ key, decimals }: Pick<Figure, "key" | "decimals">): number =>
    role === "student" && IN_TENTHS.has(key) ? Math.min(decimals, 1) : decimals;

export const figuresReadBy = <Change extends Pick<Figure, "group" | "key">>(
  role: string,
  figures: readonly Change[],
): Change[] => figuresOfSections(figures, sectionsReadBy(role)).filter(({ key }) => isReadBy(role, key));

const readByStudents = <Value>(measures: Readonly<Record<string, Value>>) =>
  recordOf(Object.entries(measures).filter(([key]) => isReadBy("student", key)));

/** On the screen: blood tests are read on the PDF. The figures stay those of all measures, also of those that students do not read. */
export function evaluationReadBy(role: string, items: WholeEvaluation): EvaluatedItems {
  if (role !== "student") return items;
  const { biochemical, somatotype, posture, posture_evaluated, perimeter, ...others } = items;
  const { bodyPerimeter, skinFold, readings } = perimeter;
  return {
    ...others,
    perimeter: {
      ...perimeter,
      bodyPerimeter: readByStudents(bodyPerimeter),
      skinFold: readByStudents(skinFold),
      readings: readByStudents(readings),
    },
  };
}

/** A student also reads what became of the posture, in 'RESULTADOS POSTURAIS'. */
export const finalResultReadBy = (role: string, items: WholeEvaluation): EvaluatedItems => ({
  ...evaluationReadBy(role, items),
  posture: items.posture,
  posture_evaluated: items.posture_evaluated,
});
