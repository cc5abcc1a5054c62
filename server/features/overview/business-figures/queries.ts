import { sql } from "kysely";
import type { CountedMonth, Relation, Renewable } from "#domain/billing/business-figures.ts";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { billingDayOf, GRACE_DAYS, nextPeriodStart } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import { listTermsOf, termsOf } from "../../platform-billing/subscription-payments/queries/terms.ts";
import { trialStands } from "../../platform-billing/trials/queries.ts";

/** As `isLapsed` has it. */
const lapsedOn = (today: CalendarDate) => sql<boolean>`
  (subscription.state = 'canceled'
   or ${today}::date >= subscription.period_end + case when subscription.is_ending then 0 else ${GRACE_DAYS} end)`;

/** A subscription with a paid invoice, from the first paid day on. A lapsed one ended with its period, or when it was ended at once. */
const relations = ({ tx }: Scope, today: CalendarDate) =>
  tx
    .selectFrom("subscriptions as subscription")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("invoices")
          .select(sql<CalendarDate | null>`min(period_start)`.as("start"))
          .whereRef("invoices.trainer_id", "=", "subscription.trainer_id")
          .whereRef("invoices.subscription_id", "=", "subscription.id")
          .where("state", "=", "paid")
          .as("paid"),
      (join) => join.onTrue(),
    )
    .where("paid.start", "is not", null)
    .select(["subscription.trainer_id", "subscription.id"])
    .select([
      sql<CalendarDate>`paid.start`.as("start"),
      sql<CalendarDate | null>`case when ${lapsedOn(today)} then greatest(paid.start + 1, least(subscription.period_end, subscription.ended_on)) end`.as(
        "end",
      ),
    ]);

export async function listRelations(scope: Scope, today: CalendarDate): Promise<readonly Relation[]> {
  const rows = await relations(scope, today).execute();
  return rows.map(({ trainer_id: trainerId, start, end }) => ({ trainerId, start, end }));
}

const MONTHS = sql.raw(
  `case frequency ${Object.entries(FREQUENCIES)
    .map(([code, { months }]) => `when '${code}' then ${months}`)
    .join(" ")} end`,
);

