import type { Dependencies } from "../../../../dependencies.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { type ChargeAnswer, PROVIDER_KNOWS_AFTER_MS } from "../../../../platform/payments/provider.ts";
import { cancelPayment, closePayment } from "../commands/cancel.ts";
import { settleSubscriptionPayment } from "../commands/settle.ts";
import { findPayment, findPaymentUnderWay } from "../queries/payments.ts";
import { givesWay } from "../rules.ts";

export type PaymentServices = Pick<Dependencies, "clock" | "payments">;

export type AsPayer = <T>(work: (scope: TrainerScope) => Promise<T>) => Promise<T>;

/** `waiting`: the provider has not said how it ended. `given_back`: it was paid too late, and the money went back. */
type Settled = Outcome<"paid" | "refused" | "waiting" | "given_back">;

/** An answer that is told twice, or out of order, is kept once. */
export async function settleAnswer(
  { clock, payments }: PaymentServices,
  asPayer: AsPayer,
  { key, answer }: { readonly key: string; readonly answer: ChargeAnswer },
): Promise<Settled> {
  const now = clock.now();
  if (answer.outcome === "away") return { outcome: "waiting" };
  if (answer.outcome === "refused") {
    await asPayer((scope) => cancelPayment(scope, { key, refusal: answer.reason, now }));
    return { outcome: "refused" };
  }
  const payment = await asPayer((scope) => settleSubscriptionPayment(scope, { key, now }, answer));
  if (payment.outcome === "settled") return { outcome: "paid" };
  const refund = await payments.refund(key);
  if (refund.outcome !== "refunded") return { outcome: "waiting" };
  await asPayer((scope) => closePayment(scope, { key, refundedAt: now }));
  return { outcome: "given_back" };
}

/** A notice is only a hint, so the provider is asked. An unknown key and a settled payment need nothing. */
export async function settleWithProvider(services: PaymentServices, asPayer: AsPayer, key: string): Promise<Settled> {
  const { clock, payments } = services;
  const payment = await asPayer((scope) => findPayment(scope, key));
  if (!payment || payment.refunded_at) return { outcome: "refused" };
  if (payment.status === "paid") return { outcome: "paid" };
  // The provider knows nothing of a Pix: the administrator says how it ended.
  if (payment.method === "pix") return { outcome: payment.status === "pending" ? "waiting" : "refused" };
  const found = await payments.find(key);
  if (found.outcome === "pending") return { outcome: "waiting" };
  if (found.outcome === "absent") {
    if (payment.status === "canceled") return { outcome: "refused" };
    if (clock.now().getTime() - payment.created_at.getTime() < PROVIDER_KNOWS_AFTER_MS) return { outcome: "waiting" };
    await asPayer((scope) => cancelPayment(scope, { key, refusal: "absent", now: clock.now() }));
    return { outcome: "refused" };
  }
  if (found.outcome === "refused" && payment.status === "canceled") {
    await asPayer((scope) => closePayment(scope, { key, refundedAt: null }));
    return { outcome: "refused" };
  }
  return settleAnswer(services, asPayer, { key, answer: found });
}

/** False while another payment, or a Pix announced lately, still waits. */
export async function isFreeToPay(services: PaymentServices, asPayer: AsPayer): Promise<boolean> {
  const other = await asPayer(findPaymentUnderWay);
  if (!other || givesWay(other, services.clock.now())) return true;
  return (await settleWithProvider(services, asPayer, other.key)).outcome !== "waiting";
}
