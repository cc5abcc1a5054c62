import type { Role } from "#contract/call.ts";
import { momentInSaoPaulo } from "#domain/calendar-date.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

interface Reader {
  readonly name: string;
  readonly email: string;
}

export const confirmNewEmail = ({ name, email }: Reader, token: string): Letter => ({
  to: email,
  name,
  subject: "Confirme seu novo e-mail no {product}",
  opening: "Recebemos um pedido para entrar no {product} com este e-mail. Até você confirmar, vale o anterior.",
  path: `/autenticacao/confirmar_email?token=${token}`,
  action: "Confirmar este e-mail",
  closing: "O link vale por 48 horas. Se não foi você, ignore este e-mail: nada muda.",
});

const CHANGED_BY: Record<Role, string> = {
  student: "pelo seu personal",
  trainer: "pelo seu personal",
  admin: "pelo suporte",
};

/** The former mailbox may belong to another person, so the letter does not name the new address. */
export const emailChanged = (
  { name, email, role }: Reader & { readonly role: Role },
  { by, at, undo }: { readonly by: Role; readonly at: Date; readonly undo: string },
): Letter => ({
  to: email,
  name,
  subject: "Seu e-mail no {product} foi alterado",
  opening: `O e-mail com que você entra no {product} foi alterado em ${momentInSaoPaulo(at.getTime())}, ${by === role ? "a partir da sua própria conta" : CHANGED_BY[by]}. Este endereço não abre mais a sua conta. Se não foi você, nem foi combinado com você, desfaça a mudança:`,
  path: `/autenticacao/desfazer_email?token=${undo}`,
  action: "Desfazer a mudança",
  closing:
    "O link vale por sete dias. Ele devolve este e-mail à conta, encerra todas as sessões e pede outra senha. Se foi você, ignore este e-mail.",
});
