import { sql } from "kysely";
import { type Discount, discountCentsOf } from "#domain/billing/discount.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { findDiscount } from "./queries.ts";

interface Given extends Discount {
  /** For how many periods; null: until it is ended. */
  readonly periods: number | null;
  readonly couponCode?: string;
  readonly now: Date;
}

/** The former one ends. What is owed already is written anew with it. */
export async function giveDiscount(scope: TrainerScope, { percent, cents, periods, couponCode, now }: Given) {
  await closeDiscount(scope, now);
  await scope.tx
    .insertInto("discounts")
    .values({
      trainer_id: scope.actor.trainerId,
      percent,
      cents,
      periods_left: periods,
      coupon_code: couponCode ?? null,
      given_at: now,
    })
    .execute();
  await reduceOwed(scope);
}

export async function endDiscount(scope: TrainerScope, now: Date): Promise<void> {
  await closeDiscount(scope, now);
  await reduceOwed(scope);
}

/** A period was paid with it. */
export async function spendDiscount(scope: TrainerScope, now: Date): Promise<void> {
  await scope.tx
    .updateTable("discounts")
    .set({
      periods_left: sql<number | null>`periods_left - 1`,
      ended_at: sql<Date | null>`case when periods_left = 1 then ${now}::timestamptz end`,
    })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("ended_at", "is", null)
    .where("periods_left", ">", 0)
    .execute();
}

async function closeDiscount({ tx, actor }: TrainerScope, now: Date): Promise<void> {
  await tx
    .updateTable("discounts")
    .set({ ended_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("ended_at", "is", null)
    .execute();
}

async function reduceOwed(scope: TrainerScope): Promise<void> {
  const { tx, actor } = scope;
  const discount = await findDiscount(scope);
  const owed = await tx
    .selectFrom("invoices")
    .select(["id", "value_cents", "discount_cents"])
    .where("trainer_id", "=", actor.trainerId)
    .where("state", "=", "pending")
    .execute();
  for (const { id, value_cents, discount_cents: before } of owed) {
    const price = value_cents + before;
    const discount_cents = discountCentsOf(price, discount);
    await tx
      .updateTable("invoices")
      .set({ discount_cents, value_cents: price - discount_cents })
      .where("trainer_id", "=", actor.trainerId)
      .where("id", "=", id)
      .execute();
  }
}
