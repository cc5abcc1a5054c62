import type { BillingActKind } from "#domain/billing/billing-acts.ts";
import { formatReais, toReais } from "#domain/money.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

const SUBJECTS: Readonly<Record<Exclude<BillingActKind, "payment_recorded">, string>> = {
  plan_changed: "Seu plano no {product} foi trocado",
  free_days: "Você ganhou dias no {product}",
  discount: "Você ganhou um desconto no {product}",
  coupon: "Você ganhou um desconto no {product}",
  discount_ended: "Seu desconto no {product} terminou",
  canceled: "Sua assinatura do {product} foi cancelada",
  refunded: "Estorno do seu pagamento ao {product}",
  refunded_outside: "Estorno do seu pagamento ao {product}",
};

interface ActSummary {
  readonly kind: keyof typeof SUBJECTS;
  readonly summary: string;
  readonly reason: string;
}

export const billingActNotice = (
  { name, email }: { readonly name: string; readonly email: string },
  { kind, summary, reason }: ActSummary,
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

interface MovedMoney {
  readonly trainer: { readonly id: number; readonly name: string };
  readonly cents: number;
}

export const refundRefused = (
  { name, email }: { readonly name: string; readonly email: string },
  { trainer, cents }: MovedMoney,
): Letter => ({
  to: email,
  name,
  subject: `Estorno recusado: ${formatReais(toReais(cents))} de ${trainer.name}`,
  opening:
    `A operadora recusou devolver ${formatReais(toReais(cents))} a ${trainer.name} e não será mais consultada. Devolva por fora, ` +
    "por Pix ou transferência, e registre a devolução na fatura:",
  path: `/admin/home/personal/visualizar/${trainer.id}`,
  action: "Ver a fatura",
  closing: "Até lá o personal vê o estorno em andamento.",
});

interface TakenMoney extends MovedMoney {
  readonly twiceCents: number;
  readonly creditCents: number;
}

const reaisOf = (cents: number): string => formatReais(toReais(cents));

export const paymentTakenBack = (
  { name, email }: { readonly name: string; readonly email: string },
  { trainer, cents, twiceCents, creditCents }: TakenMoney,
): Letter => ({
  to: email,
  name,
  subject: `Pagamento devolvido: ${reaisOf(cents)} de ${trainer.name}`,
  opening:
    `A operadora devolveu ${reaisOf(cents)} que ${trainer.name} tinha pago, sem que o {product} pedisse: uma contestação no ` +
    "banco ou uma devolução feita no painel da operadora. O estorno está registrado na fatura:",
  facts: [
    ...(twiceCents > 0
      ? [{ label: "Saiu duas vezes", value: `${reaisOf(twiceCents)} já tinham sido devolvidos por fora` }]
      : []),
    ...(creditCents > 0
      ? [{ label: "Crédito", value: `${reaisOf(creditCents)} tinham virado crédito na troca de plano, que diminuiu` }]
      : []),
  ],
  path: `/admin/home/personal/visualizar/${trainer.id}`,
  action: "Ver a fatura",
  closing: "A assinatura continua até você decidir o que fazer com ela.",
});
