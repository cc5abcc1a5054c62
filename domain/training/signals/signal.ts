import type { CalendarDate } from "../../calendar-date.ts";

/** Days that a signal stands, the day of its newest cause included. */
export const SIGNAL_DAYS = 7;

/** The most pressing first. */
export const SIGNAL_KINDS = ["pain", "effort", "load", "missed", "idle"] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** For the trainer to hear of a student; it never changes a training by itself. */
export interface Signal {
  readonly kind: SignalKind;
  /** Names the event for its student, for a dismissal: no words of theirs. At most 100 characters. */
  readonly key: string;
  readonly is_severe: boolean;
  readonly sentence: string;
  /** The figures and days that it rests on. */
  readonly basis: string;
  readonly day: CalendarDate;
  readonly execution_id: number | null;
  readonly exercise_id: number | null;
}

/** A signal whose event is known by any of several keys, because it may have been dismissed earlier in its course. */
export interface RaisedSignal extends Signal {
  readonly knownBy: readonly string[];
}

export const SIGNAL_KEY_LENGTH = 100;

export const keyOf = (kind: string, ...parts: readonly (string | number)[]): string => [kind, ...parts].join(":");

interface Trained {
  readonly execution_id: number;
  readonly day: CalendarDate;
}

export const newestFirst = (one: Trained, other: Trained): number =>
  one.day < other.day ? 1 : one.day > other.day ? -1 : other.execution_id - one.execution_id;
