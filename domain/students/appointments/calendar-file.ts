import { addDays, type CalendarDate } from "../../calendar-date.ts";

export interface CalendarEvent {
  readonly uid: string;
  /** Counts the changes: a calendar that has the event already takes the higher one. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly changed_at: string;
  readonly day: CalendarDate;
  /** ISO 8601, UTC; null: the whole day. */
  readonly starts_at: string | null;
  readonly place: string | null;
  readonly instructions: string;
}

const LENGTH_MS = 60 * 60_000;
/** RFC 5545, 3.1: a line holds no more octets, without its break. */
const MAX_OCTETS = 75;

/** An iCalendar object (RFC 5545) of one evaluation of an hour, or of a day where no hour is set. */
export function calendarFile(event: CalendarEvent, title: string): string {
  const { uid, sequence, changed_at, place, instructions } = event;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Prumo//Avaliacao//PT-BR",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}@prumo`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(Date.parse(changed_at))}`,
    ...span(event),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(instructions ? [`DESCRIPTION:${escaped(instructions)}`] : []),
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function span({ day, starts_at }: CalendarEvent): readonly string[] {
  if (starts_at === null) return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`];
  const start = Date.parse(starts_at);
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(start + LENGTH_MS)}`];
}

const digits = (day: CalendarDate): string => day.replaceAll("-", "");

const utc = (instantMs: number): string => `${new Date(instantMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");

/** A continued line begins with a space, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
