import type { Role } from "#contract/call.ts";
import { momentInSaoPaulo } from "#domain/calendar-date.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

export interface Reader {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const PROFILE: Readonly<Record<Role, string>> = {
  trainer: "/configuracoes/perfil",
  student: "/inicio/perfil",
  admin: "/admin/perfil",
};

export const toPerson = ({ name, email, role }: Reader) => ({
  to: email,
  name,
  path: PROFILE[role],
  action: "Ver minha conta",
});

export const NOT_ME =
  "Se não foi você, troque a sua senha agora, confira as chaves de acesso no seu perfil e fale com o suporte.";

export const factorAdded = (reader: Reader): Letter => ({
  ...toPerson(reader),
  subject: "Verificação em duas etapas ativada no {product}",
  opening: "Um segundo fator foi ativado na sua conta: para entrar, além da senha, será preciso confirmá-lo.",
  closing: NOT_ME,
});

export const factorRemoved = (reader: Reader): Letter => ({
  ...toPerson(reader),
  subject: "Um segundo fator foi retirado da sua conta no {product}",
  opening: "Um segundo fator foi retirado da sua conta, a partir dela mesma.",
  closing: NOT_ME,
});

const RESET_BY: Readonly<Record<Role, string>> = {
  trainer: "pelo seu personal",
  admin: "pela administração",
  student: "a partir da sua conta",
};

export const factorsReset = (reader: Reader, { by, at }: { readonly by: Role; readonly at: Date }): Letter => ({
  ...toPerson(reader),
  subject: "Sua verificação em duas etapas foi retirada no {product}",
  opening: `A verificação em duas etapas da sua conta foi retirada ${RESET_BY[by]}, em ${momentInSaoPaulo(at.getTime())}, e as sessões abertas foram encerradas. Agora basta a senha para entrar. Ative-a de novo no seu perfil.`,
  closing: `Se você não pediu isso, troque a sua senha agora e fale com ${by === "trainer" ? "o seu personal ou com o suporte" : "o suporte"}.`,
});