/** In cents, by month: of each subscription that goes on, the month's part of the last period that was paid until then. */
export async function listRecurringCents(
  scope: Scope,
  months: readonly CountedMonth[],
  today: CalendarDate,
): Promise<readonly number[]> {
  const days = months.map(({ countedOn }) => countedOn);
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(part.cents), 0)::float8 as cents
      from unnest(${days}::date[]) with ordinality as counted(day, number)
      left join ${relations(scope, today).as("relation")}
        on relation.start <= counted.day and (relation.end is null or relation.end > counted.day)
      left join lateral (
        select round((value_cents + credit_cents - lost_credit_cents - refunded_cents)::numeric / ${MONTHS}) as cents
          from invoices
         where invoices.trainer_id = relation.trainer_id and invoices.subscription_id = relation.id
           and state = 'paid' and period_start <= counted.day
         order by period_start desc, invoices.id desc
         limit 1
      ) part on true
     group by counted.number
     order by counted.number`.execute(scope.tx);
  return rows.map(({ cents }) => cents);
}

const ARREARS = [
  { days: "1 a 2 dias", from: 1, to: 2 },
  { days: "3 a 4 dias", from: 3, to: 4 },
  { days: "5 dias ou mais", from: 5, to: 10_000 },
] as const;

export async function listArrears({ tx }: Scope, today: CalendarDate) {
  const rows = await tx
    .selectFrom("invoices")
    .select([sql<number>`${today}::date - due_on`.as("days"), "value_cents"])
    .where("state", "=", "pending")
    .where("due_on", "<", today)
    .execute();
  return ARREARS.map(({ days, from, to }) => {
    const late = rows.filter((row) => row.days >= from && row.days <= to);
    return { days, count: late.length, cents: late.reduce((sum, { value_cents }) => sum + value_cents, 0) };
  });
}

/** New values that trainers were told of, by subscription. The administrator does not read whom a job has told. */
export async function listStandingNotices({ tx }: SignInScope) {
  const rows = await tx
    .selectFrom("price_notices")
    .select(["trainer_id", "subscription_id", "plan_id", "value_cents", "starts_on"])
    .where("ended_at", "is", null)
    .execute();
  return new Map(rows.map((notice) => [notice.subscription_id, notice]));
}

const selectRenewables = ({ tx }: Scope, today: CalendarDate) =>
  tx
    .selectFrom("subscriptions as subscription")
    .innerJoin("users", "users.id", "subscription.trainer_id")
    .innerJoin("subscription_plans as plan", (join) =>
      join
        .onRef("plan.owner_id", "=", "plan_owner_id")
        .on((eb) => eb("plan.id", "=", eb.fn.coalesce("next_plan_id", "subscription.plan_id"))),
    )
    .leftJoin("discounts as discount", (join) =>
      join.onRef("discount.trainer_id", "=", "subscription.trainer_id").on("discount.ended_at", "is", null),
    )
    .select(["subscription.id", "subscription.period_start", "subscription.period_end", "billing_day"])
    .select(["subscription.plan_id", "subscription.plan_name", "subscription.frequency", "subscription.value_cents"])
    .select(["next_name", "next_frequency", "next_value_cents", "card_reference"])
    .select(["plan.name as listed_name", "plan.frequency as listed_frequency", "plan.value_cents as listed_cents"])
    .select(["plan.is_active as is_plan_sold"])
    .select(["discount.id as discount_id", "discount.percent", "discount.cents", "discount.periods_left"])
    .where((eb) => eb.not(lapsedOn(today)))
    .where("subscription.is_ending", "=", false)
    .where("users.is_active", "=", true);

type Row = Awaited<ReturnType<ReturnType<typeof selectRenewables>["executeTakeFirstOrThrow"]>>;

const listOwed = ({ tx }: Scope) =>
  tx
    .selectFrom("invoices")
    .select(["subscription_id", "plan_name", "frequency", "value_cents", "discount_cents", "credit_cents"])
    .select(["due_on", "period_end"])
    .where("state", "=", "pending")
    .execute();

type Owed = Awaited<ReturnType<typeof listOwed>>[number];
type Notices = Awaited<ReturnType<typeof listStandingNotices>>;

/** Subscriptions that go on, of trainers who can pay: the job charges nobody who is deactivated. */
export async function listRenewables(
  scope: Scope,
  notices: Notices,
  today: CalendarDate,
): Promise<readonly Renewable[]> {
  const rows = await selectRenewables(scope, today).execute();
  const owed = new Map((await listOwed(scope)).map((invoice) => [invoice.subscription_id, invoice]));
  return rows.map((row) => toRenewable(row, owed.get(row.id), notices));
}

const toRenewable = (row: Row, owed: Owed | undefined, notices: Notices): Renewable => ({
  owed: owed ? { due_on: owed.due_on, value_cents: owed.value_cents } : null,
  next: row.is_plan_sold ? toNext(row, owed, notices) : null,
  discount:
    row.discount_id === null ? null : { percent: row.percent, cents: row.cents, periods_left: row.periods_left },
  hasCard: row.card_reference !== null,
});

/** An owed invoice is paid before: the next period begins where its period ends, and its terms are then the sold ones. */
function toNext(row: Row, owed: Owed | undefined, notices: Notices): Renewable["next"] {
  const { next_name, next_frequency, next_value_cents } = row;
  const notice = notices.get(row.id);
  return {
    sold: owed ? listTermsOf(owed) : termsOf(row),
    chosen:
      next_name !== null && next_frequency !== null && next_value_cents !== null
        ? { name: next_name, frequency: next_frequency, value_cents: next_value_cents }
        : null,
    plan: { name: row.listed_name, frequency: row.listed_frequency, value_cents: row.listed_cents },
    notice: notice?.plan_id === row.plan_id ? notice : null,
    period_start: owed?.period_end ?? nextPeriodStart(row),
    period_end: owed?.period_end ?? row.period_end,
    billing_day: row.billing_day ?? billingDayOf(row),
  };
}

export async function countTrials({ tx }: Scope, today: CalendarDate): Promise<number> {
  const { count } = await tx
    .selectFrom("trials")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ends_on", ">", today)
    .where(trialStands(today))
    .executeTakeFirstOrThrow();
  return count;
}
