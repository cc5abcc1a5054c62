import type { Tone } from "./references/scale.ts";

/** An indicator that cannot be computed says, in Portuguese, what it still needs. It is never zero. */
export interface Missing {
  readonly status: "missing";
  readonly messages: readonly string[];
}

/** A computed indicator: `value` is not rounded; `label` is its class, "" where it has none. */
export interface Known {
  readonly status: "known";
  readonly value: number;
  readonly label: string;
  readonly tone: Tone | null;
}

export type Indicator = Known | Missing;

export function known(value: number, label = "", tone: Tone | null = null): Known {
  return { status: "known", value, label, tone };
}

export function missing(...messages: readonly string[]): Missing {
  return { status: "missing", messages };
}

/** A measure counts only when it is a positive number: empty, zero and negative fields are not measures. */
export function measured(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
}
