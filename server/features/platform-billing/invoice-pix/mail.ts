import { formatReais, toReais } from "#domain/money.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

export const invoicePixReturned = (
  { name, email }: { readonly name: string; readonly email: string },
  cents: number,
): Letter => ({
  to: email,
  name,
  subject: "Seu Pix será devolvido",
  opening: `Recebemos ${formatReais(toReais(cents))} por um Pix cuja fatura já estava paga, mudou ou foi cancelada. O valor volta para a conta de onde saiu. Veja a sua assinatura:`,
  path: "/inicio/perfil",
  action: "Ver minha assinatura",
  closing: "O prazo da devolução depende do seu banco.",
});
