import type { PaymentWay, PurchaseDraft } from "#contract/student-billing/checkout.ts";
import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { isEmailKept } from "../../../people/email-changes/queries.ts";
import { closeCharge, openCharge } from "../../../platform-billing/open-charges/commands.ts";
import { giveBack } from "../../../platform-billing/open-charges/workflows/give-back.ts";
import { cardRefusal, priceRefusal } from "../../../platform-billing/subscription-payments/rules.ts";
import { isStudentPaymentRecorded } from "../../student-payments/queries.ts";
import { findStudentAccount } from "../queries.ts";
import { purchaseKey, toPurchaseCharge, wayRefusal } from "../rules.ts";
import { findOffer } from "./find-offer.ts";
import { type Purchase, type Saved, savePurchase } from "./save-purchase.ts";

type Services = Pick<Dependencies, "db" | "clock" | "payments" | "quotas">;

const TERMS_OUTDATED = { detail: "Os termos foram atualizados. Leia a nova versão para continuar." };
const REFUSED_MEANWHILE = {
  detail:
    "O personal respondeu ao seu pedido agora há pouco e não pôde aceitá-lo. O que foi pago no cartão é devolvido.",
};
const EMAIL_TAKEN = {
  fields: { "buyer.email": "Não é possível comprar com este e-mail. Use outro ou fale com o personal." },
};

/** The card is charged before the saving, so that a refused card leaves nothing behind. */
export async function purchase(
  services: Services,
  path: { readonly slug: string; readonly id: number },
  draft: PurchaseDraft,
): Promise<{ way: PaymentWay }> {
  const { db, clock } = services;
  const { offer, trainerId, cents, recipient, contact } = await findOffer(services, path);
  const { plan } = offer;
  if (!isPlausibleBirthdate(draft.buyer.birthdate, todayInSaoPaulo(clock.now().getTime())))
    return refuse("invalid", { fields: { "buyer.birthdate": MESSAGES.date } });
  const fields = wayRefusal(offer, draft);
  if (fields) return refuse("invalid", { fields });
  if (draft.terms_version !== offer.terms_version) return refuse("changed_elsewhere", TERMS_OUTDATED);
  const { account, isKept } = await inSignInScope(db, async (scope) => ({
    account: await findStudentAccount(scope, draft.buyer.email),
    isKept: await isEmailKept(scope, "student", draft.buyer.email),
  }));
  if (account ? account.trainer_id !== trainerId : isKept) return refuse("email_taken", EMAIL_TAKEN);

  const key = purchaseKey(trainerId, plan.id, draft);
  const actor = actAsTrainer(trainerId, "purchase");
  if (await inScope(db, actor, (scope) => isStudentPaymentRecorded(asTrainer(scope), key))) return { way: draft.way };
  if (toCents(draft.value) !== cents) return refuse("price_changed", priceRefusal(cents));
  const seller = { slug: offer.slug, pix: offer.pix, contact };
  const intended = { draft, trainerId, plan: { ...plan, cents }, seller, key, studentId: account?.id };
  if (recipient !== null && draft.paymentInformation) {
    await payByCard(services, { ...intended, recipient, card: draft.paymentInformation });
  } else {
    refuseUnsaved(await saveTwiceAtMost(services, { ...intended, paid: undefined }));
  }
  return { way: draft.way };
}

interface CardPurchase extends Omit<Purchase, "paid"> {
  readonly recipient: string;
  readonly card: NonNullable<PurchaseDraft["paymentInformation"]>;
}

async function payByCard(services: Services, { recipient, card, ...wanted }: CardPurchase): Promise<void> {
  const { db, clock, payments } = services;
  const { key, plan, draft } = wanted;
  const charge = await inSignInScope(db, (scope) => openCharge(scope, key, clock.now()));
  if (charge.outcome === "returning") return refuse("dependency_away");
  const charged = { key, cents: plan.cents, planName: plan.name, recipient };
  const answer = await payments.charge(toPurchaseCharge(charged, draft, card));
  if (answer.outcome === "away") return refuse("dependency_away");
  if (answer.outcome === "refused") {
    await inSignInScope(db, (scope) => closeCharge(scope, key));
    return refuse("card_refused", cardRefusal(answer));
  }
  const saved = await saveTwiceAtMost(services, { ...wanted, paid: answer }).catch(async (error: unknown) => {
    // A purchase that was saved all the same is kept: giving back finds no open charge. A database that is away leaves it to the job.
    await giveBack(services, key).catch(() => undefined);
    throw error;
  });
  if (saved.outcome === "saved") return;
  const { outcome } = await giveBack(services, key);
  // The same request at the same time was saved.
  if (saved.outcome === "given_back" && outcome === "kept") return;
  refuseUnsaved(saved);
}

/** If two first purchases come at once with one e-mail, the second finds the first one's student. */
async function saveTwiceAtMost(services: Services, wanted: Purchase): Promise<Saved> {
  const saved = await savePurchase(services, wanted);
  return saved.outcome === "email_taken" ? savePurchase(services, wanted) : saved;
}

function refuseUnsaved(saved: Saved): void {
  if (saved.outcome === "student_gone") refuse("changed_elsewhere", REFUSED_MEANWHILE);
  if (saved.outcome === "email_taken") refuse("email_taken", EMAIL_TAKEN);
  if (saved.outcome === "terms_outdated") refuse("changed_elsewhere", TERMS_OUTDATED);
  if (saved.outcome === "given_back") refuse("dependency_away");
  if (saved.outcome === "quota_reached") refuse("quota_reached", QUOTA);
}

/** The buyer cannot do anything about the trainer's limits. */
const QUOTA = { detail: "No momento não é possível comprar por aqui. Fale com o personal." };
