import { dueText } from "#domain/billing/charges.ts";
import { type PixCodeParts, pixCode } from "#domain/billing/pix/code.ts";
import { formatReais, toCents } from "#domain/money.ts";
import type { StudentCharge } from "./data.ts";

type Receiver = Pick<PixCodeParts, "key" | "name" | "city">;
type Due = Pick<StudentCharge, "id" | "plan_name" | "due_on" | "open">;

/** What the receiver's bank shows beside a payment of this charge. */
export const txidOf = ({ id }: Pick<StudentCharge, "id">): string => `COB${id}`;

/** The ready text of a message that calls a charge to mind. With a Pix key it brings the code. The trainer can still change it. */
export function reminderText(studentName: string, charge: Due, pix: Receiver | null, today: string): string {
  const [firstName = ""] = studentName.split(" ");
  const lines = [
    `Olá, ${firstName}! Passando para lembrar do plano ${charge.plan_name}, de ${formatReais(charge.open)}, que ${dueText(charge.due_on, today)}.`,
    ...(pix ? [`Pix copia e cola:\n${pixCode({ ...pix, cents: toCents(charge.open), txid: txidOf(charge) })}`] : []),
    "Se você já pagou, desconsidere esta mensagem.",
  ];
  return lines.join("\n\n");
}
