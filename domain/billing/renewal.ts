import { addDays, type CalendarDate } from "../calendar-date.ts";
import { GRACE_DAYS } from "./subscription.ts";

/** The days on which the kept card is charged, counted from the due day: on it, and three more tries in the days of grace. */
export const CHARGE_DAYS = [0, 1, 3, 5] as const;

/** For how many days after its announcement a Pix holds back every card, so that one period is not paid twice. */
export const PIX_DAYS = 2;

export const pixHoldEnd = (announced_on: CalendarDate): CalendarDate => addDays(announced_on, PIX_DAYS + 1);

/** `last_try_on`: the day of the last try to pay it, by the job or by the trainer. */
export interface Owed {
  readonly due_on: CalendarDate;
  readonly last_try_on: CalendarDate | null;
}

/** Whether the kept card is charged today: the last charge day that has come had no try yet, and the days of grace are not over. */
export function isChargeDue({ due_on, last_try_on }: Owed, today: CalendarDate): boolean {
  const day = CHARGE_DAYS.findLast((after) => addDays(due_on, after) <= today);
  if (day === undefined || today >= addDays(due_on, GRACE_DAYS)) return false;
  return last_try_on === null || last_try_on < addDays(due_on, day);
}

/** The day of the next charge, today included; null when no more are made. */
export function nextChargeOn(owed: Owed, today: CalendarDate): CalendarDate | null {
  if (isChargeDue(owed, today)) return today;
  return CHARGE_DAYS.map((after) => addDays(owed.due_on, after)).find((day) => day > today) ?? null;
}
