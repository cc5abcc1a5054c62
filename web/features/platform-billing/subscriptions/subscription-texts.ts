import { cardBrandName } from "#domain/billing/payments.ts";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import type { InvoiceLine, OwedInvoice, OwnSubscription, SubscribedPlan } from "./data.ts";

export const planText = ({ name, frequency, value }: SubscribedPlan): string =>
  `${name} · ${FREQUENCIES[frequency].label.toLowerCase()}, ${formatReais(value)}`;

export const cardText = ({ brand, last4 }: NonNullable<OwnSubscription["card"]>): string =>
  `${brand ? cardBrandName(brand) : "Cartão"} final ${last4}`;

/** A period's end is its first unpaid day. */
export const lastDayOf = ({ period_end }: Pick<OwnSubscription, "period_end">): string =>
  formatDate(addDays(period_end, -1));

/** Money that is back, and money whose way back the provider has not ended. */
export const refundTexts = ({
  refunded,
  returning,
}: Pick<InvoiceLine, "refunded" | "returning">): readonly string[] => {
  const returned = toReais(toCents(refunded) - toCents(returning));
  return [
    ...(returned > 0 ? [`${formatReais(returned)} devolvidos`] : []),
    ...(returning > 0 ? [`estorno de ${formatReais(returning)} em andamento`] : []),
  ];
};

export function owedText(owed: OwedInvoice, { status, card }: OwnSubscription): readonly string[] {
  const due = formatDate(owed.due_on);
  const is = status === "late" ? "venceu" : "vence";
  const what = owed.is_first
    ? `Sua primeira fatura, de ${formatReais(owed.value)}, ${is} em ${due}.`
    : `O período pago terminou em ${formatDate(addDays(owed.due_on, -1))}.`;
  const refused = owed.refused_on && card ? [`O ${cardIn(card)} foi recusado em ${formatDate(owed.refused_on)}.`] : [];
  if (owed.pix_announced_on)
    return [
      what,
      "Você informou que pagou com Pix: avisamos por e-mail assim que o recebimento for confirmado.",
      ...(owed.next_try_on && card
        ? [`Sem confirmação, cobraremos no ${cardIn(card)} em ${formatDate(owed.next_try_on)}.`]
        : []),
    ];
  return [
    what,
    ...refused,
    ...nextCharge(owed, card),
    `Sem pagamento, seu acesso termina em ${formatDate(owed.access_until)}.`,
  ];
}

function nextCharge({ next_try_on, refused_on }: OwedInvoice, card: OwnSubscription["card"]): readonly string[] {
  if (!next_try_on || !card) return [];
  const day = formatDate(next_try_on);
  return [refused_on ? `Tentaremos de novo em ${day}.` : `Cobraremos no ${cardIn(card)} em ${day}.`];
}

const cardIn = (card: NonNullable<OwnSubscription["card"]>): string => `cartão final ${card.last4}`;
