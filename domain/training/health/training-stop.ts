import type { Screening } from "../../students/readiness/screening.ts";

/** Said before a training to student and trainer alike, without a figure. They are advice. */
export const TRAINING_STOPS = {
  evaluation: "A avaliação de hoje diz: nenhum treino hoje. Procure um médico antes de treinar.",
  readiness: "A triagem de saúde diz: parar e procurar um médico antes de treinar.",
} as const;

interface Known {
  /** An evaluation of this day says that nothing may be trained. */
  readonly isStoppedByEvaluation: boolean;
  readonly screening: Pick<Screening, "verdict">;
}

/** The health data that stops a training; null where none does. */
export function trainingStop({ isStoppedByEvaluation, screening }: Known): keyof typeof TRAINING_STOPS | null {
  if (isStoppedByEvaluation) return "evaluation";
  return screening.verdict === "stop" ? "readiness" : null;
}
