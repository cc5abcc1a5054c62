import { type Discount, discountCentsOf } from "#domain/billing/discount.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";

export const findDiscount = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("discounts")
    .select(["id", "percent", "cents", "periods_left", "coupon_code"])
    .where("trainer_id", "=", actor.trainerId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

export type DiscountRow = NonNullable<Awaited<ReturnType<typeof findDiscount>>>;

/** The part of a price that the trainer's discount takes off. */
export async function findDiscountCents(scope: TrainerScope, priceCents: number): Promise<number> {
  const discount: Discount | undefined = await findDiscount(scope);
  return discountCentsOf(priceCents, discount);
}
