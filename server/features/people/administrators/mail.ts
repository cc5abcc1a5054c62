import { ADMIN_ROLES, type AdminRole } from "#domain/administration.ts";
import { labelOf } from "#domain/text/labels.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

interface Invitation {
  readonly by: string;
  readonly roles: readonly AdminRole[];
  readonly token: string;
}

export const administratorInvitation = (
  { name, email }: { readonly name: string; readonly email: string },
  { by, roles, token }: Invitation,
): Letter => ({
  to: email,
  name,
  subject: "Seu acesso à administração do {product}",
  opening: `${by} convidou você para a administração do {product}, como ${listInPortuguese(roles.map((role) => labelOf(ADMIN_ROLES, role).toLowerCase()))}. Crie sua senha para entrar:`,
  path: `/admin/autenticacao/resetar_senha?token=${token}`,
  action: "Criar minha senha",
  closing:
    "O link vale por 48 horas. Depois disso, peça outro em “Esqueci a senha”, na entrada do administrador. Em sete dias será preciso ativar a verificação em duas etapas.",
});
