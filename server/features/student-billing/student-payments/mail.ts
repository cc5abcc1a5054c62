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
