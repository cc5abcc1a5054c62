import { formatReais, toReais } from "#domain/money.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

export interface PixTold {
  readonly student: { readonly id: number; readonly name: string; readonly email: string };
  readonly trainer: LetterSender & { readonly email: string };
  readonly cents: number;
}

const paymentsOf = ({ student }: PixTold): string => `/inicio/visualizar/${student.id}?dialog=payments`;

const toStudent = (told: PixTold) => ({
  to: told.student.email,
  name: told.student.name,
  sender: senderOf(told.trainer),
  path: paymentsOf(told),
  action: "Ver meus pagamentos",
});

const toTrainer = (told: PixTold) => ({
  to: told.trainer.email,
  name: told.trainer.name,
  path: paymentsOf(told),
  action: "Ver pagamentos do aluno",
});

const reaisOf = (cents: number): string => formatReais(toReais(cents));

export const pixPaid = (told: PixTold, planName: string): Letter => ({
  ...toStudent(told),
  subject: `Pagamento recebido: ${planName}`,
  opening: `Recebemos ${reaisOf(told.cents)} por Pix pelo plano ${planName}. O recibo está nos seus pagamentos:`,
  closing: "Obrigado!",
});

export const pixPaidForTrainer = (told: PixTold, planName: string): Letter => ({
  ...toTrainer(told),
  subject: `${told.student.name} pagou por Pix: ${planName}`,
  opening: `${told.student.name} pagou ${reaisOf(told.cents)} por Pix pelo plano ${planName}. A operadora confirmou, e o pagamento está registrado:`,
  closing: "Você não precisa fazer nada.",
});

export const pixReturned = (told: PixTold): Letter => ({
  ...toStudent(told),
  subject: "Seu Pix será devolvido",
  opening: `Recebemos ${reaisOf(told.cents)} por um Pix cuja cobrança já estava paga, mudou ou não existe mais. O valor volta para a conta de onde saiu. Veja o que está em aberto:`,
  closing: "O prazo da devolução depende do seu banco.",
});

export const pixTakenBack = (told: PixTold): Letter => ({
  ...toTrainer(told),
  subject: `O Pix de ${told.student.name} foi devolvido`,
  opening: `A operadora devolveu ${reaisOf(told.cents)} que ${told.student.name} tinha pago por Pix. O estorno está registrado, e a cobrança voltou a ficar em aberto:`,
  closing: "Combine com o aluno como pagar.",
});
