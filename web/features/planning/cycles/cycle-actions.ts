import { type TimelineMark, timelineMark } from "#domain/periodisation/timeline.ts";
import { periodOf } from "./cycle-period.ts";
import type { CyclePath, CycleSummary, ListedCycle } from "./data.ts";

export interface CycleProps {
  readonly path: CyclePath;
  readonly cycle: ListedCycle;
  readonly isCurrent: boolean;
  readonly readOnly: boolean;
}

/** The level of a cycle's heading: below its macrocycle's, or its mesocycle's page's. */
export type HeadingOrder = 3 | 4;

export const isMicrocycle = ({ microId }: CyclePath) => microId !== undefined;

export const kindOf = (path: CyclePath) => (isMicrocycle(path) ? "microciclo" : "mesociclo");

/** Of a running mesocycle the strip above the cycles has the main button. */
export const isNextStep = ({ path, isCurrent, readOnly }: CycleProps) => isCurrent && !readOnly && isMicrocycle(path);

export const timelineMarkOf = (cycle: CycleSummary, today: string): TimelineMark => {
  const { was_evaluated: wasEvaluated, has_training: hasTraining } = cycle;
  return timelineMark({ ...periodOf(cycle), wasEvaluated, hasTraining }, today);
};

export function evaluationReason({ path, cycle, readOnly }: CycleProps): string | null {
  const { was_evaluated, is_finished } = cycle;
  if (was_evaluated) return null;
  if (readOnly) return "Seu personal ainda não registrou esta avaliação.";
  return is_finished ? `O ${kindOf(path)} terminou sem avaliação.` : null;
}

/** A cycle must be evaluated before it gets trainings. */
export function trainingReason({ path, cycle, readOnly }: Omit<CycleProps, "isCurrent">): string | null {
  const { was_evaluated, has_training, is_finished } = cycle;
  if (was_evaluated && has_training) return null;
  if (readOnly) return "Seu personal ainda não montou este treino.";
  if (is_finished) return `O ${kindOf(path)} terminou sem treino.`;
  return was_evaluated ? null : "Faça a avaliação para liberar o treino.";
}
