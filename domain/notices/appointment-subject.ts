import type { CalendarDate } from "../calendar-date.ts";

/** `told`: that it was made or moved, or how many days before. */
interface AppointmentSubject {
  readonly day: CalendarDate;
  readonly time: string | null;
  readonly told: "made" | `in-${number}`;
}

const SUBJECT = /^appointment:(\d{4}-\d{2}-\d{2}):(\d\d:\d\d|day):(made|in-\d+)$/;
const WHOLE_DAY = "day";

export const appointmentSubject = ({ day, time, told }: AppointmentSubject): string =>
  `appointment:${day}:${time ?? WHOLE_DAY}:${told}`;

/** Null for a subject that is no appointment. */
export function readAppointmentSubject(subject: string): AppointmentSubject | null {
  const [, day, time, told] = SUBJECT.exec(subject) ?? [];
  if (day === undefined || time === undefined || told === undefined) return null;
  return { day, time: time === WHOLE_DAY ? null : time, told: told === "made" ? told : `in-${Number(told.slice(3))}` };
}
