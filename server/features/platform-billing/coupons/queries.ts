import type { Coupon } from "#contract/platform-billing/coupons.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { SignInScope } from "../../../platform/database/scope.ts";

const selectCoupons = ({ tx }: SignInScope) =>
  tx
    .selectFrom("coupons")
    .select(["code", "percent", "cents", "periods", "valid_until", "max_uses", "uses", "ended_at"]);

type CouponRow = Awaited<ReturnType<ReturnType<typeof selectCoupons>["executeTakeFirstOrThrow"]>>;

const isOpen = ({ ended_at, valid_until, max_uses, uses }: CouponRow, today: CalendarDate): boolean =>
  ended_at === null && (valid_until === null || today <= valid_until) && (max_uses === null || uses < max_uses);

/** Those that can still be used come first, the newest of them above. */
export async function listCoupons(scope: SignInScope, today: CalendarDate): Promise<Coupon[]> {
  const rows = await selectCoupons(scope).orderBy("created_at", "desc").orderBy("code").execute();
  return rows.map(toCoupon(today)).sort((one, other) => Number(other.is_open) - Number(one.is_open));
}

export async function findCoupon(scope: SignInScope, code: string, today: CalendarDate): Promise<Coupon | undefined> {
  const row = await selectCoupons(scope).where("code", "=", code).executeTakeFirst();
  return row && toCoupon(today)(row);
}

const toCoupon =
  (today: CalendarDate) =>
  (row: CouponRow): Coupon => ({
    coupon: row.code,
    percent: row.percent,
    value: row.cents === null ? null : toReais(row.cents),
    periods: row.periods,
    valid_until: row.valid_until,
    max_uses: row.max_uses,
    uses: row.uses,
    is_open: isOpen(row, today),
  });
