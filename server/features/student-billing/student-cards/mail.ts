import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

interface CardLetter {
  readonly student: { readonly id: number; readonly name: string; readonly email: string };
  readonly trainer: LetterSender & { readonly email: string };
  readonly planName: string;
  readonly last4: string;
}

const toStudent = ({ student, trainer }: CardLetter) => ({
  to: student.email,
  name: student.name,
  sender: senderOf(trainer),
  path: `/inicio/visualizar/${student.id}?dialog=payments`,
  action: "Ver meus pagamentos",
});

const reaisOf = (cents: number): string => formatReais(toReais(cents));

export const cardPaid = (told: CardLetter, cents: number): Letter => ({
  ...toStudent(told),
  subject: `Pagamento recebido: ${told.planName}`,
  opening: `Recebemos ${reaisOf(cents)} no cartão final ${told.last4} pelo plano ${told.planName}. O recibo está nos seus pagamentos:`,
  closing: "Para parar de renovar no cartão, abra os seus pagamentos.",
});

export const cardRefused = (told: CardLetter, cents: number, nextTry: CalendarDate | null): Letter => ({
  ...toStudent(told),
  subject: `Seu cartão foi recusado: ${told.planName}`,
  opening:
    `O cartão final ${told.last4} foi recusado para ${reaisOf(cents)} do plano ${told.planName}. ` +
    `${nextTry ? `Tentaremos de novo em ${formatDate(nextTry)}. ` : ""}Troque o cartão ou pague de outra forma:`,
  closing: "Se você já pagou, desconsidere este e-mail.",
});

export const newCardValue = (
  told: CardLetter,
  { cents, from, before }: { readonly cents: number; readonly from: CalendarDate; readonly before: number },
): Letter => ({
  ...toStudent(told),
  subject: `O valor do seu plano muda: ${told.planName}`,
  opening:
    `As cobranças do plano ${told.planName} com vencimento a partir de ${formatDate(from)} custam ${reaisOf(cents)} no cartão final ` +
    `${told.last4}; até agora eram ${reaisOf(before)}. Se preferir, pare de renovar no cartão antes, sem custo:`,
  closing: "Se está tudo certo, você não precisa fazer nada.",
});

export const renewalEnded = (told: CardLetter, cents: number): Letter => ({
  ...toStudent(told),
  subject: `Seu plano não foi renovado: ${told.planName}`,
  opening: `O cartão final ${told.last4} não pôde ser cobrado em sete dias. O plano ${told.planName} terminou, e ${reaisOf(cents)} continuam em aberto. Combine com seu personal como continuar:`,
  closing: "Nada mais será cobrado neste cartão.",
});

export const renewalEndedForTrainer = ({ student, trainer, planName }: CardLetter, cents: number): Letter => ({
  to: trainer.email,
  name: trainer.name,
  subject: `${student.name} não renovou: ${planName}`,
  opening: `O cartão de ${student.name} foi recusado por sete dias. O plano ${planName} terminou, e ${reaisOf(cents)} continuam em aberto:`,
  path: `/inicio/visualizar/${student.id}?dialog=payments`,
  action: "Ver pagamentos do aluno",
  closing: "Você pode vincular o plano de novo quando combinarem.",
});

interface TakenBack {
  /** Null: removed meanwhile. */
  readonly student: { readonly id: number; readonly name: string } | null;
  readonly trainer: { readonly name: string; readonly email: string };
  readonly cents: number;
  readonly method: "por Pix" | "no cartão";
  readonly isOpen: boolean;
  readonly hadCard: boolean;
}

export const paymentTakenBack = ({ student, trainer, cents, method, isOpen, hadCard }: TakenBack): Letter => ({
  to: trainer.email,
  name: trainer.name,
  subject: `O pagamento de ${student?.name ?? "um aluno"} ${method} foi devolvido`,
  opening:
    `A operadora devolveu ${reaisOf(cents)} que ${student?.name ?? "um aluno que já foi excluído"} tinha pago ${method}: uma contestação no ` +
    "banco ou uma devolução feita na operadora. O estorno está registrado." +
    (isOpen ? " A cobrança voltou a ficar em aberto." : "") +
    (hadCard ? " A renovação no cartão parou." : ""),
  path: student ? `/inicio/visualizar/${student.id}?dialog=payments` : "/inicio/alunos",
  action: student ? "Ver pagamentos do aluno" : "Ver alunos",
  closing: isOpen ? "Combine com o aluno como pagar." : "Você não precisa fazer nada.",
});
