/** One line of the table. A figure without an aim explains the others. */
export interface MeasuredFigure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: string;
  readonly met?: boolean;
}

/** `quick`: as small as possible, to test that it still can be measured. Its figures mean nothing. */
export type Size = "full" | "quick";

export interface Measure {
  readonly letter: string;
  readonly title: string;
  measure(size: Size): Promise<readonly MeasuredFigure[]>;
}

export const atLeast = (least: number, figure: Omit<MeasuredFigure, "aim" | "met">): MeasuredFigure => ({
  ...figure,
  aim: `>= ${least}`,
  met: figure.value >= least,
});

export const atMost = (most: number, figure: Omit<MeasuredFigure, "aim" | "met">): MeasuredFigure => ({
  ...figure,
  aim: `<= ${most}`,
  met: figure.value <= most,
});
