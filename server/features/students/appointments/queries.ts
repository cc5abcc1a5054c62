import type { Appointment, FoundAppointment } from "#contract/students/appointments.ts";
import { OUR_INSTRUCTIONS } from "#domain/students/appointments/appointment.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { appointmentsToCome } from "../../../tables/appointments.ts";

export async function findAppointment(scope: Scope, studentId: number): Promise<Appointment | null> {
  const row = await appointmentsToCome(scope)
    .select(["day", "time", "starts_at", "place", "instructions", "uid", "sequence", "changed_at"])
    .where("student_id", "=", studentId)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, starts_at: row.starts_at?.toISOString() ?? null, changed_at: row.changed_at.toISOString() };
}

/** Undefined for an unknown student. */
export async function findWithInstructions(scope: Scope, studentId: number): Promise<FoundAppointment | undefined> {
  const student = await scope.tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const trainer = await scope.tx
    .selectFrom("trainers")
    .select("evaluation_instructions")
    .where("trainer_id", "=", scope.actor.trainerId)
    .executeTakeFirst();
  return {
    appointment: await findAppointment(scope, studentId),
    instructions: trainer?.evaluation_instructions ?? OUR_INSTRUCTIONS,
  };
}
