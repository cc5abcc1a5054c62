import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/appointments.endpoints.ts";
import type { AppointmentDraft } from "#contract/students/appointments.ts";
import type { Student } from "#contract/students/students.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { studentKey } from "../../../api/query-client.ts";

export type { Appointment, AppointmentDraft, FoundAppointment } from "#contract/students/appointments.ts";

const appointments: Endpoints<typeof import("#contract/students/appointments.ts")> = endpoints;

export const appointmentQuery = (id: number) =>
  queryOptions({
    queryKey: ["appointments", id],
    queryFn: ({ signal }) => send(appointments.findAppointment, { params: { id } }, signal),
  });

export function useSaveAppointment(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: AppointmentDraft) => send(appointments.saveAppointment, { params: { id }, body }),
    onSuccess: (found) => {
      cache.setQueryData(appointmentQuery(id).queryKey, found);
      cache.setQueryData(studentKey(id), (student: Student | undefined) =>
        student ? { ...student, appointment: found.appointment } : undefined,
      );
    },
  });
}

export function useRemoveAppointment(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(appointments.removeAppointment, { params: { id } }),
    onSuccess: () => {
      cache.removeQueries({ queryKey: appointmentQuery(id).queryKey });
      cache.setQueryData(studentKey(id), (student: Student | undefined) =>
        student ? { ...student, appointment: null } : undefined,
      );
    },
  });
}
