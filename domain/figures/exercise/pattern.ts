import type { Choreography } from "./choreography.ts";
import type { Parameter } from "./movement.ts";

/** The values of a pattern's parameters, each present. */
export type Values = Readonly<Record<string, string>>;

export interface Pattern {
  readonly label: string;
  /** Ids of the muscle groups that it trains, the main one first (`GROUP`). */
  readonly groups: readonly number[];
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly build: (values: Values) => Choreography;
}
