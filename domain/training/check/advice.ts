import type { HealthReading } from "../health/read-health.ts";
import type { ToldPain } from "../health/told-pains.ts";
import type { VolumeBand } from "../weekly/band.ts";
import type { PrescribedTraining } from "../weekly/volume.ts";

export interface CheckedStudent {
  readonly training_hours?: string | null | undefined;
}

/** `stop`: why nothing may be trained, by the last evaluation. */
export interface CheckedHealth extends Pick<HealthReading, "places" | "conditions" | "unread"> {
  readonly toldPains: readonly ToldPain[];
  readonly stop: string | null;
}

/** The library has no student. */
export const NOTHING_KNOWN: CheckedHealth = { places: [], conditions: [], unread: [], toldPains: [], stop: null };

export interface CheckedWeek {
  readonly trainings: readonly PrescribedTraining[];
  readonly previous: {
    readonly id: number;
    readonly name: string;
    readonly trainings: readonly PrescribedTraining[];
  } | null;
  readonly band: VolumeBand;
  readonly student: CheckedStudent;
  readonly health: CheckedHealth;
  /** The screening asks for a doctor before this effort; what is not answered or signed yet. */
  readonly screeningNotes: readonly string[];
  /** Why no effort is told in beats; null where the heart rate tells it. */
  readonly heartRateNote: string | null;
}

/** It is advice and never keeps a trainer from anything. */
export interface Advice {
  /** The rule, its subject and its cause, so that a dismissed advice comes back when its cause changes. At most 300 characters. */
  readonly key: string;
  readonly sentence: string;
  readonly trainingId: number | null;
  /** The exercise of that training that mends it, and the word for it. */
  readonly remedy?: { readonly exerciseId: number; readonly label: "Trocar" | "Corrigir" };
}

export type Rule = (week: CheckedWeek) => readonly Advice[];

export const ADVICE_KEY_LENGTH = 300;

export const keyOf = (...parts: readonly (string | number)[]): string => parts.join(":").slice(0, ADVICE_KEY_LENGTH);
