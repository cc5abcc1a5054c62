import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";

/** The current time. It is passed in, so that a test can choose any day. */
export interface Clock {
  now(): Date;
}

/** A moment, and its day where the platform keeps its books. */
export interface PlatformDay {
  readonly now: Date;
  readonly today: CalendarDate;
}

export function platformDay(clock: Clock): PlatformDay {
  const now = clock.now();
  return { now, today: todayInSaoPaulo(now.getTime()) };
}

export const systemClock: Clock = { now: () => new Date() };
