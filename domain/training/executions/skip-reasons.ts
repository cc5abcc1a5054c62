import type { CodeOf } from "../../text/labels.ts";

/** Why an exercise was left out. */
export const SKIP_REASONS = {
  pain: "Dor ou desconforto",
  equipment: "Sem o aparelho",
  time: "Falta de tempo",
  other: "Outro motivo",
} as const;

export type SkipReason = CodeOf<typeof SKIP_REASONS>;
