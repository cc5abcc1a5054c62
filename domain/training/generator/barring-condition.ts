import { folded } from "../../text/accentless.ts";
import { CONDITIONS } from "../health/condition-table.ts";
import type { NamedCondition } from "../health/read-health.ts";

/** The illness that keeps an exercise out, and why; null for none. */
export function barringCondition(
  exerciseName: string,
  conditions: readonly NamedCondition[],
): (NamedCondition & { readonly because: string }) | null {
  const words = ` ${folded(exerciseName)} `;
  for (const named of conditions) {
    const row = CONDITIONS.find((one) => one.condition === named.condition);
    if (row?.barred.some((part) => words.includes(` ${part}`))) return { ...named, because: row.because };
  }
  return null;
}
