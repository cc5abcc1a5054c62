import type { Subscription } from "#contract/platform-billing/subscription-payments.ts";
import { noticeThatHolds, type Renewing, renewalTerms, type Terms } from "#domain/billing/sold-terms.ts";
import { billingDayOf, endsToNotice, stateOn } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../../../platform/database/scope.ts";

export const findOpenSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .select(["id", "plan_id", "plan_name", "frequency", "value_cents", "state", "period_start", "period_end"])
    .select(["is_ending", "billing_day", "next_plan_id", "next_installments"])
    .select(["next_name", "next_frequency", "next_value_cents"])
    .where("trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();

export const findLatestSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .select(["plan_name", "state", "period_start", "period_end", "is_ending"])
    .where("trainer_id", "=", actor.trainerId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export type OpenSubscription = NonNullable<Awaited<ReturnType<typeof findOpenSubscription>>>;

export const toSubscription = (row: OpenSubscription, today: CalendarDate): Subscription => ({
  plan: { id: row.plan_id, name: row.plan_name },
  status: stateOn(row, today),
  period_end: row.period_end,
});

export const listTrainersToNotice = async ({ tx }: SignInScope, today: CalendarDate): Promise<readonly number[]> => {
  const [first, last] = endsToNotice(today);
  const rows = await tx
    .selectFrom("subscriptions")
    .select("trainer_id")
    .where("state", "<>", "canceled")
    .where("period_end", ">=", first)
    .where("period_end", "<=", last)
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
};

/** `is_plan_sold` is about the plan of the next period. */
export async function findSubscriber({ tx, actor }: TrainerScope) {
  const row = await tx
    .selectFrom("subscriptions")
    .innerJoin("trainers", "trainers.trainer_id", "subscriptions.trainer_id")
    .innerJoin("users", (join) =>
      join
        .onRef("users.trainer_id", "=", "subscriptions.trainer_id")
        .onRef("users.id", "=", "subscriptions.trainer_id"),
    )
    .innerJoin("subscription_plans as next", (join) =>
      join
        .onRef("next.owner_id", "=", "plan_owner_id")
        .on((eb) => eb("next.id", "=", eb.fn.coalesce("next_plan_id", "subscriptions.plan_id"))),
    )
    .leftJoin("price_notices as notice", (join) =>
      join
        .onRef("notice.trainer_id", "=", "subscriptions.trainer_id")
        .onRef("notice.subscription_id", "=", "subscriptions.id")
        .onRef("notice.plan_id", "=", "subscriptions.plan_id")
        .on("notice.ended_at", "is", null),
    )
    .select(["subscriptions.id", "subscriptions.trainer_id", "state", "period_start", "period_end", "is_ending"])
    .select(["billing_day", "card_reference", "card_brand", "card_last4", "subscriptions.installments"])
    .select(["next_plan_id", "next_installments", "users.name", "email", "phone", "cpf", "users.is_active"])
    .select(["confirmed_at", "subscriptions.plan_id", "subscriptions.plan_name", "subscriptions.frequency"])
    .select(["subscriptions.value_cents", "next_name", "next_frequency", "next_value_cents"])
    .select(["next.id as renewed_id", "next.name as listed_name", "next.frequency as listed_frequency"])
    .select(["next.value_cents as listed_cents", "next.is_active as is_plan_sold"])
    .select(["notice.id as notice_id", "notice.value_cents as notice_cents", "notice.starts_on as notice_starts_on"])
    .where("subscriptions.trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();
  return row && withRenewal(row);
}

interface RenewingRow extends Pick<Renewing, "period_end"> {
  readonly plan_name: string;
  readonly frequency: Terms["frequency"];
  readonly value_cents: number;
  readonly period_start: CalendarDate;
  readonly billing_day: number | null;
  readonly next_name: string | null;
  readonly next_frequency: Terms["frequency"] | null;
  readonly next_value_cents: number | null;
  readonly listed_name: string;
  readonly listed_frequency: Terms["frequency"];
  readonly listed_cents: number;
  readonly notice_cents: number | null;
  readonly notice_starts_on: CalendarDate | null;
}

function withRenewal<Row extends RenewingRow>(row: Row) {
  const { next_name, next_frequency, next_value_cents, notice_cents, notice_starts_on, period_end } = row;
  const renewing: Renewing = {
    sold: { name: row.plan_name, frequency: row.frequency, value_cents: row.value_cents },
    chosen:
      next_name !== null && next_frequency !== null && next_value_cents !== null
        ? { name: next_name, frequency: next_frequency, value_cents: next_value_cents }
        : null,
    plan: { name: row.listed_name, frequency: row.listed_frequency, value_cents: row.listed_cents },
    notice:
      notice_cents !== null && notice_starts_on !== null
        ? { value_cents: notice_cents, starts_on: notice_starts_on }
        : null,
    period_end,
    billing_day: row.billing_day ?? billingDayOf(row),
  };
  return { ...row, renewing, renewed: renewalTerms(renewing), announced: noticeThatHolds(renewing) };
}

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

export const listTrainersToTellOfPrices = async ({ tx }: SignInScope): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("subscriptions")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select("trainer_id")
    .where("state", "<>", "canceled")
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("plan.value_cents", "<>", eb.ref("subscriptions.value_cents")),
        exists(
          selectFrom("price_notices as notice")
            .select("notice.id")
            .whereRef("notice.trainer_id", "=", "subscriptions.trainer_id")
            .whereRef("notice.subscription_id", "=", "subscriptions.id")
            .where("notice.ended_at", "is", null),
        ),
      ]),
    )
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
};
