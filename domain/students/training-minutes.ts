import { withoutAccents } from "../text/accentless.ts";

/** From one time of day to another: "6h às 7h", "das 6 às 7", "18:00 - 19:30", "entre 5h30 e 6h40". Read without accents. */
const RANGE =
  /(\d{1,2})(?:\s*(?:h|:|horas?\b)\s*(\d{2})?)?\s*(?:as|a|ate|-|–)\s*(?:as\s+)?(\d{1,2})(?!\d|\s*min)(?:\s*(?:h|:|horas?\b)\s*(\d{2})?)?/g;
const HOURS = /(\d)\s*h(?:oras?\b)?\s*(?:e\s+)?(\d{2}|meia\b)?/;
const MINUTES = /(\d{2,3})\s*min/;
const MOMENT = /\b(as|depois|antes|partir|desde|ate|manha|tarde|noite)\b/;

const DAY_MINUTES = 24 * 60;
const HALF_HOUR = 30;
/** The shortest and the longest time of one training. A span beyond them was read wrongly. */
const LIMITS = { min: 15, max: 240 };

function rangesIn(text: string): readonly number[] {
  const lengths = [...text.matchAll(RANGE)].map(([, hour, minute, toHour, toMinute]) => {
    const from = Number(hour) * 60 + Number(minute ?? 0);
    const to = Number(toHour) * 60 + Number(toMinute ?? 0);
    return (to - from + DAY_MINUTES) % DAY_MINUTES;
  });
  return [...new Set(lengths)];
}

function lengthIn(text: string): number | null {
  if (MOMENT.test(text)) return null;
  const [, hours, part] = HOURS.exec(text) ?? [];
  if (hours) return Number(hours) * 60 + (part === "meia" ? HALF_HOUR : Number(part ?? 0));
  const minutes = MINUTES.exec(text)?.[1];
  return minutes ? Number(minutes) : null;
}

/** "das 6h às 7h" is 60, "1 hora e meia" is 90. Null without a length, with several, or with one that cannot be meant. */
export function trainingMinutes(hours: string | null | undefined): number | null {
  const text = withoutAccents(hours ?? "")
    .toLowerCase()
    .replace(/\bentre (.+?) e /, "$1 a ");
  const ranges = rangesIn(text);
  const minutes = ranges.length > 0 ? (ranges.length === 1 ? ranges[0] : undefined) : lengthIn(text);
  return minutes != null && minutes >= LIMITS.min && minutes <= LIMITS.max ? minutes : null;
}
