import type { Student } from "#contract/students.ts";
import type { Training } from "#contract/trainings.ts";
import { nextTraining } from "#domain/training/next-training.ts";
import { kindOf } from "../cycles/cycle-actions.ts";
import type { Cycle } from "../cycles/cycle-data.ts";
import type { CyclePath } from "../cycles/data.ts";
import type { TrainingPlace } from "./training-place.ts";

/** What every part of the training dialog works with. */
export interface TrainingContext {
  readonly path: CyclePath;
  readonly cycle: Cycle;
  readonly student: Student;
  /** The student reads it: today's training comes first. */
  readonly forStudent: boolean;
  /** A student reads it, or the cycle is over. */
  readonly readOnly: boolean;
  readonly place: TrainingPlace;
  readonly go: (place: TrainingPlace) => void;
  /** Brings what another window saved. */
  readonly reload: () => Promise<unknown>;
}

/** The training whose tab is open: the address's; else today's for a student, the first for a trainer. */
export function openTraining({ cycle, place, forStudent }: TrainingContext): Training | undefined {
  const { trainings } = cycle;
  const named = trainings.find(({ id }) => id === place.trainingId);
  return named ?? (forStudent ? nextTraining(trainings, Date.now()) : trainings[0]);
}

/** Why no training can be prescribed yet; null when it can. */
export const refusalToPrescribe = ({ cycle, path }: TrainingContext): string | null =>
  cycle.was_evaluated ? null : `Avalie o aluno neste ${kindOf(path)} antes de prescrever o treino.`;

/** Why no trainings can be copied into the cycle; null when they can. */
export function refusalToCopy(context: TrainingContext): string | null {
  const refusal = refusalToPrescribe(context);
  if (refusal) return refusal;
  return context.cycle.trainings.length > 0 ? "Só um ciclo sem treinos recebe uma cópia." : null;
}
