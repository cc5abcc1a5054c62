import type { Message } from "../../platform/mail/mailer.ts";

interface Invited {
  readonly name: string;
  readonly email: string;
}

/** The mail that lets a newly registered student choose a password. */
export function invitation(
  student: Invited,
  { token, productName, publicUrl }: { token: string; productName: string; publicUrl: string },
): Message {
  const link = `${publicUrl}/autenticacao/aluno/confirmar_conta?token=${token}`;
  return {
    to: student.email,
    subject: `Seu acesso ao ${productName}`,
    text: [
      `Olá, ${student.name}!`,
      "",
      `Seu personal cadastrou você no ${productName}. Crie sua senha para ver seu treino e suas avaliações:`,
      "",
      link,
      "",
      "O link vale por 48 horas. Depois de criar a senha, entre com este e-mail e marque “Sou Aluno”.",
    ].join("\n"),
  };
}
