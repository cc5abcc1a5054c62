import { formatReais, toReais } from "#domain/money.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

export const invoicePixReturned = (
  { name, email }: { readonly name: string; readonly email: string },
  cents: number,
): Letter => ({
  to: email,
  name,
  subject: "Seu Pix será devolvido",
  opening:
    `Recebemos ${formatReais(toReais(cents))} por Pix, mas esse valor não estava em aberto na sua assinatura quando ele ` +
    "chegou. Ele volta inteiro para a conta de onde saiu. Veja a sua assinatura:",
  path: "/configuracoes/perfil/assinatura",
  action: "Ver minha assinatura",
  closing: "O prazo da devolução depende do seu banco.",
});
