import type { Role } from "#contract/call.ts";
import { shortName } from "#domain/students/registration.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

interface Reader {
  readonly name: string;
  readonly email: string;
}

export const invitation = (
  { name, email }: Reader,
  { trainer, token, code }: { readonly trainer: LetterSender; readonly token: string; readonly code: string },
): Letter => ({
  to: email,
  name,
  sender: senderOf(trainer),
  subject: `${shortName(trainer.name)} convidou você para treinar`,
  opening: `${shortName(trainer.name)} convidou você para treinar no {product}. Crie sua senha para ver seu treino e suas avaliações:`,
  path: `/autenticacao/aluno/confirmar_conta?token=${token}`,
  action: "Criar minha senha",
  code,
  closing:
    "O convite vale por 48 horas. Se preferir, entre com este e-mail e digite o código, que vale por 15 minutos.",
});

export const accessAgain = (
  { name, email }: Reader,
  { trainer, token }: { readonly trainer: LetterSender; readonly token: string },
): Letter => ({
  to: email,
  name,
  sender: senderOf(trainer),
  subject: "Seu acesso ao {product}",
  opening: `${shortName(trainer.name)} reenviou o seu acesso ao {product}. Entre com este e-mail e a sua senha. Se não se lembra da senha, escolha outra:`,
  path: `/autenticacao/resetar_senha?token=${token}`,
  action: "Escolher outra senha",
  closing: "O link vale por 48 horas. Se você não o usar, sua senha continua a mesma.",
});

export const trainerAccess = ({ name, email }: Reader, token: string): Letter => ({
  to: email,
  name,
  subject: "Seu acesso ao {product}",
  opening: "A administração do {product} enviou o seu acesso. Escolha sua senha e entre com este e-mail:",
  path: `/autenticacao/resetar_senha?token=${token}`,
  action: "Escolher minha senha",
  closing: "O link vale por 48 horas. Se você não o usar, sua senha continua a mesma.",
});

export const confirmation = ({ name, email }: Reader, token: string, code: string): Letter => ({
  to: email,
  name,
  subject: "Confirme seu cadastro no {product}",
  opening:
    "Falta pouco para usar o {product}. Confirme seu cadastro e entre, ou digite o código na página em que se cadastrou:",
  path: `/autenticacao/confirmar_registro?token=${token}`,
  action: "Confirmar e entrar",
  code,
  closing: "O código vale por 15 minutos e o link por 48 horas. Se você não se cadastrou, ignore este e-mail.",
});

/** One e-mail may be a trainer's and a student's, and then gets two letters. */
const ACCOUNT_OF: Readonly<Record<Role, string>> = { trainer: "personal", student: "aluno", admin: "administrador" };

export const passwordReset = (
  { name, email, role }: Reader & { readonly role: Role },
  { token, code }: { readonly token: string; readonly code: string },
): Letter => ({
  to: email,
  name,
  subject: `Redefinição de senha no {product}: conta de ${ACCOUNT_OF[role]}`,
  opening: `Recebemos um pedido para redefinir a senha da sua conta de ${ACCOUNT_OF[role]}. Siga o link, ou digite o código na página em que pediu:`,
  path: `/autenticacao/resetar_senha?token=${token}`,
  action: "Redefinir minha senha",
  code,
  closing:
    "O código vale por 15 minutos e o link por 48 horas. Se não foi você, ignore este e-mail: sua senha continua a mesma.",
});

export const adminInvitation = (email: string, token: string): Letter => ({
  to: email,
  name: "Administração",
  subject: "Seu acesso de administrador ao {product}",
  opening: "Este e-mail foi indicado como o do administrador do {product}. Crie sua senha para entrar:",
  path: `/admin/autenticacao/resetar_senha?token=${token}`,
  action: "Criar minha senha",
  closing: "O link vale por 48 horas. Depois disso, peça outro em “Esqueci a senha”, na entrada do administrador.",
});

export const adminPasswordReset = ({ name, email }: Reader, token: string): Letter => ({
  to: email,
  name,
  subject: "Redefinição de senha no {product}",
  opening: "Recebemos um pedido para redefinir a senha do administrador. Siga o link:",
  path: `/admin/autenticacao/resetar_senha?token=${token}`,
  action: "Redefinir minha senha",
  closing: "O link vale por 48 horas. Se não foi você, ignore este e-mail: sua senha continua a mesma.",
});
