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

/** A running mesocycle has its main button in the strip above the cycles. */
export const isNextStep = ({ path, isCurrent, readOnly }: CycleProps) => isCurrent && !readOnly && isMicrocycle(path);

export const timelineMarkOf = (cycle: CycleSummary, today: string): TimelineMark => {
  const { was_evaluated: wasEvaluated, has_training: hasTraining } = cycle;
  return timelineMark({ ...periodOf(cycle), wasEvaluated, hasTraining }, today);
};

type Listed = Pick<CycleProps, "cycle" | "readOnly">;

/** Nothing is added to a finished cycle, nor by a reader. */
export const canOpenEvaluation = ({ cycle, readOnly }: Listed): boolean =>
  cycle.was_evaluated || !(cycle.is_finished || readOnly);

export const canOpenTraining = ({ cycle, readOnly }: Listed): boolean =>
  cycle.has_training || !(cycle.is_finished || readOnly);

/** A cycle must be evaluated before it gets trainings, but for a week that was copied from another one. */
export function trainingReason({ cycle, readOnly }: Listed): string | null {
  if (cycle.has_training) return null;
  if (readOnly) return "Seu personal ainda não montou este treino.";
  return cycle.was_evaluated ? null : "Faça a avaliação para liberar o treino.";
}
