import type { BillingActKind } from "#domain/billing/billing-acts.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

const SUBJECTS: Readonly<Record<Exclude<BillingActKind, "payment_recorded">, string>> = {
  plan_changed: "Seu plano no {product} foi trocado",
  free_days: "Você ganhou dias no {product}",
  discount: "Você ganhou um desconto no {product}",
  coupon: "Você ganhou um desconto no {product}",
  discount_ended: "Seu desconto no {product} terminou",
  canceled: "Sua assinatura do {product} foi cancelada",
  refunded: "Estorno do seu pagamento ao {product}",
};

interface Told {
  readonly kind: keyof typeof SUBJECTS;
  readonly summary: string;
  readonly reason: string;
}

export const billingActNotice = (
  { name, email }: { readonly name: string; readonly email: string },
  { kind, summary, reason }: Told,
): Letter => ({
  to: email,
  name,
  subject: SUBJECTS[kind],
  opening: "A administração do {product} alterou a sua assinatura. Veja o que mudou:",
  facts: [
    { label: "O que mudou", value: summary },
    { label: "Motivo", value: reason },
  ],
  path: "/configuracoes/perfil/assinatura",
  action: "Ver minha assinatura",
  closing: "Se não concorda ou tem dúvida, responda a este e-mail.",
});
