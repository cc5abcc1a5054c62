import { sql } from "kysely";
import type { CountedMonth, Relation, Renewable } from "#domain/billing/business-figures.ts";
import { discountCentsOf } from "#domain/billing/discount.ts";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { GRACE_DAYS } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../../platform/database/scope.ts";
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
        select round((value_cents + credit_cents - refunded_cents)::numeric / ${MONTHS}) as cents
          from invoices
         where invoices.trainer_id = relation.trainer_id and invoices.subscription_id = relation.id
           and state = 'paid' and refunded_at is null and period_start <= counted.day
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

/** Subscriptions that go on, whose plan is still sold. */
export async function listRenewables({ tx }: Scope, today: CalendarDate): Promise<readonly Renewable[]> {
  const rows = await tx
    .selectFrom("subscriptions as subscription")
    .innerJoin("subscription_plans as plan", (join) =>
      join
        .onRef("plan.owner_id", "=", "plan_owner_id")
        .on((eb) => eb("plan.id", "=", eb.fn.coalesce("next_plan_id", "subscription.plan_id"))),
    )
    .leftJoin("discounts as discount", (join) =>
      join.onRef("discount.trainer_id", "=", "subscription.trainer_id").on("discount.ended_at", "is", null),
    )
    .leftJoin("invoices as owed", (join) =>
      join
        .onRef("owed.trainer_id", "=", "subscription.trainer_id")
        .onRef("owed.subscription_id", "=", "subscription.id")
        .on("owed.state", "=", "pending"),
    )
    .select((eb) => [
      "subscription.period_end",
      "billing_day",
      "card_reference",
      eb.fn.coalesce("next_frequency", "subscription.frequency").as("frequency"),
      eb.fn.coalesce("next_value_cents", "subscription.value_cents").as("value_cents"),
      "discount.percent",
      "discount.cents",
      "discount.periods_left",
      "discount.id as discount_id",
      "owed.due_on",
      "owed.value_cents as owed_cents",
    ])
    .where((eb) => eb.not(lapsedOn(today)))
    .where("subscription.is_ending", "=", false)
    .where((eb) => eb.or([eb("plan.is_active", "=", true), eb("owed.id", "is not", null)]))
    .execute();
  return rows.map((row) => ({
    period_end: row.period_end,
    billing_day: row.billing_day ?? Number(row.period_end.slice(8)),
    frequency: row.frequency,
    value_cents: row.value_cents,
    discount_cents:
      row.discount_id === null ? 0 : discountCentsOf(row.value_cents, { percent: row.percent, cents: row.cents }),
    discounted_periods: row.discount_id === null ? 0 : row.periods_left,
    owed: row.due_on === null || row.owed_cents === null ? null : { due_on: row.due_on, value_cents: row.owed_cents },
    hasCard: row.card_reference !== null,
  }));
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
