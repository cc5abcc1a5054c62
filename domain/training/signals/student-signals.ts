import type { CalendarDate } from "../../calendar-date.ts";
import { type Attendance, absenceSignal } from "./absence-signal.ts";
import { effortSignal, type RatedTraining } from "./effort-signal.ts";
import { type HeaviestWork, loadSignals } from "./load-signals.ts";
import { painSignals, type ToldPain } from "./pain-signals.ts";
import { SIGNAL_KINDS, type Signal } from "./signal.ts";

export interface StudentRecords extends Attendance {
  readonly pains: readonly ToldPain[];
  readonly rated: readonly RatedTraining[];
  readonly work: readonly HeaviestWork[];
  /** Keys of signals that the trainer dismissed. */
  readonly dismissed: readonly string[];
}

/** The most pressing first; what was dismissed is not raised again. Pure: the same records, the same signals. */
export function studentSignals(records: StudentRecords, today: CalendarDate): readonly Signal[] {
  const dismissed = new Set(records.dismissed);
  return [
    ...painSignals(records.pains, today),
    ...effortSignal(records.rated, today),
    ...loadSignals(records.work, today, dismissed),
    ...absenceSignal(records, today),
  ]
    .filter(({ knownBy }) => !knownBy.some((key) => dismissed.has(key)))
    .toSorted(mostPressing)
    .map(({ knownBy: _, ...signal }) => signal);
}

const rankOf = ({ kind }: Signal) => SIGNAL_KINDS.indexOf(kind);

const mostPressing = (one: Signal, other: Signal) =>
  Number(other.is_severe) - Number(one.is_severe) || rankOf(one) - rankOf(other);

/** If the first signals of two students press equally, the newest cause comes first, but of `idle` the longest. */
export function comparePressing(one: Signal, other: Signal): number {
  const newest = one.day < other.day ? 1 : one.day > other.day ? -1 : 0;
  return mostPressing(one, other) || (one.kind === "idle" ? -newest : newest);
}
