import type { Student } from "#contract/students/students.ts";
import { applyMask, CONTACT_PHONE_MASK } from "#domain/brazil.ts";
import { DAYS_FROM_MONDAY } from "#domain/students/registration.ts";
import type { Scope, SignInScope, TrainerScope } from "../../../../platform/database/scope.ts";
import { listMacrocycles } from "../../../planning/macrocycles/queries.ts";
import { findAppointment } from "../../appointments/queries.ts";
import { ofScope, type StudentReading, summariser } from "./summaries.ts";

export async function findStudent(
  scope: Scope,
  id: number,
  dependencies: StudentReading,
): Promise<Student | undefined> {
  const row = await ofScope(scope, dependencies)
    .select(["students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis", "students.lock_version"])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...summariser(dependencies)(row),
    email_secundario: row.country,
    contact_name: row.contact_name,
    contact_cellphone: row.contact_cellphone && applyMask(CONTACT_PHONE_MASK, row.contact_cellphone),
    personal_anamnesis: {
      ...row.personal_anamnesis,
      days_of_week: inWeekOrder(row.personal_anamnesis.days_of_week ?? []),
    },
    physiological_anamnesis: row.physiological_anamnesis,
    macrocycles: await listMacrocycles(scope, id),
    appointment: await findAppointment(scope, id),
    lock_version: row.lock_version,
  };
}

export async function findStudentSummary(scope: Scope, id: number, dependencies: StudentReading) {
  const row = await ofScope(scope, dependencies).where("users.id", "=", id).executeTakeFirst();
  return row && summariser(dependencies)(row);
}

export const findStudentEmail = async ({ tx }: Scope, id: number): Promise<string | undefined> =>
  (await tx.selectFrom("users").select("email").where("id", "=", id).where("role", "=", "student").executeTakeFirst())
    ?.email;

/** The lock lets the second of two changes see the first. */
export const lockStudentAccount = ({ tx }: SignInScope, id: number) =>
  tx
    .selectFrom("users")
    .select(["name", "email", "phone", "photo_key", "is_active"])
    .select((eb) => eb("password_hash", "is not", null).$castTo<boolean>().as("has_password"))
    .select(({ selectFrom }) =>
      selectFrom("students").whereRef("students.id", "=", "users.id").select("awaits_approval_since").as("waits_since"),
    )
    .where("id", "=", id)
    .where("role", "=", "student")
    .forUpdate()
    .executeTakeFirst();

const inWeekOrder = (days: readonly string[]) =>
  DAYS_FROM_MONDAY.map(({ key }) => key).filter((day) => days.includes(day));

/** Inactive students count too. */
export async function countStudents({ tx, actor }: TrainerScope): Promise<number> {
  const { total } = await tx
    .selectFrom("students")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
