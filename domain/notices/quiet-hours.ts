import { timeIn } from "../calendar-date.ts";

export interface QuietHours {
  /** "hh:mm"; from evening to morning they pass midnight. */
  readonly from: string;
  readonly until: string;
}

const MINUTES_PER_DAY = 24 * 60;
const MS_PER_MINUTE = 60_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** From one time of the day to the next occurrence of the other; 0 when they are the same. */
const minutesBetween = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;

/** How long a notice waits for the end of the quiet hours; 0 outside of them. The first minute after them is not quiet. */
export function quietFor(hours: QuietHours | null, timeZone: string, now: number): number {
  if (!hours) return 0;
  const time = timeIn(timeZone, now);
  const isQuiet = minutesBetween(hours.from, time) < minutesBetween(hours.from, hours.until);
  if (!isQuiet) return 0;
  return minutesBetween(time, hours.until) * MS_PER_MINUTE - (now % MS_PER_MINUTE);
}

/** Whether `time` passed at most `minutes` ago, on the same day. */
export function hasJustPassed(
  time: string,
  timeZone: string,
  { now, minutes }: { now: number; minutes: number },
): boolean {
  const since = minutesOf(timeIn(timeZone, now)) - minutesOf(time);
  return since >= 0 && since <= minutes;
}
