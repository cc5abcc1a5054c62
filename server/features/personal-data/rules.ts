import { ERASURE_DUE_DAYS } from "#contract/personal-data.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";

export const DAY_MS = 86_400_000;

/** As long as a mail's other links. */
export const LINK_MS = 2 * DAY_MS;

/** An export that was not made by then never will be: its job has given up. */
export const EXPORT_PATIENCE_MS = DAY_MS;

/** The last day on which a request is answered in time, on São Paulo's calendar. */
export const dueOn = (requestedAt: Date): CalendarDate =>
  todayInSaoPaulo(requestedAt.getTime() + ERASURE_DUE_DAYS * DAY_MS);

/** When the next one may be asked for, once `most` were within a day; undefined while there are fewer. */
export function pauseSeconds(requests: readonly Date[], most: number, now: Date): number | undefined {
  const [oldest] = requests.slice(-most);
  if (requests.length < most || !oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000));
}
