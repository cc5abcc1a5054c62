import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

export function trialNotice(
  { name, email }: { readonly name: string; readonly email: string },
  endsOn: CalendarDate,
  today: CalendarDate,
): Letter {
  const isOver = today >= endsOn;
  const lastDay = formatDate(addDays(endsOn, -1));
  return {
    to: email,
    name,
    subject: isOver ? "Seu teste do {product} terminou" : `Seu teste do {product} vai até ${lastDay}`,
    opening: isOver
      ? `Seu teste terminou em ${lastDay}. Tudo o que você registrou continua guardado. Escolha um plano para continuar:`
      : `Você pode usar o {product} sem pagar até ${lastDay}. Escolha um plano até lá: o que você pagar vale a partir do fim do teste, nenhum dia se perde.`,
    path: "/autenticacao/renovar_plano",
    action: "Escolher um plano",
    closing: "Se não quiser continuar, você não precisa fazer nada: nenhum cartão foi pedido e nada é cobrado.",
  };
}
