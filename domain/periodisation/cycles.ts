import { compareDates } from "../calendar-date.ts";
import { formatPeriod, overlap, type Period } from "./period.ts";

/** The name proposed for the next mesocycle: its place in the list. */
export function defaultMesocycleName(existing: number): string {
  return `Mesociclo ${existing + 1}`;
}

/** As {@link defaultMesocycleName}. */
export function defaultMicrocycleName(existing: number): string {
  return `Microciclo ${existing + 1}`;
}

export interface NamedPeriod extends Period {
  readonly name: string;
}

/** The first of the other mesocycles of a macrocycle that shares a day with this period, or null. */
export function overlappedBy<Cycle extends NamedPeriod>(period: Period, others: readonly Cycle[]): Cycle | null {
  return others.find((other) => overlap(period, other)) ?? null;
}

/** Why a mesocycle cannot lie there: it names the other one and its dates. */
export function overlapMessage(other: NamedPeriod): string {
  return `O período coincide com "${other.name}" (${formatPeriod(other)})`;
}

/** Why a microcycle cannot lie there: it names its mesocycle and its dates. */
export function outsideMessage(mesocycle: NamedPeriod): string {
  return `O microciclo deve ficar dentro de "${mesocycle.name}" (${formatPeriod(mesocycle)})`;
}

/** The span of a macrocycle: from the first start to the last end of its mesocycles; null without any. */
export function spanOf(periods: readonly Period[]): Period | null {
  const [first, ...rest] = periods;
  if (!first) return null;
  return rest.reduce<Period>(
    (span, { startDate, endDate }) => ({
      startDate: compareDates(startDate, span.startDate) < 0 ? startDate : span.startDate,
      endDate: compareDates(endDate, span.endDate) > 0 ? endDate : span.endDate,
    }),
    first,
  );
}
