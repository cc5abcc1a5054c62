/** One line of the table. A figure without an aim explains the others. */
export interface Figure {
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
  measure(size: Size): Promise<readonly Figure[]>;
}

export const atLeast = (least: number, figure: Omit<Figure, "aim" | "met">): Figure => ({
  ...figure,
  aim: `>= ${least}`,
  met: figure.value >= least,
});

export const atMost = (most: number, figure: Omit<Figure, "aim" | "met">): Figure => ({
  ...figure,
  aim: `<= ${most}`,
  met: figure.value <= most,
});
