import type { Role } from "#contract/call.ts";
import { formatDate } from "#domain/calendar-date.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { dueOn } from "./rules.ts";

interface Reader {
  readonly name: string;
  readonly email: string;
}

const PROFILES: Record<Role, string> = {
  trainer: "/configuracoes/perfil",
  student: "/inicio/perfil",
  admin: "/admin/perfil",
};

export const exportReady = ({ name, email }: Reader, key: string, query: string): Letter => ({
  to: email,
  name,
  subject: "A cópia dos seus dados no {product} está pronta",
  opening: "Preparamos a cópia dos seus dados que você pediu. Baixe o arquivo pelo link:",
  path: `/meus-dados/${key}?${query}`,
  action: "Baixar meus dados",
  closing:
    "O link vale por 48 horas, e quem o tiver pode baixar o arquivo: não encaminhe este e-mail. Se não foi você que pediu, altere sua senha.",
});

export const erasureRequested = ({ name, email, role }: Reader & { readonly role: Role }, at: Date): Letter => ({
  to: email,
  name,
  subject: "Recebemos seu pedido de exclusão no {product}",
  opening: `Recebemos seu pedido de exclusão da conta e dos dados. Ele será respondido até ${formatDate(dueOn(at))}. Até lá, você pode acompanhar o pedido ou desistir dele no seu perfil:`,
  path: PROFILES[role],
  action: "Ver meu pedido",
  closing: "Se não foi você que pediu, desista do pedido no seu perfil e altere sua senha.",
});

/** The trainer answers for their students' data, and learns of it before it is gone. */
export const studentAsked = ({ name, email }: Reader, student: string, at: Date): Letter => ({
  to: email,
  name,
  subject: "Um aluno pediu a exclusão dos dados no {product}",
  opening: `${student} pediu a exclusão da conta e de todos os dados no {product}. O pedido será respondido até ${formatDate(dueOn(at))}. Até lá, os dados continuam na página do aluno:`,
  path: "/inicio/alunos",
  action: "Ver meus alunos",
  closing: "A exclusão é um direito do aluno (LGPD, art. 18). Depois de atendida, ela não pode ser desfeita.",
});

export const erasureRefused = ({ name, email, role }: Reader & { readonly role: Role }, reason: string): Letter => ({
  to: email,
  name,
  subject: "Seu pedido de exclusão no {product} foi recusado",
  opening: `Não pudemos atender ao seu pedido de exclusão. O motivo: ${reason}`,
  path: PROFILES[role],
  action: "Ver meu pedido",
  closing:
    "Sua conta e seus dados continuam como estavam. Se você discorda, responda ao suporte ou procure a Autoridade Nacional de Proteção de Dados (ANPD).",
});

const TERMS = { path: "/termos", action: "Ler a política de privacidade" } as const;

export const erased = ({ name, email }: Reader): Letter => ({
  to: email,
  name,
  subject: "Seus dados no {product} foram excluídos",
  opening:
    "Atendemos ao seu pedido: sua conta e seus dados no {product} foram excluídos. Só permanecem, sem o seu nome, os registros que a lei nos obriga a guardar, como diz a política de privacidade:",
  ...TERMS,
  closing: "Esta é a última mensagem que enviamos a você.",
});

export const erasedWithTrainer = ({ name, email }: Reader, trainer: string): Letter => ({
  to: email,
  name,
  subject: "Sua conta no {product} foi encerrada",
  opening: `${trainer} pediu a exclusão da conta no {product}, e com ela foram excluídos os cadastros dos alunos. Sua conta, suas avaliações e seus treinos não estão mais no {product}. A política de privacidade explica por quê:`,
  ...TERMS,
  closing: "Esta é a última mensagem que enviamos a você.",
});
