import { toCents } from "#domain/money.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, type Scope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { cardRefusal, priceRefusal } from "../../../platform-billing/subscription-payments/rules.ts";
import { findReceiving } from "../../receiving/queries.ts";
import { findPayingStudent } from "../../student-payments/queries.ts";
import { keepCard as keep } from "../commands.ts";
import { NO_CARDS, NO_PLAN } from "../rules.ts";

interface TypedCard {
  readonly card_hash: string;
  readonly holder_cpf: string;
  readonly holder_phone: string;
}

interface Keeping {
  readonly studentId: number;
  readonly creditCard: TypedCard;
  readonly value: number;
}

/** The provider keeps the card between two transactions; the second asks again for what is allowed. */
export async function keepCard(
  { db, clock, payments }: ChargeServices,
  inOwnScope: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>,
  { studentId, creditCard, value }: Keeping,
): Promise<void> {
  const { student, trainerId } = await inOwnScope(async (scope) => ({
    student: found(await findPayingStudent(scope, studentId)),
    trainerId: found(scope.actor.trainerId ?? undefined),
  }));
  const payee = actAsTrainer(trainerId, "purchase");
  const { recipient_id } = await inScope(db, payee, findReceiving);
  if (recipient_id === null) return refuse("invalid", NO_CARDS);
  const { card_hash: hash, holder_cpf: cpf, holder_phone: phone } = creditCard;
  const saved = await payments.saveCard({ hash, holder: { name: student.name, email: student.email, cpf, phone } });
  if (saved.outcome === "refused") return refuse("card_refused", cardRefusal(saved));
  if (saved.outcome === "away") return refuse("dependency_away");
  const keeping = await inScope(db, payee, (scope) =>
    keep(asTrainer(scope), {
      studentId,
      reference: saved.cardReference,
      brand: saved.brand,
      last4: saved.last4,
      seenCents: toCents(value),
      now: clock.now(),
    }),
  );
  if (keeping.outcome === "price_changed") return refuse("price_changed", priceRefusal(keeping.cents));
  if (keeping.outcome === "no_plan") return refuse("invalid", NO_PLAN);
  if (keeping.outcome === "not_found") return refuse("not_found");
}
