import { formatDate } from "#domain/calendar-date.ts";
import { CALENDAR_WEEKDAYS, placeInWeek } from "#domain/periodisation/months.ts";
import type { CalendarDay, PlannedTraining } from "./data.ts";

/** "seg., 02/03" */
export const shortDay = (day: string): string =>
  `${CALENDAR_WEEKDAYS[placeInWeek(day)]?.slice(0, 3)}., ${formatDate(day).slice(0, 5)}`;

export function stateOf({ state, done_on }: PlannedTraining): { readonly sign: string; readonly words: string } {
  if (state === "done") return { sign: "✓", words: "Feito" };
  if (state === "moved") return { sign: "✓", words: `Feito em outro dia (${shortDay(done_on ?? "")})` };
  return state === "missed" ? { sign: "✕", words: "Perdido" } : { sign: "○", words: "Previsto" };
}

/** Pain, effort and notes alone are no training. */
export const recordState = ({ is_trained }: CalendarDay["executions"][number]) =>
  is_trained ? { state: "done", sign: "✓", words: "Feito" } : { state: "noted", sign: "·", words: "Só anotações" };
