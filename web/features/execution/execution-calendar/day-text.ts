import { formatDate } from "#domain/calendar-date.ts";
import { CALENDAR_WEEKDAYS, placeInWeek } from "#domain/periodisation/months.ts";
import type { CalendarDay, PlannedTraining } from "./data.ts";
import type { totalsOf } from "./day-items.ts";

/** "seg., 02/03" */
export const shortDay = (day: string): string =>
  `${CALENDAR_WEEKDAYS[placeInWeek(day)]?.slice(0, 3)}., ${formatDate(day).slice(0, 5)}`;

interface DayState {
  readonly sign: string;
  readonly label: string;
}

type Part = PlannedTraining["part"];

const signOf = (part: Part) => (part ? "◐" : "✓");
const doneLabel = (part: Part) => (part ? `Feito em parte: ${part.sets} de ${part.planned_sets} séries` : "Feito");

/** `day` is the prescribed one. */
export function stateOf({ state, done_on, part }: PlannedTraining, day: string): DayState {
  if (state === "done") return { sign: signOf(part), label: doneLabel(part) };
  if (state === "moved" && done_on) {
    const how = done_on < day ? "Adiantado" : "Feito depois";
    const sets = part ? `, ${part.sets} de ${part.planned_sets} séries` : "";
    return { sign: signOf(part), label: `${how} (${shortDay(done_on)}${sets})` };
  }
  return state === "missed" ? { sign: "✕", label: "Perdido" } : { sign: "○", label: "Previsto" };
}

/** "Trocado: Supino reto → Supino com halteres" */
export const swapText = (from: string, to: string): string => `Trocado: ${from} → ${to}`;

/** "3 feitos · 1 em parte · 2 perdidos" */
export const totalsText = ({ done, inPart, missed }: ReturnType<typeof totalsOf>): string =>
  [
    `${done} ${done === 1 ? "feito" : "feitos"}`,
    ...(inPart > 0 ? [`${inPart} em parte`] : []),
    ...(missed === null ? [] : [`${missed} ${missed === 1 ? "perdido" : "perdidos"}`]),
  ].join(" · ");

/** Pain, effort and notes alone are no training. */
export const recordState = ({ is_trained, part }: CalendarDay["executions"][number]) =>
  is_trained
    ? { state: "done", sign: signOf(part), label: doneLabel(part) }
    : { state: "noted", sign: "·", label: "Só anotações" };
