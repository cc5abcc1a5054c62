import { isCalendarDate } from "#domain/calendar-date.ts";
import { reaisOf } from "#domain/money.ts";
import { MESSAGES } from "#domain/text/messages.ts";

export interface CouponForm {
  readonly coupon: string;
  readonly amountIn: "percent" | "value";
  readonly percent: string;
  readonly value: string;
  /** "all", or a number. */
  readonly periods: string;
  readonly valid_until: string;
  readonly max_uses: string;
}

export const EMPTY_COUPON: CouponForm = {
  coupon: "",
  amountIn: "percent",
  percent: "10",
  value: "",
  periods: "1",
  valid_until: "",
  max_uses: "",
};

export const couponErrors = (form: CouponForm): Readonly<Record<string, string>> => ({
  ...(/^[a-z0-9]{3,20}$/i.test(form.coupon.trim()) ? {} : { coupon: "Use de 3 a 20 letras e números, sem espaços" }),
  ...(form.amountIn === "percent" && !(Number(form.percent) >= 1 && Number(form.percent) <= 90)
    ? { percent: "Informe de 1 a 90%" }
    : {}),
  ...(form.amountIn === "value" && !(reaisOf(form.value) > 0) ? { value: MESSAGES.required } : {}),
  ...(form.valid_until && !isCalendarDate(form.valid_until) ? { valid_until: MESSAGES.date } : {}),
});

export const couponOf = ({ coupon, amountIn, percent, value, periods, valid_until, max_uses }: CouponForm) => ({
  coupon: coupon.trim().toUpperCase(),
  percent: amountIn === "percent" ? Number(percent) : null,
  value: amountIn === "value" ? reaisOf(value) : null,
  periods: periods === "all" ? null : Number(periods),
  valid_until: valid_until || null,
  max_uses: max_uses ? Number(max_uses) : null,
});
