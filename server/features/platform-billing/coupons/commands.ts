import { sql } from "kysely";
import type { CouponDraft } from "#contract/platform-billing/coupons.ts";
import { toCents } from "#domain/money.ts";
import type { PlatformDay } from "../../../platform/clock.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { giveDiscount } from "../discounts/commands.ts";

export async function createCoupon(
  { tx }: Scope,
  { coupon: code, value, ...draft }: CouponDraft,
  now: Date,
): Promise<Outcome<"created" | "name_taken">> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto("coupons")
    .values({ ...draft, code, cents: value === null ? null : toCents(value), created_at: now })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirstOrThrow();
  return { outcome: written ? "created" : "name_taken" };
}

export async function endCoupon({ tx }: Scope, code: string, now: Date): Promise<void> {
  await tx
    .updateTable("coupons")
    .set({ ended_at: now })
    .where("code", "=", code)
    .where("ended_at", "is", null)
    .execute();
}

interface UsedCoupon {
  readonly percent: number | null;
  readonly cents: number | null;
  readonly periods: number | null;
}

type Redeemed = Outcome<"unknown"> | ({ readonly outcome: "redeemed" } & UsedCoupon);

/** The trainer takes turns before. A coupon is used once by each trainer. */
export async function redeemCoupon(scope: TrainerScope, code: string, { today, now }: PlatformDay): Promise<Redeemed> {
  const used = await scope.tx
    .selectFrom("discounts")
    .select("id")
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("coupon_code", "=", code)
    .executeTakeFirst();
  if (used) return { outcome: "unknown" };
  const { rows } = await sql<UsedCoupon>`
    select percent, cents, periods from use_coupon(${code}, ${today}::date)`.execute(scope.tx);
  const [coupon] = rows;
  if (!coupon) return { outcome: "unknown" };
  const { percent, cents, periods } = coupon;
  await giveDiscount(scope, { percent, cents, periods, couponCode: code, now });
  return { outcome: "redeemed", percent, cents, periods };
}
