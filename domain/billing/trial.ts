import { type CalendarDate, differenceInDays } from "../calendar-date.ts";

/** Days of a trial without a card, unless the setting says otherwise. */
export const TRIAL_DAYS = 14;

/** The days on which a trainer is told about the end of a trial, counted from that end. */
export const TRIAL_NOTICE_DAYS = [-3, -1, 0] as const;

export type TrialNoticeDay = (typeof TRIAL_NOTICE_DAYS)[number];

/** Days after the end until which the last notice is sent late. */
const LAST_NOTICE_DAYS = 7;

export const isTrying = (trial: { readonly ends_on: CalendarDate } | undefined, today: CalendarDate): boolean =>
  trial !== undefined && today < trial.ends_on;

/** The last notice whose day has come, so that missed days cause one; undefined when it was sent. */
export function trialNoticeDue(
  { ends_on, told_day }: { readonly ends_on: CalendarDate; readonly told_day: number | null },
  today: CalendarDate,
): TrialNoticeDay | undefined {
  const days = differenceInDays(ends_on, today);
  if (days > LAST_NOTICE_DAYS) return undefined;
  const day = TRIAL_NOTICE_DAYS.findLast((one) => one <= days);
  return day !== undefined && (told_day === null || told_day < day) ? day : undefined;
}
