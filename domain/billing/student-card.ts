import { addDays, type CalendarDate } from "../calendar-date.ts";
import { isChargeDue, type Owed } from "./renewal.ts";
import { PRICE_NOTICE_DAYS } from "./sold-terms.ts";
import { GRACE_DAYS } from "./subscription.ts";

/** Days before a due day from which a new value is told of: as early as the platform's. */
const EARLIEST_NOTICE_DAYS = 60;

export interface AllowedCard {
  readonly allowed_cents: number;
  readonly notice_cents: number | null;
  readonly notice_from: CalendarDate | null;
}

/** A charge by its whole value, of which a part may be paid. */
export interface CardCharge extends Owed {
  readonly value_cents: number;
}

/** The student allowed this value, or was told of it thirty days before the due day. */
export function isAllowed(
  { allowed_cents, notice_cents, notice_from }: AllowedCard,
  { value_cents, due_on }: Pick<CardCharge, "value_cents" | "due_on">,
): boolean {
  if (value_cents === allowed_cents) return true;
  return value_cents === notice_cents && notice_from !== null && due_on >= notice_from;
}

/** The first due day of a new value that the student hears of today; undefined when there was a notice, or nothing is new. */
export function valueNoticeDue(
  card: AllowedCard,
  { value_cents, due_on }: Pick<CardCharge, "value_cents" | "due_on">,
  today: CalendarDate,
): CalendarDate | undefined {
  if (value_cents === card.allowed_cents || value_cents === card.notice_cents) return undefined;
  return due_on <= addDays(today, EARLIEST_NOTICE_DAYS) ? addDays(today, PRICE_NOTICE_DAYS) : undefined;
}

/** `charge`: on the due day and days 1, 3 and 5 after it. `end`: seven days after it the card renews no more. */
export function cardStepOn(card: AllowedCard, charge: CardCharge, today: CalendarDate): "charge" | "end" | "wait" {
  if (!isAllowed(card, charge)) return "wait";
  if (today >= addDays(charge.due_on, GRACE_DAYS)) return "end";
  return isChargeDue(charge, today) ? "charge" : "wait";
}
