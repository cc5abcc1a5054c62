import type { Outcome } from "../../../../platform/outcome.ts";
import type { SavedCard } from "../../../../platform/payments/provider.ts";
import { findPayer } from "../../subscription-payments/queries/payments.ts";
import type { TypedCard } from "../../subscription-payments/rules.ts";
import type { AsPayer, PaymentServices } from "../../subscription-payments/workflows/settle.ts";
import { keepCard } from "../commands.ts";

type Changed = Outcome<"changed" | "no_subscription" | "payment_under_way"> | Exclude<SavedCard, { outcome: "saved" }>;

/** Nothing is charged. */
export async function changeCard({ payments }: PaymentServices, asPayer: AsPayer, card: TypedCard): Promise<Changed> {
  const payer = await asPayer(findPayer);
  const holder = { ...payer, cpf: card.holder_cpf, phone: card.holder_phone };
  const saved = await payments.saveCard({ hash: card.card_hash, holder });
  return saved.outcome === "saved" ? asPayer((scope) => keepCard(scope, saved)) : saved;
}
