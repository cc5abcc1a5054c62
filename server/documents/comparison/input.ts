import type { FigureChange } from "#domain/assessment/evaluation-comparison.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";

export type ComparisonDocumentInput = SheetFrame & {
  /** `photo` holds JPEG or PNG bytes. */
  student: { name: string; photo?: Uint8Array | undefined };
  title: string;
  macrocycle: string;
  /** Two or more, in order of date; each figure has a value for each. */
  evaluations: readonly { name: string; evaluatedOn: CalendarDate }[];
  figures: readonly FigureChange[];
  warnings: readonly string[];
};
