import { folded } from "../../text/accentless.ts";
import { CONDITIONS } from "../health/condition-table.ts";
import type { NamedCondition } from "../health/read-health.ts";
import { startsOf } from "../health/word-match.ts";

/** The illness that keeps an exercise out, and why; null for none. */
export function barringCondition(
  exerciseName: string,
  conditions: readonly NamedCondition[],
): (NamedCondition & { readonly because: string }) | null {
  const isNamed = startsOf(folded(exerciseName));
  for (const named of conditions) {
    const row = CONDITIONS.find((one) => one.condition === named.condition);
    if (row?.barred.some(isNamed)) return { ...named, because: row.because };
  }
  return null;
}
