import { compareDates } from "../calendar-date.ts";
import { formatPeriod, overlap, type Period } from "./period.ts";

export function defaultMesocycleName(existing: number): string {
  return `Mesociclo ${existing + 1}`;
}

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

export function overlapMessage(other: NamedPeriod): string {
  return `O período coincide com "${other.name}" (${formatPeriod(other)})`;
}

export function outsideMessage(mesocycle: NamedPeriod): string {
  return `O microciclo deve ficar dentro de "${mesocycle.name}" (${formatPeriod(mesocycle)})`;
}

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
