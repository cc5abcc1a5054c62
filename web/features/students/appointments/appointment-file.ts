import { calendarFile } from "#domain/students/appointments/calendar-file.ts";
import { saveFile } from "../../../api/api.ts";
import type { Appointment } from "./data.ts";

/** Any calendar opens it: of a telephone, Google, Apple or Outlook. */
export const saveToCalendar = (appointment: Appointment, title: string): void =>
  saveFile(new Blob([calendarFile(appointment, title)], { type: "text/calendar;charset=utf-8" }), "avaliacao.ics");
