import { addMonths, type CalendarDate } from "#domain/calendar-date.ts";

export const NOT_SOLD = "Escolha um dos seus planos ativos";
export const NOT_NEAR = "Informe uma data de até cinco anos atrás ou um ano à frente";
export const ENDS_BEFORE_START = "O plano não pode terminar antes de começar";

const YEARS_BACK = 5;
const YEARS_AHEAD = 1;

/** A day farther away is a slip of the keyboard. */
export const isNear = (day: CalendarDate, today: CalendarDate): boolean =>
  day >= addMonths(today, -12 * YEARS_BACK) && day <= addMonths(today, 12 * YEARS_AHEAD);
