import type { ReadinessAnswers } from "../../students/readiness/readiness-answers.ts";
import { readHealth } from "./read-health.ts";
import type { HealthAnswers } from "./statements.ts";

/** Why no effort may be prescribed in beats; null where the heart rate tells it. */
export function heartRateNote(answers: HealthAnswers, screened: ReadinessAnswers): string | null {
  const isLowered = readHealth(answers, screened).conditions.some(({ condition }) => condition === "beta_blocker");
  return isLowered || screened.diseases?.includes("arrhythmia")
    ? "Medicamento (ou marca-passo/arritmia) altera a frequência cardíaca: use a percepção de esforço."
    : null;
}
