import type { Tone } from "./references/scale.ts";

export type AssessmentInput =
  | "weight"
  | "stature"
  | "age"
  | "sex"
  | "waist"
  | "hip"
  | "skinfolds"
  | "perimeters"
  | "measures"
  | "protocol";

/** `contradictory`: values cannot be true together. `out_of_reach`: the equation cannot judge them. `without`: the macrocycle has no protocol. */
export type AbsenceCode = "not_informed" | "contradictory" | "out_of_reach" | "without" | "not_measured_yet";

export interface Absence {
  readonly about: AssessmentInput;
  readonly code: AbsenceCode;
  readonly sentence: string;
}

export const absence = (about: AssessmentInput, sentence: string, code: AbsenceCode = "not_informed"): Absence => ({
  about,
  code,
  sentence,
});

/** A figure that cannot be computed says what it still needs. It is never zero. */
export interface Missing {
  readonly status: "missing";
  readonly absences: readonly Absence[];
}

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

export function missing(...absences: readonly Absence[]): Missing {
  return { status: "missing", absences };
}

export const valueOfKnown = (indicator: Indicator | undefined): number | null =>
  indicator?.status === "known" ? indicator.value : null;

/** A measure counts only when it is a positive number: empty, zero and negative fields are not measures. */
export function measured(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
}
