import { createHash } from "node:crypto";
import type { ChargeOfCard } from "../student-payments/queries.ts";

/** Processes share one key for one try. */
export const cardTryKey = (trainerId: number, { id, tries }: Pick<ChargeOfCard, "id" | "tries">): string =>
  createHash("sha256")
    .update(JSON.stringify(["student charge", trainerId, id, tries]))
    .digest("base64url");

export const NO_CARDS = { detail: "Seu personal ainda não recebe por cartão. Combine com ele outra forma de pagar." };
export const NO_PLAN = { detail: "Não há um plano com cobranças para renovar." };
