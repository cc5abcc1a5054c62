import { ERASURE_DUE_DAYS } from "#contract/own-data/personal-data.ts";
import { type CalendarDate, MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";

/** As long as a mail's other links. */
export const LINK_MS = 2 * MS_PER_DAY;

/** An export that was not made by then never will be: its job has given up. */
export const EXPORT_PATIENCE_MS = MS_PER_DAY;

/** The day counts on São Paulo's calendar. */
export const dueOn = (requestedAt: Date): CalendarDate =>
  todayInSaoPaulo(requestedAt.getTime() + ERASURE_DUE_DAYS * MS_PER_DAY);

/** Undefined while there were fewer than `most` within a day. */
export function pauseSeconds(requests: readonly Date[], most: number, now: Date): number | undefined {
  const [oldest] = requests.slice(-most);
  if (requests.length < most || !oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + MS_PER_DAY - now.getTime()) / 1000));
}
