/** One line of the table. Without an aim it is there to be read beside the others. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: string;
  readonly met?: boolean;
}

export interface Measure {
  readonly letter: string;
  readonly title: string;
  measure(): Promise<readonly Figure[]>;
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
