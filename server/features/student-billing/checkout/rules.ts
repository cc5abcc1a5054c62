import { createHash } from "node:crypto";
import type { Offer, PaymentWay, PurchaseDraft } from "#contract/student-billing/checkout.ts";
import type { StudentDraft } from "#contract/students/students.ts";
import { formatPhone } from "#domain/brazil.ts";
import { toCents } from "#domain/money.ts";
import { DAYS_FROM_MONDAY } from "#domain/students/registration.ts";
import type { Charge } from "../../../platform/payments/provider.ts";

/** Another card, or price, is another charge. */
export function purchaseKey(trainerId: number, planId: number, draft: PurchaseDraft): string {
  const { key, way, buyer, value, paymentInformation } = draft;
  const card = paymentInformation?.creditCard.card_hash ?? "";
  const identity = JSON.stringify(["purchase", trainerId, planId, key, way, buyer.email, card, toCents(value)]);
  return createHash("sha256").update(identity).digest("base64url");
}

const NOT_OFFERED = { way: "Escolha outra forma de pagar" };
const TOO_MANY_PARTS = { "paymentInformation.installments": "Este plano não pode ser parcelado assim." };

export function wayRefusal(
  { card, pix, plan }: Pick<Offer, "card" | "pix" | "plan">,
  { way, paymentInformation }: PurchaseDraft,
): Readonly<Record<string, string>> | undefined {
  const isOffered: Readonly<Record<PaymentWay, boolean>> = { card, pix: pix !== null, agreed: true };
  if (!isOffered[way]) return NOT_OFFERED;
  return (paymentInformation?.installments ?? 1) > plan.max_installments ? TOO_MANY_PARTS : undefined;
}

/** The trainer completes the registration. Every day counts as available until then. */
export const toStudentDraft = ({
  name,
  email,
  cellphone,
  birthdate,
  gender,
}: PurchaseDraft["buyer"]): StudentDraft => ({
  name,
  email,
  email_secundario: "BR",
  cellphone: formatPhone("BR", cellphone),
  birthdate,
  gender,
  student_type: "consulting",
  contact_name: null,
  contact_cellphone: null,
  personal_anamnesis: { days_of_week: DAYS_FROM_MONDAY.map(({ key }) => key) },
});

interface Charged {
  readonly key: string;
  readonly cents: number;
  readonly planName: string;
  readonly recipient: string;
}

/** The whole amount goes to the trainer's own account with the provider. */
export function toPurchaseCharge(
  { key, cents, planName, recipient }: Charged,
  { buyer }: PurchaseDraft,
  { creditCard, installments }: NonNullable<PurchaseDraft["paymentInformation"]>,
): Charge {
  const { card_hash, holder_cpf, holder_phone, address } = creditCard;
  return {
    key,
    cents,
    installments,
    card: { hash: card_hash },
    customer: {
      name: buyer.name,
      email: buyer.email,
      cpf: holder_cpf,
      phone: holder_phone,
      address: { ...address, complement: address.complement ?? null },
    },
    description: `Plano ${planName}`,
    recipient,
  };
}
