import { isCellphone } from "#domain/brazil.ts";
import { isPlausibleBirthdate, parseBrazilianDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { required } from "../form/form-messages.ts";

export const cellphone = (text: string) => required(text) ?? (isCellphone(text) ? null : MESSAGES.format);

/** It judges a typed date: the caller refuses a blank. */
export function birthdate(text: string): string | null {
  const day = parseBrazilianDate(text);
  return day && isPlausibleBirthdate(day, todayInSaoPaulo(Date.now())) ? null : MESSAGES.date;
}
