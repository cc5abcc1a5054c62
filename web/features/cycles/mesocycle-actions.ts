import type { MesocyclePath, MesocycleSummary } from "./data.ts";

/** What a mesocycle's card and its buttons are given. */
export interface MesocycleProps {
  readonly path: MesocyclePath;
  readonly mesocycle: MesocycleSummary;
  readonly isCurrent: boolean;
  /** A student looks on. */
  readonly readOnly: boolean;
}

/** Why the evaluation cannot be opened; null when it can. */
export function evaluationReason({ was_evaluated, is_finished }: MesocycleSummary, isStudent: boolean): string | null {
  if (was_evaluated) return null;
  if (isStudent) return "Seu personal ainda não registrou esta avaliação.";
  return is_finished ? "O mesociclo terminou sem avaliação." : null;
}

/** Why the training cannot be opened; null when it can. A mesocycle has to be evaluated before it gets one. */
export function trainingReason(mesocycle: MesocycleSummary, isStudent: boolean): string | null {
  const { was_evaluated, has_training, is_finished } = mesocycle;
  if (was_evaluated && has_training) return null;
  if (isStudent) return "Seu personal ainda não montou este treino.";
  if (is_finished) return "O mesociclo terminou sem treino.";
  return was_evaluated ? null : "Faça a avaliação para liberar o treino.";
}
