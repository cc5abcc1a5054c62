import { addDays, type CalendarDate } from "../calendar-date.ts";
import { CHARGE_DAYS } from "./renewal.ts";
import { PRICE_NOTICE_DAYS } from "./sold-terms.ts";
import { GRACE_DAYS } from "./subscription.ts";

/** Days before a due day from which a new value is told of: as early as the platform's. */
const EARLIEST_NOTICE_DAYS = 60;

/** Days from the last try to the end, which is seven days after the first. */
const DAYS_AFTER_LAST_TRY = GRACE_DAYS - Math.max(...CHARGE_DAYS);

export interface AllowedCard {
  readonly allowed_cents: number;
  readonly notice_cents: number | null;
  readonly notice_from: CalendarDate | null;
}

/** A charge by its whole value, of which a part may be paid. */
interface Priced {
  readonly value_cents: number;
  readonly due_on: CalendarDate;
}

/** The student allowed this value, or was told of it thirty days before the due day. */
export function isAllowed(
  { allowed_cents, notice_cents, notice_from }: AllowedCard,
  { value_cents, due_on }: Priced,
): boolean {
  if (value_cents === allowed_cents) return true;
  return value_cents === notice_cents && notice_from !== null && due_on >= notice_from;
}

/** The first due day of a new value that the student hears of today; undefined when there was a notice, or nothing is new. */
export function valueNoticeDue(
  card: AllowedCard,
  { value_cents, due_on }: Priced,
  today: CalendarDate,
): CalendarDate | undefined {
  if (value_cents === card.allowed_cents || value_cents === card.notice_cents) return undefined;
  return due_on <= addDays(today, EARLIEST_NOTICE_DAYS) ? addDays(today, PRICE_NOTICE_DAYS) : undefined;
}

interface Tried {
  readonly due_on: CalendarDate;
  /** On these days the card that is kept now was refused, the oldest first. */
  readonly refused_on: readonly CalendarDate[];
}

/** Whatever held the card back for a week lets the tries begin anew: a Pix that waited, a waiver, a trainer without a recipient. */
function triesInARow(refused_on: readonly CalendarDate[], today: CalendarDate): readonly CalendarDate[] {
  const days = [...refused_on, today];
  const begin = days.findLastIndex((day, at) => {
    const previous = days[at - 1];
    return previous !== undefined && day >= addDays(previous, GRACE_DAYS);
  });
  return refused_on.slice(Math.max(begin, 0));
}

/** The first try is on the due day, or as soon after it as one is possible, three more on days 1, 3 and 5 after it. Null: no more. */
export function nextTryOn({ due_on, refused_on }: Tried, today: CalendarDate): CalendarDate | null {
  const tries = triesInARow(refused_on, today);
  const [first] = tries;
  const last = tries.at(-1);
  const next =
    first === undefined || last === undefined
      ? due_on
      : CHARGE_DAYS.map((after) => addDays(first, after)).find((day) => day > last);
  if (next === undefined) return null;
  return next > today ? next : today;
}

/** `end`: seven days after the first try, when all were refused, the card renews no more. */
export function cardStepOn(charge: Tried, today: CalendarDate): "charge" | "end" | "wait" {
  const next = nextTryOn(charge, today);
  if (next !== null) return next === today ? "charge" : "wait";
  const last = charge.refused_on.at(-1);
  return last !== undefined && today >= addDays(last, DAYS_AFTER_LAST_TRY) ? "end" : "wait";
}
