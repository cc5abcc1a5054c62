import { orderKey } from "../../../platform/payments/order-key.ts";
import type { ChargeOfCard } from "../student-payments/queries.ts";

/** Processes share one key for one try. */
export const cardTryKey = (trainerId: number, { id, plan_id, plan_created_at, number, tries }: ChargeOfCard): string =>
  orderKey("student charge", trainerId, plan_id, plan_created_at, number, id, tries);

export const NO_CARDS = { detail: "Seu personal ainda não recebe por cartão. Combine com ele outra forma de pagar." };
export const NO_PLAN = { detail: "Não há um plano com cobranças para renovar." };
