import type { FoundRetentions } from "#contract/own-data/retentions.ts";
import { addMonths, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { firstForgettingDay, type RetentionKind } from "#domain/retention.ts";

interface Clock {
  readonly kind: RetentionKind;
  readonly months: number;
  readonly chosen_at: Date;
}

/** `due_on`: by the clock and the hold; `forgets_on`: as it was announced. */
interface Due {
  readonly due_on: CalendarDate;
  readonly forgets_on: CalendarDate | null;
}

const laterOf = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

/** Never earlier than what was announced, or can still be announced. */
export const forgettingDay = ({ due_on, forgets_on }: Due, today: CalendarDate): CalendarDate =>
  laterOf(due_on, forgets_on ?? firstForgettingDay(today));

export const isForgotten = ({ due_on, forgets_on }: Due, today: CalendarDate): boolean =>
  forgets_on !== null && forgets_on <= today && due_on <= today;

/** A later day than the announced one is announced again. */
export const isStanding = ({ due_on, forgets_on }: Due): boolean => forgets_on !== null && due_on <= forgets_on;

export const isToBeAnnounced = ({ due_on, forgets_on }: Due, today: CalendarDate): boolean =>
  forgets_on === null && due_on <= firstForgettingDay(today);

/** Accesses grow old every day, so their choice is their announcement. */
export function logsOf(chosen: readonly Clock[], today: CalendarDate): FoundRetentions["logs"] {
  const clock = chosen.find(({ kind }) => kind === "logs");
  if (!clock) return null;
  const on = laterOf(firstForgettingDay(todayInSaoPaulo(clock.chosen_at.getTime())), today);
  return { before: addMonths(on, -clock.months), on };
}
