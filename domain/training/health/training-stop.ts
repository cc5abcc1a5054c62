import type { Screening } from "../../students/readiness/screening.ts";

interface Known {
  /** An evaluation of this day says that nothing may be trained. */
  readonly isStoppedByEvaluation: boolean;
  readonly screening: Pick<Screening, "verdict">;
}

/** Said before a training to student and trainer alike, without a figure; null where nothing stops it. It keeps nobody from training. */
export function trainingStop({ isStoppedByEvaluation, screening }: Known): string | null {
  if (isStoppedByEvaluation) return "A avaliação de hoje diz: nenhum treino hoje. Procure um médico antes de treinar.";
  if (screening.verdict === "stop") return "A triagem de saúde diz: parar e procurar um médico antes de treinar.";
  return null;
}
