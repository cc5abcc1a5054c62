import { findAppointment, removeAppointment, saveAppointment } from "#contract/students/appointments.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export function appointmentExamples({ joao }: ExampleSubjects): Example[] {
  const params = { id: joao.id };
  return [
    [saveAppointment, { params, body: { day: "2199-03-12", time: "09:00", place: "Sala 2", instructions: "Jejum" } }],
    [findAppointment, { params }],
    [removeAppointment, { params }],
  ];
}
