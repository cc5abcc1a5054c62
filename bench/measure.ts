/** One line of the table. Without an aim it is there to be read beside the others. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: string;
  readonly met?: boolean;
}

/** `quick`: as little of everything as shows that it can still be measured; its figures mean nothing. */
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
