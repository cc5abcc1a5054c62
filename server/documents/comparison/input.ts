import type { SheetFrame } from "../../platform/pdf/sheet.ts";

/** One figure in each of the evaluations, and last minus first. What was not measured is null. */
export type ComparedFigure = {
  key: string;
  label: string;
  unit: string;
  decimals: number;
  values: readonly (number | null)[];
  first: number | null;
  last: number | null;
  difference: number | null;
};

export type ComparisonDocumentInput = SheetFrame & {
  title: string;
  student: { name: string };
  /** What stands under the student's name: cycles, period. */
  facts: readonly { label: string; value: string }[];
  /** In order of date; each figure has a value for each. */
  evaluations: readonly { name: string; date: string }[];
  /** Keys of the figures that stand out at the top. */
  highlights: readonly string[];
  groups: readonly { title: string; figures: readonly ComparedFigure[] }[];
  warnings: readonly string[];
};
