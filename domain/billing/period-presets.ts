import { addDays, addMonths, type CalendarDate } from "../calendar-date.ts";
import type { IncomePeriod } from "./income-period.ts";

export const yearOf = (day: CalendarDate): IncomePeriod => ({
  start: `${day.slice(0, 4)}-01-01`,
  end: `${day.slice(0, 4)}-12-31`,
});

export function periodPresets(today: CalendarDate): readonly (IncomePeriod & { readonly label: string })[] {
  const month = `${today.slice(0, 7)}-01`;
  const lastMonth = addMonths(month, -1);
  return [
    { label: "Este mês", start: month, end: addDays(addMonths(month, 1), -1) },
    { label: "Mês passado", start: lastMonth, end: addDays(month, -1) },
    { label: "Últimos 12 meses", start: addMonths(month, -11), end: addDays(addMonths(month, 1), -1) },
    { label: "Este ano", ...yearOf(today) },
    { label: "Ano passado", ...yearOf(addMonths(month, -12)) },
  ];
}
