import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { Day, failures, Id, Nothing, OptionalParagraphs, OptionalText } from "../wire.ts";
import * as endpoints from "./appointments.endpoints.ts";

/** The next evaluation of a student: one is to come at most, and it is over by an evaluation of its day or later. */
export const Appointment = z.object({
  day: z.string(),
  /** "hh:mm" of the trainer's time zone; null: the day alone. `starts_at` is that hour in UTC. */
  time: z.string().nullable(),
  starts_at: z.string().nullable(),
  place: z.string().nullable(),
  /** For the student; blank: none. */
  instructions: z.string(),
  /** For calendars (RFC 5545): the same while the appointment is moved, and how often it was changed. */
  uid: z.string(),
  sequence: z.number(),
  changed_at: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

export const AppointmentDraft = z.object({
  day: Day,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, MESSAGES.format)
    .nullable(),
  place: OptionalText(120),
  instructions: OptionalParagraphs(2000),
  /** These instructions become the trainer's own text; a blank one brings back ours. */
  keeps_instructions: z.boolean().optional(),
});
export type AppointmentDraft = z.output<typeof AppointmentDraft>;

/** `instructions`: the trainer's own text, or ours, for the next one. A student gets ours. */
const FoundAppointment = z.object({ appointment: Appointment.nullable(), instructions: z.string() });
export type FoundAppointment = z.infer<typeof FoundAppointment>;

const ofStudent = { params: z.object({ id: Id }), tags: ["appointments"] };

export const findAppointment = call(endpoints.findAppointment, {
  schema: {
    summary: "A próxima avaliação marcada de um aluno",
    ...ofStudent,
    response: { 200: FoundAppointment, ...failures(400, 401, 403, 404) },
  },
});

/** Moves the one that is to come. The last change wins. 422 for a day that is over, or not after the last evaluation. */
export const saveAppointment = call(endpoints.saveAppointment, {
  schema: {
    summary: "Marcar ou mudar a próxima avaliação de um aluno",
    ...ofStudent,
    body: AppointmentDraft,
    response: { 200: FoundAppointment, ...failures(400, 401, 403, 404, 422) },
  },
});

export const removeAppointment = call(endpoints.removeAppointment, {
  schema: {
    summary: "Desmarcar a próxima avaliação de um aluno",
    ...ofStudent,
    response: { 204: Nothing, ...failures(400, 401, 403, 404) },
  },
});
