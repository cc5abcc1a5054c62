import { type AliasedExpression, type RawBuilder, type Selectable, sql } from "kysely";
import type { StudentSummary } from "#contract/students/students.ts";
import { formatPhone, whatsAppDigits } from "#domain/brazil.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import type { Tables } from "../../../../tables/tables.ts";
import type { SearchShape } from "./search.ts";

export type StudentReading = Pick<Dependencies, "photos" | "clock">;

export const ONE = sql.lit(1);

/** All of them stand in `users_of_a_trainer_by_name`. */
export const ACCOUNT = ["trainer_id", "id", "name", "email", "phone", "photo_key", "is_active", "search"] as const;
export type Accounts = AliasedExpression<Pick<Selectable<Tables["users"]>, (typeof ACCOUNT)[number]>, "users">;

export const allAccounts = (tx: Scope["tx"]): Accounts => tx.selectFrom("users").select(ACCOUNT).as("users");

/** The plan is the one that runs today, or the next one to start. */
export const summaries = (
  tx: Scope["tx"],
  accounts: Accounts,
  today: RawBuilder<string>,
  { withTrainer }: Pick<SearchShape, "withTrainer">,
) =>
  tx
    .selectFrom(accounts)
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.name", "users.email", "users.phone", "users.photo_key", "users.is_active"])
    .select(["students.birthdate", "students.gender", "students.student_type", "students.country"])
    .select(["students.is_profile_changed", "students.is_changes_notified", "students.awaits_approval_since"])
    .select((eb) => [
      eb
        .selectFrom("evaluations")
        .whereRef("evaluations.trainer_id", "=", "students.trainer_id")
        .whereRef("evaluations.student_id", "=", "students.id")
        .select(({ fn }) => fn.max("evaluated_on").as("day"))
        .as("last_evaluation"),
      eb
        .selectFrom("student_plans")
        .whereRef("student_plans.trainer_id", "=", "students.trainer_id")
        .whereRef("student_plans.student_id", "=", "students.id")
        .where((plan) => plan.or([plan("ends_on", "is", null), plan("ends_on", ">", today)]))
        .select("student_plans.name")
        .orderBy("starts_on")
        .limit(ONE)
        .as("plan_name"),
    ])
    .$if(withTrainer, (query) =>
      query
        .innerJoin("users as trainer", "trainer.id", "users.trainer_id")
        .select(["trainer.id as trainer_id", "trainer.name as trainer_name"]),
    );

export const LAST_TRAINING = sql<CalendarDate | null>`(
  select max(day) from training_executions done
   where done.trainer_id = students.trainer_id and done.student_id = students.id and done.is_trained)`;

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>> & {
  readonly last_training: CalendarDate | null;
};

export const ofScope = ({ tx, actor }: Scope, { clock }: Pick<Dependencies, "clock">) =>
  summaries(tx, allAccounts(tx), sql<string>`${todayInSaoPaulo(clock.now().getTime())}::date`, {
    withTrainer: actor.role === "admin",
  }).select(LAST_TRAINING.as("last_training"));

/** The time zone's calendar costs more than the rest of a row, so the day is computed once. */
export function summariser({ photos, clock }: StudentReading): (row: SummaryRow) => StudentSummary {
  const today = todayInSaoPaulo(clock.now().getTime());
  return (row) => ({
    id: row.id,
    role_id: row.id,
    name: row.name,
    email: row.email,
    cellphone: row.phone && formatPhone(row.country, row.phone),
    whatsapp: row.phone && whatsAppDigits(row.country, row.phone),
    birthdate: row.birthdate,
    age: row.birthdate === null ? null : ageInYears(row.birthdate, today),
    gender: row.gender,
    student_type: row.student_type,
    is_active: row.is_active,
    awaits_approval: row.awaits_approval_since !== null,
    photo_url: photos.linkTo(row.photo_key),
    last_training_date: row.last_training,
    last_evaluation: row.last_evaluation,
    is_profile_changed: row.is_profile_changed,
    is_changes_notified: row.is_changes_notified,
    subscription: row.plan_name === null ? null : { subscription_plan: { name: row.plan_name } },
    ...(row.trainer_id && row.trainer_name && { personal: { id: row.trainer_id, fullname: row.trainer_name } }),
  });
}
