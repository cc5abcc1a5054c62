import { dueText } from "#domain/billing/charges.ts";
import { type PixCodeParts, pixCode } from "#domain/billing/pix/code.ts";
import { formatReais, toCents } from "#domain/money.ts";
import type { StudentCharge } from "./data.ts";

type Receiver = Pick<PixCodeParts, "key" | "name" | "city">;
type Due = Pick<StudentCharge, "id" | "plan_name" | "due_on" | "open">;

/** The receiver's bank shows this beside a payment of the charge. */
export const txidOf = ({ id }: Pick<StudentCharge, "id">): string => `COB${id}`;

export function reminderText(studentName: string, charge: Due, pix: Receiver | null, today: string): string {
  const [firstName = ""] = studentName.split(" ");
  const lines = [
    `Olá, ${firstName}! Passando para lembrar do plano ${charge.plan_name}, de ${formatReais(charge.open)}, que ${dueText(charge.due_on, today)}.`,
    ...(pix ? [`Pix copia e cola:\n${pixCode({ ...pix, cents: toCents(charge.open), txid: txidOf(charge) })}`] : []),
    "Se você já pagou, desconsidere esta mensagem.",
  ];
  return lines.join("\n\n");
}
