import type { PlatformMethod } from "#domain/billing/payments.ts";
import { FREQUENCIES, type Frequency } from "#domain/billing/plans.ts";
import { nextChargeOn } from "#domain/billing/renewal.ts";
import type { PriceNotice } from "#domain/billing/sold-terms.ts";
import { accessEnd, awaitsFirstPayment, stateOn } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatReais, toReais } from "#domain/money.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import type { PaidCharge } from "../../../platform/payments/provider.ts";
import type { Invoice } from "../invoices/queries.ts";
import type { Subscriber } from "./queries/subscriptions.ts";

/** `isRefused`: the card was refused on `last_try_on`. */
export interface NotifiedSubscriber extends Subscriber {
  readonly owed: Invoice | undefined;
  readonly last_try_on: CalendarDate | null;
  readonly isRefused: boolean;
}

const OWN_SUBSCRIPTION = { path: "/configuracoes/perfil/assinatura", action: "Ver minha assinatura" };

/** The letter names dates, because a mail may be read late. */
export function renewalNotice(told: NotifiedSubscriber, today: CalendarDate): Letter {
  const { name, email, period_end, is_ending } = told;
  const state = stateOn({ state: "active", period_end, is_ending: false }, today);
  const letter = {
    to: email,
    name,
    path: "/autenticacao/renovar_plano",
    action: "Renovar meu plano",
    closing: "Se você já renovou, desconsidere este e-mail.",
  };
  if (state === "canceled") return { ...letter, ...canceled(told) };
  if (is_ending) return { ...letter, ...OWN_SUBSCRIPTION, ...ending(told) };
  if (state === "late" && (today > period_end || told.isRefused)) return { ...letter, ...late(told, today) };
  if (awaitsFirstPayment(told)) return { ...letter, ...OWN_SUBSCRIPTION, ...firstInvoice(told) };
  if (today < period_end && isCharged(told)) return { ...letter, ...OWN_SUBSCRIPTION, ...renewing(told) };
  const ends = today < period_end ? "termina" : "terminou";
  const lastDay = lastDayOf(told);
  return {
    ...letter,
    subject: `Sua assinatura do {product} ${ends} em ${lastDay}`,
    opening: `O período pago do seu plano ${planOf(told)} ${ends} em ${lastDay}. Renove para continuar usando o {product}:`,
  };
}

export const priceNotice = (
  { name, email, renewing: { sold, plan } }: Pick<Subscriber, "name" | "email" | "renewing">,
  { value_cents, starts_on }: PriceNotice,
): Letter => ({
  to: email,
  name,
  ...OWN_SUBSCRIPTION,
  subject: `O valor do seu plano no {product} muda em ${formatDate(starts_on)}`,
  opening:
    `A partir de ${formatDate(starts_on)}, seu plano ${plan.name} (${FREQUENCIES[sold.frequency].label.toLowerCase()}) custa ` +
    `${formatReais(toReais(value_cents))}. Até lá você continua pagando ${formatReais(toReais(sold.value_cents))}. ` +
    "Se preferir, troque de plano ou cancele antes, sem custo:",
  closing: "Se está tudo certo, você não precisa fazer nada.",
});

export const keptPriceNotice = ({
  name,
  email,
  renewing: { sold },
}: Pick<Subscriber, "name" | "email" | "renewing">): Letter => ({
  to: email,
  name,
  ...OWN_SUBSCRIPTION,
  subject: "O valor do seu plano no {product} não muda",
  opening:
    `O novo valor que anunciamos não vale mais: seu plano ${sold.name} continua por ` +
    `${formatReais(toReais(sold.value_cents))}. Veja os detalhes:`,
  closing: "Você não precisa fazer nada.",
});

export const pixNotReceived = (
  { name, email }: Pick<Subscriber, "name" | "email">,
  { value_cents, due_on }: { readonly value_cents: number; readonly due_on: CalendarDate | null },
): Letter => ({
  to: email,
  name,
  ...OWN_SUBSCRIPTION,
  subject: "Não encontramos o seu Pix ao {product}",
  opening:
    `O Pix de ${formatReais(toReais(value_cents))} que você informou não foi encontrado na nossa conta. ` +
    `${due_on ? `A fatura com vencimento em ${formatDate(due_on)} continua aberta. ` : ""}Confira o comprovante e pague de novo, por Pix ou cartão:`,
  closing: "Se você já pagou, responda a este e-mail com o comprovante.",
});

export const pixToConfirm = (
  administrator: { readonly name: string; readonly email: string },
  trainer: { readonly id: number; readonly name: string },
  { value_cents, plan_name }: Pick<Invoice, "value_cents" | "plan_name">,
): Letter => ({
  to: administrator.email,
  name: administrator.name,
  subject: `${trainer.name} informou um Pix de ${formatReais(toReais(value_cents))}`,
  opening:
    `${trainer.name} informou que pagou ${formatReais(toReais(value_cents))} por Pix (plano ${plan_name}). Confira no extrato ` +
    "do banco e responda:",
  path: `/admin/home/personal/visualizar/${trainer.id}`,
  action: "Confirmar ou recusar",
  closing: "Sem resposta em dois dias, o cartão do personal pode ser cobrado.",
});

const RECEIVED: Readonly<Record<PlatformMethod, string>> = {
  credit_card: " no cartão",
  pix: " por Pix",
  cash: " em dinheiro",
  transfer: " por transferência",
};

