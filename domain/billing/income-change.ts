import { formatReais } from "../money.ts";
import { formatDifference } from "../text/number-format.ts";

/** Both in reais: "R$ 300,00 a mais (+12,5%)"; without an earlier income there is no share. */
export function incomeChangeText(current: number, before: number): string {
  const cents = Math.round((current - before) * 100);
  if (cents === 0) return "o mesmo";
  const amount = `${formatReais(Math.abs(cents) / 100)} a ${cents > 0 ? "mais" : "menos"}`;
  return before > 0 ? `${amount} (${formatDifference((cents / before / 100) * 100, 1)}%)` : amount;
}
