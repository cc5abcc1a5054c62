import type { Subscription } from "#contract/platform-billing/subscription-payments.ts";
import { GRACE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";

interface Texts {
  readonly title: string;
  readonly detail: string;
}

/** `paysFrom`: the first day of what is paid now. The first invoice pays for the access before it, too. */
export function dueTexts({ status, period_end }: Omit<Subscription, "plan">, paysFrom: string): Texts {
  const isFirst = paysFrom < period_end;
  const lastDay = formatDate(addDays(period_end, -1));
  const accessUntil = formatDate(addDays(period_end, GRACE_DAYS - 1));
  const from = `O que você pagar agora vale a partir de ${formatDate(paysFrom)}`;
  if (status === "active")
    return isFirst
      ? { title: `Sua primeira fatura vence em ${formatDate(period_end)}`, detail: `${from}.` }
      : { title: `Sua assinatura está em dia até ${lastDay}`, detail: `${from}: nenhum dia se perde.` };
  return isFirst
    ? {
        title: "Sua primeira fatura está em atraso",
        detail: `Ela venceu em ${formatDate(period_end)}. Pague até ${accessUntil} para não perder o acesso.`,
      }
    : {
        title: "Sua assinatura está em atraso",
        detail: `O período pago terminou em ${lastDay}. Renove até ${accessUntil} para não perder o acesso.`,
      };
}
