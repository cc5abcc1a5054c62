import { type CalendarDate, MS_PER_DAY } from "../calendar-date.ts";
import { isFinished } from "./period.ts";

/** A device that was without a signal may bring what was made while the cycle still ran. */
export const GRACE_DAYS = 14;

/** Whether a cycle that ended takes a change no more. `madeAtMs` by the device's clock, `nowMs` by the server's: milliseconds since 1970. */
export function cameTooLate(endDate: CalendarDate, madeAtMs: number, nowMs: number): boolean {
  if (!isFinished(endDate, nowMs)) return false;
  return isFinished(endDate, madeAtMs) || nowMs - madeAtMs > GRACE_DAYS * MS_PER_DAY;
}
