import { dueText } from "#domain/billing/charges.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

const paymentsPage = (studentId: number): string => `/inicio/visualizar/${studentId}?dialog=payments`;

interface Reminder {
  readonly student: { readonly id: number; readonly name: string; readonly email: string };
  readonly trainer: LetterSender;
  readonly charge: { readonly plan_name: string; readonly due_on: CalendarDate; readonly open: number };
  readonly today: CalendarDate;
}

export const chargeReminder = ({ student, trainer, charge, today }: Reminder): Letter => ({
  to: student.email,
  name: student.name,
  sender: senderOf(trainer),
  subject: `Lembrete de pagamento: ${charge.plan_name}`,
  opening: `${trainer.name} lembra: o plano ${charge.plan_name}, de ${formatReais(charge.open)}, ${dueText(charge.due_on, today)}. Veja os detalhes e como pagar:`,
  path: paymentsPage(student.id),
  action: "Ver meus pagamentos",
  closing: "Se você já pagou, desconsidere este lembrete.",
});

interface Announced {
  readonly trainer: { readonly name: string; readonly email: string };
  readonly student: { readonly id: number; readonly name: string };
  readonly charge: { readonly plan_name: string; readonly open: number };
}

export const pixAnnounced = ({ trainer, student, charge }: Announced): Letter => ({
  to: trainer.email,
  name: trainer.name,
  subject: `${student.name} avisou um pagamento por Pix`,
  opening: `${student.name} avisou que pagou ${formatReais(charge.open)} por Pix (plano ${charge.plan_name}). Confira no seu banco e confirme:`,
  path: paymentsPage(student.id),
  action: "Confirmar o pagamento",
  closing: "O pagamento só entra no seu faturamento depois que você o confirma.",
});
