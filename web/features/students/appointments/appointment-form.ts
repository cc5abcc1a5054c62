import type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { dayAfterWeeks, WEEKS_BETWEEN } from "#domain/students/appointments/appointment.ts";
import type { AppointmentDraft, FoundAppointment } from "./data.ts";

export interface AppointmentForm {
  readonly day: string;
  readonly time: string;
  readonly place: string;
  readonly instructions: string;
  readonly keeps_instructions: boolean;
}

export const formOf = ({ appointment, instructions }: FoundAppointment): AppointmentForm => ({
  day: appointment?.day ?? "",
  time: appointment?.time ?? "",
  place: appointment?.place ?? "",
  instructions: appointment?.instructions ?? instructions,
  keeps_instructions: false,
});

export const draftOf = ({ time, ...form }: AppointmentForm): AppointmentDraft => ({ ...form, time: time || null });

interface Evaluated {
  readonly last_evaluation: string | null;
  readonly macrocycles: readonly MacrocycleSummary[];
}

interface ProposedDay {
  readonly label: string;
  readonly day: CalendarDate;
}

/** By weeks from the last evaluation, or the last day of the mesocycle that runs. */
export function proposedDays({ last_evaluation: last, macrocycles }: Evaluated, today: CalendarDate): ProposedDay[] {
  const running = macrocycles
    .flatMap(({ mesocycles }) => mesocycles)
    .find(({ start_date, end_date }) => start_date <= today && end_date > today);
  return [
    ...WEEKS_BETWEEN.map((weeks) => ({ label: `${weeks} semanas`, day: dayAfterWeeks(weeks, last, today) })),
    ...(running ? [{ label: "Fim do mesociclo", day: running.end_date }] : []),
  ];
}
