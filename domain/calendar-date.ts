/** `yyyy-mm-dd`, sorts as text. {@link isCalendarDate} validates it once, at the wire; functions throw a RangeError for no date. */
export type CalendarDate = string;

/** The product's days begin and end in São Paulo. */
export const SAO_PAULO = "America/Sao_Paulo";

const MS_PER_SECOND = 1000;
export const MS_PER_HOUR = 3_600_000;
export const MS_PER_DAY = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const BRAZILIAN = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** No date in the product is older, and JavaScript reads years below 100 as 19xx. */
const FIRST_YEAR = 1000;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function exists({ year, month, day }: DateParts): boolean {
  return year >= FIRST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function write({ year, month, day }: DateParts): CalendarDate {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

function partsIfDate(text: string): DateParts | null {
  const match = ISO.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return exists(parts) ? parts : null;
}

function partsOf(date: CalendarDate): DateParts {
  const parts = partsIfDate(date);
  if (!parts) throw new RangeError(`not a calendar date: ${date}`);
  return parts;
}

function utcMs({ year, month, day }: DateParts): number {
  return Date.UTC(year, month - 1, day);
}

/** Whether a text is an existing day in `yyyy-mm-dd`; 29 February only in leap years. */
export function isCalendarDate(text: string): boolean {
  return partsIfDate(text) !== null;
}

/** Reads a day typed as dd/mm/yyyy; null for a text that is none or for a day that does not exist. */
export function parseBrazilianDate(text: string): CalendarDate | null {
  const match = BRAZILIAN.exec(text.trim());
  if (!match) return null;
  const parts = { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) };
  return exists(parts) ? write(parts) : null;
}

export function formatDate(date: CalendarDate): string {
  partsOf(date);
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(utcMs(partsOf(date)) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last day where it has no such day: 31 January plus one month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + month - 1 + months;
  const later = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return write({ ...later, day: Math.min(day, daysInMonth(later.year, later.month)) });
}

export function differenceInDays(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMs(partsOf(to)) - utcMs(partsOf(from))) / MS_PER_DAY);
}

export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return differenceInDays(b, a);
}

/** Completed years on a day; negative before the birth. Someone born on 29 February has the birthday on 1 March. */
export function ageInYears(birthdate: CalendarDate, on: CalendarDate): number {
  const birth = partsOf(birthdate);
  const day = partsOf(on);
  const hadBirthday = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (hadBirthday ? 0 : 1);
}

/** Completed months on a day; negative before the birth. Someone born on the 31st completes shorter months on the next month's first day. */
export function ageInMonths(birthdate: CalendarDate, on: CalendarDate): number {
  const birth = partsOf(birthdate);
  const day = partsOf(on);
  return (day.year - birth.year) * 12 + day.month - birth.month - (day.day < birth.day ? 1 : 0);
}

/** Whether a birthdate gives an age from 1 to 100 years, the ages that the product registers. */
export function isPlausibleBirthdate(birthdate: CalendarDate, on: CalendarDate): boolean {
  const age = ageInYears(birthdate, on);
  return age >= 1 && age <= 100;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, created);
  return created;
}

/** The wall clock of a time zone as `yyyy-mm-dd hh:mm:ss`: the way Sweden writes it. */
function wallClock(timeZone: string, instantMs: number): string {
  return clockOf(timeZone).format(instantMs);
}

/** The calendar day of a time zone at an instant (milliseconds since 1970, UTC). */
export function todayIn(timeZone: string, instantMs: number): CalendarDate {
  return wallClock(timeZone, instantMs).slice(0, 10);
}

/** The wall clock of a time zone at an instant, "hh:mm". */
export function timeIn(timeZone: string, instantMs: number): string {
  return wallClock(timeZone, instantMs).slice(11, 16);
}

export function todayInSaoPaulo(instantMs: number): CalendarDate {
  return todayIn(SAO_PAULO, instantMs);
}

/** An instant as São Paulo's clock shows it: "02/03/2026 às 12:00". */
export function momentInSaoPaulo(instantMs: number): string {
  const [day = "", time = ""] = wallClock(SAO_PAULO, instantMs).split(" ");
  return `${formatDate(day)} às ${time.slice(0, 5)}`;
}

/** Milliseconds since 1970 (UTC) at 23:59:59 of the day. Throws a RangeError for no date. */
export function endOfDay(date: CalendarDate, timeZone: string = SAO_PAULO): number {
  const asIfUtc = Date.parse(`${date}T23:59:59Z`);
  if (Number.isNaN(asIfUtc)) throw new RangeError(`not a calendar date: ${date}`);
  let instant = asIfUtc;
  // The offset is that of the instant looked for, not of the first guess: the second pass settles a change in between.
  for (let pass = 0; pass < 2; pass++) {
    const shown = Date.parse(`${wallClock(timeZone, instant).replace(" ", "T")}Z`);
    instant += asIfUtc - shown;
  }
  // Summer time ends by going back over midnight: that day has 23:59:59 twice, and ends with the second.
  return todayIn(timeZone, instant + MS_PER_SECOND) === date ? instant + MS_PER_HOUR : instant;
}
