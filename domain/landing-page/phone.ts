import { digitsOf, formatBrazilianPhone } from "../brazil.ts";

/** A number of the world has at most 15 digits (ITU-T E.164). */
const MAX_DIGITS = 15;
const BRAZIL = "55";
/** Stands before a short number of another country, which would count as Brazilian without it. */
const ABROAD = "00";

const isBrazilian = (digits: string): boolean => digits.length <= 11 && !digits.startsWith(ABROAD);

/** Without a country's code digits are Brazilian. "+" before a number says that it begins with such a code. */
export function toPageDigits(typed: string): string {
  const digits = digitsOf(typed);
  if (!typed.trim().startsWith("+")) return digits;
  if (digits.startsWith(BRAZIL) && [12, 13].includes(digits.length)) return digits.slice(BRAZIL.length);
  return isBrazilian(digits) && digits !== "" ? ABROAD + digits : digits;
}

export function internationalDigits(stored: string): string {
  const digits = digitsOf(stored);
  if (digits.startsWith(ABROAD)) return digits.slice(ABROAD.length);
  return isBrazilian(digits) ? BRAZIL + digits : digits;
}

export const writtenPagePhone = (stored: string): string =>
  isBrazilian(stored) ? formatBrazilianPhone(stored) : `+${internationalDigits(stored)}`;

/** A number that begins with "+", or is longer than a Brazilian one, keeps every digit. */
export function writePagePhone(typed: string): string {
  const digits = digitsOf(typed).slice(0, MAX_DIGITS);
  return typed.trim().startsWith("+") || digits.length > 11 ? `+${digits}` : formatBrazilianPhone(digits);
}
