import type { HeartObstacle } from "../../assessment/aerobic/training-zones.ts";
import type { ReadinessAnswers } from "../../students/readiness/readiness-answers.ts";
import { readLimits } from "./read-health.ts";
import type { HealthAnswers } from "./statements.ts";

/** Why the heart rate does not tell an effort; null where it does. */
export function heartObstacle(answers: HealthAnswers, screened: ReadinessAnswers): HeartObstacle | null {
  const isLowered = readLimits(answers, screened).conditions.some(({ condition }) => condition === "beta_blocker");
  if (isLowered) return "medicine";
  return screened.diseases?.includes("arrhythmia") ? "rhythm" : null;
}

/** Why no effort may be prescribed in beats; null where the heart rate tells it. */
export const heartRateNote = (obstacle: HeartObstacle | null): string | null =>
  obstacle && "Medicamento (ou marca-passo/arritmia) altera a frequência cardíaca: use a percepção de esforço.";
