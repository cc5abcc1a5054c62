import { sql } from "kysely";
import { ROLE_TYPES } from "#contract/call.ts";
import { PAYMENTS_PER_PAGE } from "#contract/platform-billing/subscription-payments.ts";
import type {
  TRAINER_ORDERS,
  TRAINER_STANDINGS,
  Trainer,
  TrainerSummary,
} from "#contract/platform-billing/trainers.ts";
import { GRACE_DAYS, SUBSCRIPTION_STATES, stateOn } from "#domain/billing/subscription.ts";
import { formatCpf, formatPhone } from "#domain/brazil.ts";
import { addDays, ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Gender } from "#domain/students/registration.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope, SignInScope, StaffScope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { everyWord } from "../../../tables/search.ts";
import { toAddress } from "../../people/addresses/rules.ts";
import { listPayments } from "../subscription-payments/queries/history.ts";
import { trialStands } from "../trials/queries.ts";

type TrainerReading = Pick<Dependencies, "photos" | "clock">;

interface TrainerFilter {
  readonly q?: string | undefined;
  readonly active?: "true" | "false" | undefined;
  readonly late?: "true" | undefined;
  readonly standing?: (typeof TRAINER_STANDINGS)[number] | undefined;
  readonly plan_id?: number | undefined;
}

/** The subscription is the one that was begun last. */
const summaries = ({ tx }: Scope, today: CalendarDate) =>
  tx
    .selectFrom("users")
    .leftJoin("trainers", "trainers.trainer_id", "users.id")
    .leftJoin("trials", (join) => join.onRef("trials.trainer_id", "=", "users.id").on(trialStands(today)))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("subscriptions")
          .whereRef("subscriptions.trainer_id", "=", "users.id")
          .select(["plan_id", "plan_name", "state", "period_end", "is_ending"])
          .orderBy("subscriptions.id", "desc")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue(),
    )
    .where("users.role", "=", "trainer")
    .select(["users.id", "users.name", "users.email", "users.phone", "users.photo_key", "users.cref"])
    .select(["users.is_active", "users.last_sign_in_at", "users.created_at", "users.search", "users.confirmed_at"])
    .select(["trainers.cpf", "trainers.birthdate", "trainers.gender", "trainers.address", "trainers.lock_version"])
    .select("trials.ends_on as trial_ends_on")
    .select(["latest.plan_id", "latest.plan_name", "latest.state", "latest.period_end", "latest.is_ending"])
    .select((eb) =>
      eb
        .selectFrom("users as student")
        .whereRef("student.trainer_id", "=", "users.id")
        .where("student.role", "=", "student")
        .where("student.is_active", "=", true)
        .select(sql<number>`count(*)::int`.as("count"))
        .$asScalar()
        .$notNull()
        .as("students_count"),
    );

export type TrainerRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>>;

type TrainerOrder = (typeof TRAINER_ORDERS)[number];

interface TrainerSearch extends TrainerFilter {
  readonly page: number;
  readonly limit: number;
  readonly order: TrainerOrder;
  readonly direction: "asc" | "desc";
}

const ORDERS: Readonly<Record<TrainerOrder, "search" | "last_sign_in_at" | "email" | "plan_name" | "students_count">> =
  {
    name: "search",
    last_sign_in: "last_sign_in_at",
    email: "email",
    plan: "plan_name",
    students: "students_count",
  };

/** As `stateOn` calls it late. */
const lateOn = (today: CalendarDate) =>
  sql<boolean>`state <> 'canceled' and not is_ending and period_end <= ${today} and period_end > ${addDays(today, -GRACE_DAYS)}`;

/** Every word of `q` must be in the name or the e-mail, ignoring case and accents. */
const matching = (scope: Scope, { q, active, late, standing, plan_id }: TrainerFilter, today: CalendarDate) =>
  scope.tx
    .selectFrom(summaries(scope, today).as("trainer"))
    .where(everyWord("search", q))
    .$if(active !== undefined, (query) => query.where("is_active", "=", active === "true"))
    .$if(late !== undefined, (query) => query.where(lateOn(today)))
    .$if(standing === "trial", (query) => query.where("trial_ends_on", ">", today))
    .$if(standing === "unconfirmed", (query) => query.where("confirmed_at", "is", null))
    .$if(standing === "pix", (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.trainer_id", "=", "trainer.id")
            .where("method", "=", "pix")
            .where("status", "=", "pending")
            .where("reverses_id", "is", null),
        ),
      ),
    )
    .$if(plan_id !== undefined, (query) => query.where("plan_id", "=", plan_id ?? 0));

export async function listTrainers(scope: Scope, search: TrainerSearch, services: TrainerReading) {
  const { order, direction, page, limit } = search;
  const { [order]: column } = ORDERS;
  const found = matching(scope, search, todayInSaoPaulo(services.clock.now().getTime()));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(column, (by) => (direction === "desc" ? by.desc() : by.asc()).nullsLast())
    .orderBy("search")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { users: rows.map(summariser(services)), meta: listMeta(search, total) };
}

