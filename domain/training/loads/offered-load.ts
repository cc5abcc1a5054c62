import type { CalendarDate } from "../../calendar-date.ts";

export interface KnownLoads {
  /** kg, of the row or of the set itself. */
  readonly prescribedKg: number | null;
  /** The load of the last time and its day; `kg` null where none was noted. */
  readonly last: { readonly kg: number | null; readonly day: CalendarDate } | null;
  /** The share of the exercise's own test. `testedOn`: when the trainer tested; null where that is unknown. */
  readonly tested: { readonly kg: number; readonly testedOn: CalendarDate | null } | null;
}

export interface OfferedLoad {
  readonly source: "prescribed" | "last" | "test";
  readonly kg: number;
}

interface KnownDays {
  readonly last: { readonly day: CalendarDate } | null;
  readonly tested: { readonly testedOn: CalendarDate | null } | null;
}

/** On the same day the lifted load counts, even if the test is a set of that training. */
export const isTestedSince = ({ last, tested }: KnownDays): boolean =>
  last !== null && tested !== null && tested.testedOn !== null && tested.testedOn > last.day;

/**
 * The load that a student begins with, on the phone and on paper: the prescribed one, else the newer of what was lifted and what the trainer
 * tested: a test from before says less than what was lifted since, and a later one was made to set the load anew. Null where nothing is known.
 * The choice is ours.
 */
export function offeredLoad({ prescribedKg, last, tested }: KnownLoads): OfferedLoad | null {
  if (prescribedKg !== null) return { source: "prescribed", kg: prescribedKg };
  const lastKg = last?.kg ?? null;
  if (lastKg !== null && !isTestedSince({ last, tested })) return { source: "last", kg: lastKg };
  return tested && { source: "test", kg: tested.kg };
}
