/** How an exercise is drawn: a pattern of movement and the values of its parameters. An absent parameter has its pattern's first value. */
export interface Movement {
  readonly pattern: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Portuguese words for the form; `values` from value to word, the usual one first. */
export interface Parameter {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}
