import type { WholeEvaluation } from "#contract/evaluations.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Gender } from "#domain/students/registration.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";

/** A stored evaluation. Its figures are those that the server stored; the document computes none of them again. */
export interface PrintedEvaluation {
  readonly items: WholeEvaluation;
  readonly evaluatedOn: CalendarDate;
  /** Completed years on that day. */
  readonly ageYears: number | null;
  /** Completed months on that day. */
  readonly ageMonths: number | null;
}

export type EvaluationDocumentInput = SheetFrame & {
  /** `photo` holds JPEG or PNG bytes. */
  student: { name: string; gender: Gender; photo: Uint8Array | undefined };
  macrocycle: string;
  mesocycle: string;
  microcycle: string | undefined;
  current: PrintedEvaluation;
  /** What is printed, in any order; a section that was not measured is left out. */
  sections: readonly ReportSection[];
  /** The evaluation to compare with. */
  previous: PrintedEvaluation | undefined;
};