export function paymentNotice(
  { name, email, confirmed_at }: Pick<Subscriber, "name" | "email" | "confirmed_at">,
  invoice: Invoice,
  { method, card }: { readonly method: PlatformMethod; readonly card: Pick<PaidCharge, "last4"> | null },
): Letter {
  const { plan_name, value_cents, period_start, period_end } = invoice;
  const how = card ? ` no cartão final ${card.last4}` : RECEIVED[method];
  return {
    to: email,
    name,
    ...OWN_SUBSCRIPTION,
    subject: "Recebemos seu pagamento ao {product}",
    opening:
      `Recebemos ${formatReais(toReais(value_cents))}${how} pelo seu plano ${plan_name}, ` +
      `de ${formatDate(period_start)} a ${formatDate(addDays(period_end, -1))}. O recibo está na sua assinatura:`,
    closing:
      (confirmed_at ? "" : "Para entrar, confirme antes o seu cadastro pelo e-mail que enviamos. ") +
      "Se você não reconhece este pagamento, responda a este e-mail.",
  };
}

const lastDayOf = ({ period_end }: NotifiedSubscriber): string => formatDate(addDays(period_end, -1));

const isCharged = ({ card_reference, is_plan_sold }: NotifiedSubscriber): boolean =>
  card_reference !== null && is_plan_sold;

const canceled = (told: NotifiedSubscriber) => ({
  subject: "Sua assinatura do {product} foi cancelada",
  opening:
    `${awaitsFirstPayment(told) ? `A primeira fatura do seu plano ${planOf(told)} venceu em ${formatDate(told.period_end)} e não foi paga` : `O período pago do seu plano ${planOf(told)} terminou em ${lastDayOf(told)} e não foi renovado`}, ` +
    "por isso a assinatura foi cancelada. Seus dados continuam guardados e seus alunos continuam vendo o que você " +
    "prescreveu. Para voltar a usar o {product}:",
});

const ending = (told: NotifiedSubscriber) => ({
  subject: `Sua assinatura do {product} termina em ${lastDayOf(told)}`,
  opening:
    `Sua assinatura do plano ${told.plan_name} termina em ${lastDayOf(told)}, como você pediu, e nada mais será cobrado. ` +
    "Seus dados continuam guardados. Se mudou de ideia, desista do cancelamento até lá:",
  closing: "Obrigado por usar o {product}.",
});

function late(told: NotifiedSubscriber, today: CalendarDate) {
  const { period_end, last_try_on, isRefused, card_last4 } = told;
  const what = awaitsFirstPayment(told)
    ? `A primeira fatura do seu plano ${planOf(told)} venceu em ${formatDate(period_end)} e ainda não foi paga. `
    : `O período pago do seu plano ${planOf(told)} terminou em ${lastDayOf(told)} e ainda não foi renovado. `;
  const refused =
    isRefused && last_try_on ? `O cartão final ${card_last4} foi recusado em ${formatDate(last_try_on)}. ` : "";
  const next = isCharged(told) ? nextChargeOn({ due_on: period_end, last_try_on }, today) : null;
  const again = next ? `Tentaremos cobrar o cartão de novo em ${formatDate(next)}. ` : "";
  const until = formatDate(addDays(accessEnd(told), -1));
  const verb = awaitsFirstPayment(told) ? "Pague" : "Renove";
  return {
    ...(isCharged(told) || awaitsFirstPayment(told) ? OWN_SUBSCRIPTION : {}),
    subject: isRefused
      ? "Seu cartão foi recusado na renovação do {product}"
      : "Sua assinatura do {product} está em atraso",
    opening: `${what}${refused}${again}${verb} até ${until} para não perder o acesso:`,
  };
}

const firstInvoice = (told: NotifiedSubscriber) => ({
  subject: `Sua primeira fatura do {product} vence em ${formatDate(told.period_end)}`,
  opening:
    `A primeira fatura do seu plano ${planOf(told)} vence em ${formatDate(told.period_end)}. ` +
    (isCharged(told)
      ? `Ela será cobrada nesse dia no cartão final ${told.card_last4}:`
      : "Pague para continuar usando o {product}:"),
  closing: "Se você já pagou, desconsidere este e-mail.",
});

const renewing = (told: NotifiedSubscriber) => ({
  subject: `Sua assinatura do {product} renova em ${formatDate(told.period_end)}`,
  opening:
    `Seu plano ${planOf(told)} renova automaticamente em ${formatDate(told.period_end)}, ` +
    `no cartão final ${told.card_last4}. Para trocar de cartão ou de plano, ou para cancelar, abra a sua assinatura até a véspera:`,
  closing: "Se está tudo certo, você não precisa fazer nada.",
});

/** A plan that is no longer sold has no price to quote. */
function planOf({ owed, is_plan_sold, renewed }: NotifiedSubscriber): string {
  if (owed) return `${owed.plan_name} (${priceOf(owed.frequency, owed.value_cents)})`;
  return is_plan_sold ? `${renewed.name} (${priceOf(renewed.frequency, renewed.value_cents)})` : renewed.name;
}

const priceOf = (frequency: Frequency, cents: number): string =>
  `${FREQUENCIES[frequency].label.toLowerCase()}, ${formatReais(toReais(cents))}`;
