import { FREQUENCIES } from "#domain/billing/plans.ts";
import { GRACE_DAYS, stateOn } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatReais, toReais } from "#domain/money.ts";
import type { Letter } from "../../platform/mail/letter.ts";
import type { Subscriber } from "./queries.ts";

/** Tells a trainer that the period they paid for ends, has ended, or took the subscription with it; dates, for a mail may be read late. */
export function renewalNotice(subscriber: Subscriber, today: CalendarDate): Letter {
  const { name, email, plan_name, period_end } = subscriber;
  const lastDay = formatDate(addDays(period_end, -1));
  const plan = `${plan_name}${priceOf(subscriber)}`;
  const letter = {
    to: email,
    name,
    path: "/autenticacao/renovar_plano",
    action: "Renovar meu plano",
    closing: "Se você já renovou, desconsidere este e-mail.",
  };
  const state = stateOn({ state: "active", period_end, is_ending: false }, today);
  if (state === "canceled") {
    return {
      ...letter,
      subject: "Sua assinatura do {product} foi cancelada",
      opening:
        `O período pago do seu plano ${plan} terminou em ${lastDay} e não foi renovado, por isso a assinatura foi cancelada. ` +
        "Seus dados continuam guardados e seus alunos continuam vendo o que você prescreveu. Para voltar a usar o {product}:",
    };
  }
  if (state === "late" && today > period_end) {
    return {
      ...letter,
      subject: "Sua assinatura do {product} está em atraso",
      opening:
        `O período pago do seu plano ${plan} terminou em ${lastDay} e ainda não foi renovado. ` +
        `Renove até ${formatDate(addDays(period_end, GRACE_DAYS - 1))} para não perder o acesso:`,
    };
  }
  const ends = today < period_end ? "termina" : "terminou";
  return {
    ...letter,
    subject: `Sua assinatura do {product} ${ends} em ${lastDay}`,
    opening: `O período pago do seu plano ${plan} ${ends} em ${lastDay}. Renove para continuar usando o {product}:`,
  };
}

/** What renewing costs; a plan that is no longer sold has no price to quote. */
const priceOf = ({ frequency, value_cents, is_plan_sold }: Subscriber): string =>
  is_plan_sold ? ` (${FREQUENCIES[frequency].label.toLowerCase()}, ${formatReais(toReais(value_cents))})` : "";