export async function findTrainer(scope: Scope, id: number, services: TrainerReading): Promise<Trainer | undefined> {
  const row = await summaries(scope, todayInSaoPaulo(services.clock.now().getTime()))
    .select((eb) =>
      eb
        .selectFrom("payments")
        .whereRef("payments.trainer_id", "=", "users.id")
        .where("status", "=", "paid")
        .where("reverses_id", "is", null)
        .select(sql<number>`count(*)::int`.as("count"))
        .$asScalar()
        .$notNull()
        .as("paid_payments_count"),
    )
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const invoice = await findOpenInvoice(scope, id);
  const pix = await findAnnouncedPix(scope, id);
  const payments = await listPayments(scope, { user_id: id, page: 1, limit: PAYMENTS_PER_PAGE });
  return {
    ...summariser(services)(row),
    open_invoice: invoice ? { value: toReais(invoice.value_cents), due_on: invoice.due_on } : null,
    announced_pix: pix ? toAnnounced(pix) : null,
    cpf: row.cpf && formatCpf(row.cpf),
    payments: payments?.results ?? [],
    email_secundario: null,
    paid_payments_count: row.paid_payments_count,
    lock_version: row.lock_version ?? 0,
  };
}

const findOpenInvoice = ({ tx }: Scope, trainerId: number) =>
  tx
    .selectFrom("invoices")
    .select(["value_cents", "due_on"])
    .where("trainer_id", "=", trainerId)
    .where("state", "=", "pending")
    .orderBy("due_on")
    .limit(1)
    .executeTakeFirst();

export async function listAnnouncedPix({ tx }: Scope) {
  const rows = await tx
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.trainer_id")
    .select(["payments.id", "payments.trainer_id", "users.name", "plan_name", "value_cents", "payments.created_at"])
    .where("method", "=", "pix")
    .where("status", "=", "pending")
    .where("reverses_id", "is", null)
    .orderBy("payments.created_at")
    .orderBy("payments.id")
    .execute();
  return rows.map(({ trainer_id, name, plan_name, ...pix }) => ({
    trainer: { id: trainer_id, fullname: name },
    plan_name,
    pix: toAnnounced(pix),
  }));
}

const toAnnounced = ({ id, value_cents, created_at }: Record<"id" | "value_cents", number> & { created_at: Date }) => ({
  id,
  value: toReais(value_cents),
  announced_on: todayInSaoPaulo(created_at.getTime()),
});

const findAnnouncedPix = ({ tx }: Scope, trainerId: number) =>
  tx
    .selectFrom("payments")
    .select(["id", "value_cents", "created_at"])
    .where("trainer_id", "=", trainerId)
    .where("method", "=", "pix")
    .where("status", "=", "pending")
    .where("reverses_id", "is", null)
    .executeTakeFirst();

/** The lock lets the second of two changes see the first. */
export const lockTrainerAccount = ({ tx }: SignInScope, id: number) =>
  tx
    .selectFrom("users")
    .select(["id", "name", "email", "phone", "is_active", "confirmed_at"])
    .select((eb) => eb("password_hash", "is not", null).$castTo<boolean>().as("has_password"))
    .where("id", "=", id)
    .where("role", "=", "trainer")
    .forUpdate()
    .executeTakeFirst();

export const findRegistration = ({ tx, actor }: StaffScope) =>
  tx
    .selectFrom("trainers")
    .select(["cpf", "lock_version"])
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirst();

const ROWS_AT_A_TIME = 250;

export const listTrainersAfter = (
  scope: Scope,
  search: TrainerFilter,
  today: CalendarDate,
  after?: Pick<TrainerRow, "search" | "id">,
): Promise<TrainerRow[]> =>
  matching(scope, search, today)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("search", "id"), ">", eb.tuple(after?.search ?? "", after?.id ?? 0))),
    )
    .orderBy("search")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME)
    .execute();

export const stateLabel = (
  { state, period_end, is_ending }: Pick<TrainerRow, "state" | "period_end" | "is_ending">,
  today: CalendarDate,
) =>
  state && period_end && is_ending !== null
    ? SUBSCRIPTION_STATES[stateOn({ state, period_end, is_ending }, today)]
    : undefined;

const GENDER_CODES: Readonly<Record<Gender, 1 | 2>> = { male: 1, female: 2 };

function summariser({ photos, clock }: TrainerReading): (row: TrainerRow) => TrainerSummary {
  const today = todayInSaoPaulo(clock.now().getTime());
  return (row) => {
    const status = stateLabel(row, today);
    const subscription = status && row.plan_name ? { status, subscription_plan: { name: row.plan_name } } : null;
    return {
      id: row.id,
      role_id: row.id,
      role_type: ROLE_TYPES.trainer,
      fullname: row.name,
      email: row.email,
      phone: row.phone && formatPhone(null, row.phone),
      photo_url: photos.linkTo(row.photo_key),
      address: row.address && toAddress(row.address),
      birthdate: row.birthdate,
      age: row.birthdate === null ? null : ageInYears(row.birthdate, today),
      gender: row.gender && GENDER_CODES[row.gender],
      is_active: row.is_active,
      is_confirmed: row.confirmed_at !== null,
      trial_ends_on: row.trial_ends_on,
      last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
      students_count: row.students_count,
      current_subscription: subscription,
      subscription,
      subscriptions: subscription ? [{ subscription_plans: subscription.subscription_plan }] : [],
    };
  };
}
