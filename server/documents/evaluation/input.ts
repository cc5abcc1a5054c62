import type { Opinion } from "#contract/assessment/evaluation-sections/opinion.ts";
import type { FigureErrors, WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { Goal } from "#contract/assessment/goals.ts";
import type { HeartObstacle, ScreenedHeart } from "#domain/assessment/aerobic/training-zones.ts";
import type { PhotoMeasure } from "#domain/assessment/posture/photo-measures/measures.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import type { Sex } from "#domain/assessment/sex.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Gender } from "#domain/students/registration.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";

/** Its figures are those that the server stored; the document computes none of them again. */
export interface PrintedEvaluation {
  readonly items: WholeEvaluation;
  readonly evaluatedOn: CalendarDate;
  readonly ageYears: number | null;
  readonly ageMonths: number | null;
  readonly isPregnant: boolean;
  readonly heartObstacle: HeartObstacle | null;
  readonly sex: Sex;
  readonly errors: FigureErrors;
}

/** The last test of a muscle group up to the end of the cycle. `weight` in kg; `changed_on` is its day. */
export interface PrintedStrength {
  readonly group_id: number;
  readonly muscle_group: string;
  readonly exercise_name: string;
  readonly repetitions: number | null;
  readonly weight: number;
  readonly percentage: number | null;
  readonly changed_on: CalendarDate;
}

export interface PrintedPhoto {
  readonly slot: PhotoSlot;
  /** JPEG bytes. */
  readonly image: Uint8Array;
  readonly measures: readonly PhotoMeasure[];
}

export type EvaluationDocumentInput = SheetFrame & {
  /** `photo` holds JPEG or PNG bytes. */
  student: { name: string; gender: Gender; photo: Uint8Array | undefined };
  macrocycle: string;
  mesocycle: string;
  microcycle: string | undefined;
  current: PrintedEvaluation;
  sections: readonly ReportSection[];
  previous: PrintedEvaluation | undefined;
  /** Before the previous one, the oldest first. */
  earlier: readonly PrintedEvaluation[];
  strength: readonly PrintedStrength[];
  /** A student's sheet has few girths and folds, and one decimal. */
  forStudent: boolean;
  photos: readonly PrintedPhoto[];
  /** Cleaned formatted text. */
  opinion: Opinion;
  /** Those that began from this evaluation or an earlier one. */
  goals: readonly Goal[];
  /** By anamnesis, readiness answers and age; undefined: no zones. */
  zonedHeart: Pick<ScreenedHeart, "obstacle" | "screening"> | undefined;
};
