import { ROLE_TYPES } from "#contract/call.ts";
import type { CurrentUser } from "#contract/people/accounts.ts";
import { PAYMENTS_PER_PAGE } from "#contract/platform-billing/subscription-payments.ts";
import { awaitsFirstPayment, isLapsed, SUBSCRIPTION_STATES, stateOn } from "#domain/billing/subscription.ts";
import { formatCpf, formatPhone } from "#domain/brazil.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer, type Scope, type TrainerScope } from "../../../platform/database/scope.ts";
import { toAddress } from "../../people/addresses/rules.ts";
import { listPayments } from "../../platform-billing/subscription-payments/queries/history.ts";
import { findLatestSubscription } from "../../platform-billing/subscription-payments/queries/subscriptions.ts";
import { findStandingTrial } from "../../platform-billing/trials/queries.ts";

export async function findCurrentUser(
  scope: Scope,
  { photos, clock, generatorUsers }: Pick<Dependencies, "photos" | "clock" | "generatorUsers">,
): Promise<Omit<CurrentUser, "second_factor_due_at">> {
  const { tx, actor } = scope;
  const today = todayInSaoPaulo(clock.now().getTime());
  const row = await tx
    .selectFrom("users")
    .leftJoin("trainers", "trainers.trainer_id", "users.id")
    .leftJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.role", "users.name", "users.email", "users.phone", "users.photo_key"])
    .select([
      "users.must_change_password",
      "users.admin_roles",
      "users.is_active",
      "users.last_sign_in_at",
      "trainers.cpf",
      "trainers.address",
      "students.country",
    ])
    .select(({ fn }) => fn.coalesce("trainers.birthdate", "students.birthdate").as("birthdate"))
    .where("users.id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  const isTrainer = actor.role === "trainer";
  const latest = isTrainer ? await findLatestSubscription(asTrainer(scope)) : undefined;
  const subscription = latest && {
    status: SUBSCRIPTION_STATES[stateOn(latest, today)],
    subscription_plan: { name: latest.plan_name },
  };
  const payments = await listPayments(scope, { user_id: row.id, page: 1, limit: PAYMENTS_PER_PAGE });
  return {
    id: row.id,
    role_id: row.id,
    role_type: ROLE_TYPES[row.role],
    fullname: row.name,
    email: row.email,
    email_secundario: row.country,
    phone: row.phone && formatPhone(row.country, row.phone),
    photo_url: photos.linkTo(row.photo_key),
    cpf: row.cpf && formatCpf(row.cpf),
    address: row.address && toAddress(row.address),
    age: row.birthdate === null ? null : ageInYears(row.birthdate, today),
    is_active: row.is_active,
    must_change_password: row.must_change_password,
    admin_roles: [...row.admin_roles],
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    students_count: isTrainer ? await countActiveStudents(scope) : null,
    current_subscription: subscription ?? null,
    subscription: subscription ?? null,
    subscriptions: subscription ? [{ subscription_plans: subscription.subscription_plan }] : [],
    trial_ends_on: isTrainer && isLapsed(latest, today) ? await findTrialEnd(asTrainer(scope), today) : null,
    owes_subscription: latest !== undefined && isOwing(latest, today),
    payments: payments?.results ?? [],
    may_generate_trainings: actor.role !== "student" && generatorUsers.has(actor.userId),
  };
}

const findTrialEnd = async (scope: TrainerScope, today: CalendarDate) =>
  (await findStandingTrial(scope, today))?.ends_on ?? null;

/** Late, or before the first payment; a canceled subscription is asked for in another way. */
function isOwing(subscription: NonNullable<Awaited<ReturnType<typeof findLatestSubscription>>>, today: CalendarDate) {
  const state = stateOn(subscription, today);
  return state === "late" || (state === "active" && awaitsFirstPayment(subscription) && !subscription.is_ending);
}

async function countActiveStudents({ tx, actor }: Scope): Promise<number> {
  const { count } = await tx
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("role", "=", "student")
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}
