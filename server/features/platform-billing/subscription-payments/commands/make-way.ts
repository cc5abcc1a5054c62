import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { findPaymentUnderWay } from "../queries/payments.ts";
import { givesWay } from "../rules.ts";
import { cancelPayment } from "./cancel.ts";

/** A Pix that was announced days ago is given up for a card. */
export async function makeWay(scope: TrainerScope, now: Date): Promise<Outcome<"free" | "under_way">> {
  const other = await findPaymentUnderWay(scope);
  if (!other) return { outcome: "free" };
  if (!givesWay(other, now)) return { outcome: "under_way" };
  await cancelPayment(scope, { key: other.key, refusal: null, now });
  return { outcome: "free" };
}
