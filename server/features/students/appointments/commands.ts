import { sql } from "kysely";
import type { AppointmentDraft } from "#contract/students/appointments.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { appointmentSubject } from "#domain/notices/appointment-subject.ts";
import { APPOINTMENT_NOTICE_DAYS } from "#domain/students/appointments/appointment.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type StaffScope, type TrainerScope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { appointmentsToCome } from "../../../tables/appointments.ts";
import { notify } from "../../people/notices/commands.ts";
import type { LocalDay } from "../../people/notices/rules.ts";
import { findAppointment } from "./queries.ts";
import { refusedDay } from "./rules.ts";

type Saved =
  | Outcome<"saved" | "not_found">
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

export async function saveAppointment(
  scope: StaffScope,
  studentId: number,
  draft: AppointmentDraft,
  clock: Clock,
): Promise<Saved> {
  const { tx, actor } = scope;
  if (!(await lockStudent(scope, studentId))) return { outcome: "not_found" };
  const now = clock.now();
  const current = await findAppointment(scope, studentId);
  const { last } = await tx
    .selectFrom("evaluations")
    .select(({ fn }) => fn.max<string | null>("evaluated_on").as("last"))
    .where("student_id", "=", studentId)
    .executeTakeFirstOrThrow();
  const refused = refusedDay(draft.day, { current: current?.day, last, today: todayInSaoPaulo(now.getTime()) });
  if (refused) return { outcome: "invalid", detail: refused, fields: { day: refused } };

  const { day, time } = draft;
  const trainerId = tenantOf(actor);
  const instructions = draft.instructions ?? "";
  const changed = {
    day,
    time,
    starts_at: sql<Date | null>`(${day}::date + ${time}::time)
      at time zone (select time_zone from trainers where trainer_id = ${trainerId})`,
    place: draft.place || null,
    instructions,
    changed_at: now,
  };
  await tx
    .insertInto("appointments")
    .values({ trainer_id: trainerId, student_id: studentId, ...changed })
    .onConflict((conflict) =>
      conflict.columns(["trainer_id", "student_id"]).doUpdateSet({
        ...changed,
        ...(current
          ? { sequence: sql<number>`appointments.sequence + 1` }
          : { sequence: 0, uid: sql<string>`gen_random_uuid()` }),
      }),
    )
    .execute();
  if (draft.keeps_instructions)
    await tx
      .updateTable("trainers")
      .set({ evaluation_instructions: instructions || null })
      .where("trainer_id", "=", trainerId)
      .execute();
  if (current?.day !== day || current.time !== time)
    await notify(scope, {
      kind: "evaluation_due",
      to: "student",
      studentId,
      subject: appointmentSubject({ day, time, told: "made" }),
      // Moved away and back.
      repeats: true,
    });
  return { outcome: "saved" };
}

/** Two who change it at once wait for each other. */
const lockStudent = ({ tx }: StaffScope, studentId: number) =>
  tx.selectFrom("students").select("id").where("id", "=", studentId).forUpdate().executeTakeFirst();

export async function removeAppointment(
  scope: StaffScope,
  studentId: number,
): Promise<Outcome<"removed" | "not_found">> {
  if (!(await findAppointment(scope, studentId))) return { outcome: "not_found" };
  await scope.tx.deleteFrom("appointments").where("student_id", "=", studentId).execute();
  return { outcome: "removed" };
}

export async function tellOfAppointments(scope: TrainerScope, { today }: LocalDay): Promise<void> {
  for (const days of APPOINTMENT_NOTICE_DAYS) {
    const rows = await appointmentsToCome(scope)
      .select(["student_id", "day", "time"])
      .where("day", "=", addDays(today, days))
      .orderBy("student_id")
      .execute();
    for (const { student_id: studentId, day, time } of rows)
      await notify(scope, {
        kind: "evaluation_due",
        to: "student",
        studentId,
        subject: appointmentSubject({ day, time, told: `in-${days}` }),
      });
  }
}
