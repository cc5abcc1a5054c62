import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { FigureChange } from "#domain/assessment/evaluation-comparison.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";
import type { PrintedStrength } from "../evaluation/input.ts";

export interface ComparedEvaluation {
  readonly name: string;
  readonly evaluatedOn: CalendarDate;
  readonly items: WholeEvaluation;
  readonly strength: readonly PrintedStrength[];
}

/** JPEG bytes. */
interface DatedImage {
  readonly day: CalendarDate;
  readonly image: Uint8Array;
}

export interface PrintedPair {
  readonly slot: PhotoSlot;
  readonly first: DatedImage;
  readonly last: DatedImage;
}

export type ComparisonDocumentInput = SheetFrame & {
  /** `photo` holds JPEG or PNG bytes. */
  student: { name: string; photo?: Uint8Array | undefined };
  title: string;
  macrocycle: string;
  /** Two or more, in order of date; each figure has a value for each. */
  evaluations: readonly ComparedEvaluation[];
  figures: readonly FigureChange[];
  sections: readonly ReportSection[];
  warnings: readonly string[];
  /** On the day of the last evaluation. */
  isPregnant: boolean;
  photos: readonly PrintedPair[];
};
