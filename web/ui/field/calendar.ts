import type { DatePickerProps } from "@mantine/dates";

/** Needs `dayjs/locale/pt-br` to be imported. */
export const CALENDAR = {
  locale: "pt-br",
  firstDayOfWeek: 1,
  weekdayFormat: "ddd",
  monthLabelFormat: "MMMM [de] YYYY",
  weekendDays: [],
  styles: { calendarHeaderLevel: { textTransform: "none" }, weekday: { textTransform: "lowercase" } },
  ariaLabels: {
    nextMonth: "Próximo mês",
    previousMonth: "Mês anterior",
    nextYear: "Próximo ano",
    previousYear: "Ano anterior",
    nextDecade: "Próxima década",
    previousDecade: "Década anterior",
  },
} satisfies DatePickerProps;
