import { sql } from "kysely";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../platform/database/scope.ts";

/** Without those that an evaluation of their day or later has made history. */
export const appointmentsToCome = ({ tx }: Pick<Scope, "tx">) =>
  tx
    .selectFrom("appointments")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("evaluations")
            .select("evaluations.id")
            .whereRef("evaluations.trainer_id", "=", "appointments.trainer_id")
            .whereRef("evaluations.student_id", "=", "appointments.student_id")
            .whereRef("evaluations.evaluated_on", ">=", "appointments.day"),
        ),
      ),
    );

/** `student`: a column. From today on no evaluation can have made one history but today's. */
export const isMarkedFrom = (student: string, day: CalendarDate) => sql<boolean>`exists (
  select from appointments where appointments.student_id = ${sql.ref(student)} and appointments.day >= ${day}
)`;
