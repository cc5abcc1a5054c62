import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  isPlausibleBirthdate,
  parseBrazilianDate,
} from "../../calendar-date.ts";
import { MONTH_NAMES } from "../../periodisation/months.ts";
import { folded } from "../../text/accentless.ts";
import { MESSAGES } from "../../text/messages.ts";
import { isRead, type Reading } from "../spreadsheet/columns.ts";

const UNREADABLE = `${MESSAGES.date}. Use dd/mm/aaaa.`;

const FOLDED_MONTHS = MONTH_NAMES.map(folded);
const SHORT_MONTHS = FOLDED_MONTHS.map((name) => name.slice(0, 3));

/** Excel counts days from 30 December 1899, because its calendar has a 29 February 1900 that did not exist. */
const EXCEL_DAY_ZERO = "1899-12-30";

const two = (digits: string) => digits.padStart(2, "0");

type IsLikely = (date: CalendarDate) => boolean;

/** A two-digit year is the latest likely one: a birthdate's "05" is 2005, "78" is 1978. */
function fullYear(year: string, day: string, month: string, isLikely: IsLikely): string {
  if (year.length === 4) return year;
  const later = `20${year}`;
  const date = `${later}-${month}-${day}`;
  return isCalendarDate(date) && isLikely(date) ? later : `19${year}`;
}

function written(text: string, isLikely: IsLikely): CalendarDate | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s].*)?$/.exec(text);
  if (iso) return ifExists(`${iso[1]}-${two(iso[2] ?? "")}-${two(iso[3] ?? "")}`);
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4}|\d{2})(?:[\sT,].*)?$/.exec(text) ?? [];
  if (day) {
    const full = fullYear(year, two(day), two(month), isLikely);
    return parseBrazilianDate(`${two(day)}/${two(month)}/${full}`);
  }
  return dateWithMonthName(text, isLikely);
}

/** "12 de maio de 1990", "12/mai/90", "1º maio 1990". */
function dateWithMonthName(text: string, isLikely: IsLikely): CalendarDate | null {
  const match = /^(\d{1,2})\s?(?:o|º|ª)?\s(?:de\s)?([a-z]+)\s(?:de\s)?(\d{4}|\d{2})$/.exec(
    folded(text.replace(/[ºª]/g, "")),
  );
  if (!match) return null;
  const [, day = "", name = "", year = ""] = match;
  const index = Math.max(SHORT_MONTHS.indexOf(name), FOLDED_MONTHS.indexOf(name));
  if (index < 0) return null;
  const month = two(String(index + 1));
  return ifExists(`${fullYear(year, two(day), month, isLikely)}-${month}-${two(day)}`);
}

const ifExists = (date: string): CalendarDate | null => (isCalendarDate(date) ? date : null);

/** A date in any common form, day before month. A number alone is an Excel date. */
function readDay(text: string, isLikely: IsLikely): Reading<CalendarDate> {
  const trimmed = text.trim();
  const date = /^\d{4,5}$/.test(trimmed) ? addDays(EXCEL_DAY_ZERO, Number(trimmed)) : written(trimmed, isLikely);
  return date === null ? { problem: UNREADABLE } : { value: date };
}

export function readBirthdate(text: string, today: CalendarDate): Reading<CalendarDate> {
  const isPlausible = (date: CalendarDate) => isPlausibleBirthdate(date, today);
  const reading = readDay(text, isPlausible);
  return !isRead(reading) || isPlausible(reading.value) ? reading : { problem: MESSAGES.date };
}

/** A day of this century: "21" is 2021. */
export const readRecentDay = (text: string): Reading<CalendarDate> => readDay(text, () => true);
