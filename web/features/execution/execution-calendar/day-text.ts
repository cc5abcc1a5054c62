import { formatDate } from "#domain/calendar-date.ts";
import { CALENDAR_WEEKDAYS, placeInWeek } from "#domain/periodisation/months.ts";
import type { CalendarDay, PlannedTraining } from "./data.ts";

/** "seg., 02/03" */
export const shortDay = (day: string): string =>
  `${CALENDAR_WEEKDAYS[placeInWeek(day)]?.slice(0, 3)}., ${formatDate(day).slice(0, 5)}`;

export function stateOf({ state, done_on }: PlannedTraining): { readonly sign: string; readonly label: string } {
  if (state === "done") return { sign: "✓", label: "Feito" };
  if (state === "moved") return { sign: "✓", label: `Feito em outro dia (${shortDay(done_on ?? "")})` };
  return state === "missed" ? { sign: "✕", label: "Perdido" } : { sign: "○", label: "Previsto" };
}

/** Pain, effort and notes alone are no training. */
export const recordState = ({ is_trained }: CalendarDay["executions"][number]) =>
  is_trained ? { state: "done", sign: "✓", label: "Feito" } : { state: "noted", sign: "·", label: "Só anotações" };
