import type { CurrentUser, OpenSession } from "#contract/accounts.ts";
import type { Role } from "#contract/call.ts";
import { ROLE_TYPES } from "#contract/call.ts";
import { PAYMENTS_PER_PAGE } from "#contract/payments.ts";
import { awaitsFirstPayment, SUBSCRIPTION_STATES, stateOn } from "#domain/billing/subscription.ts";
import { formatCpf, formatPhone } from "#domain/brazil.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asTrainer, type Scope, type SignInScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { toAddress } from "../addresses/rules.ts";
import { findLatestSubscription, listPayments } from "../payments/queries.ts";

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account of an e-mail in one role. One person may have an account in each role. */
export const findAccount = ({ tx }: SignInScope, role: Role, email: string) =>
  tx
    .selectFrom("users")
    .select(["users.id", "users.role", "users.password_hash", "users.is_active"])
    .where("users.role", "=", role)
    .where("users.email", "=", email)
    .executeTakeFirst();

/** The role and e-mail that a person signs in with. */
export const findSignInName = ({ tx }: SignInScope, userId: number) =>
  tx.selectFrom("users").select(["role", "email as account"]).where("id", "=", userId).executeTakeFirstOrThrow();

/** The acting person, in the shape of the wire. */
export async function findCurrentUser(
  scope: Scope,
  { photos, clock, generatorUsers }: Pick<Dependencies, "photos" | "clock" | "generatorUsers">,
): Promise<CurrentUser> {
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
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    students_count: isTrainer ? await countActiveStudents(scope) : null,
    current_subscription: subscription ?? null,
    subscription: subscription ?? null,
    subscriptions: subscription ? [{ subscription_plans: subscription.subscription_plan }] : [],
    owes_subscription: latest !== undefined && isOwing(latest, today),
    payments: payments?.results ?? [],
    may_generate_trainings: actor.role !== "student" && generatorUsers.has(actor.userId),
  };
}

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

/** The open sessions of the acting person, the latest first. `tokenHash` is the session of the request. */
export async function listSessions(
  { tx, actor }: Scope,
  { tokenHash, now }: { tokenHash: Buffer | undefined; now: Date },
): Promise<OpenSession[]> {
  const rows = await tx
    .selectFrom("sessions")
    .select(["id", "created_at", "expires_at", "user_agent", "token_hash"])
    .where("user_id", "=", actor.userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, created_at, expires_at, user_agent, token_hash }) => ({
    id,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    user_agent,
    is_current: tokenHash !== undefined && token_hash.equals(tokenHash),
  }));
}

/** The id of the acting person's session of this token; undefined when it has ended meanwhile. */
export async function findSessionId({ tx, actor }: Scope, tokenHash: Buffer | undefined): Promise<number | undefined> {
  if (!tokenHash) return undefined;
  const session = await tx
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return session?.id;
}

/** Whether a session still opens its account. */
export async function isSessionOpen({ tx }: SignInScope, id: number, now: Date): Promise<boolean> {
  const session = await tx
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .where("users.is_active", "=", true)
    .executeTakeFirst();
  return session !== undefined;
}

/** Whether this installation has an administrator. */
export const hasAdmin = async ({ tx }: SignInScope): Promise<boolean> =>
  (await tx.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirst()) !== undefined;

/** Whether a student who bought a plan waits for the trainer's approval. */
export const awaitsApproval = async ({ tx }: SignInScope, id: number): Promise<boolean> =>
  (await tx
    .selectFrom("students")
    .select("id")
    .where("id", "=", id)
    .where("awaits_approval_since", "is not", null)
    .executeTakeFirst()) !== undefined;

/** The administrators as mails address them. */
export const listAdministrators = ({ tx }: SignInScope) =>
  tx
    .selectFrom("users")
    .select(["name", "email"])
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
