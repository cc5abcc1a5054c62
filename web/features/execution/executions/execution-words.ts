import { formatDate } from "#domain/calendar-date.ts";
import { CALENDAR_WEEKDAYS, placeInWeek } from "#domain/periodisation/months.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { CalendarDay, ExecutedSet, PlannedTraining } from "./data.ts";

/** "seg., 02/03" */
export const shortDay = (day: string): string =>
  `${CALENDAR_WEEKDAYS[placeInWeek(day)]?.slice(0, 3)}., ${formatDate(day).slice(0, 5)}`;

/** "10 × 42,5 kg", "00:30", "10 rep." */
export function setText({ repetitions, load_kg, seconds }: ExecutedSet): string {
  const load = load_kg ? `${formatDecimal(load_kg, 0, 2)} kg` : "";
  const time = seconds === null ? "" : `${pad(seconds / 60)}:${pad(seconds % 60)}`;
  const count = repetitions === null ? "" : String(repetitions);
  const parts = [count, time, load].filter((part) => part !== "");
  if (parts.length === 0) return "feita";
  return parts.length === 1 && count !== "" ? `${count} rep.` : parts.join(" × ");
}

const pad = (value: number): string => String(Math.floor(value)).padStart(2, "0");

/** What became of a prescribed training, with its sign. */
export function stateOf({ state, done_on }: PlannedTraining): { readonly sign: string; readonly words: string } {
  if (state === "done") return { sign: "✓", words: "Feito" };
  if (state === "moved") return { sign: "✓", words: `Feito em outro dia (${shortDay(done_on ?? "")})` };
  return state === "missed" ? { sign: "✕", words: "Perdido" } : { sign: "○", words: "Previsto" };
}

/** What a record is that stands with no prescribed training: pain, effort and notes alone are no training. */
export const recordState = ({ is_trained }: CalendarDay["executions"][number]) =>
  is_trained ? { state: "done", sign: "✓", words: "Feito" } : { state: "noted", sign: "·", words: "Só anotações" };

/** From the first to the last minute, where both are known: "52 min". */
export function lengthInWords(startedAt: string | null, finishedAt: string | null): string | null {
  if (!startedAt || !finishedAt) return null;
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000);
  return minutes > 0 && minutes < 24 * 60 ? `${minutes} min` : null;
}
