import { useMemo } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import type { Student } from "#contract/students/students.ts";
import { nextTraining } from "#domain/training/next-training.ts";
import type { TrainingPosition } from "../../../catalogue/exercises/data.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import type { LibraryAddition } from "../library-data.ts";
import { isNew } from "./new-ids.ts";
import type { OpenForm, TrainingPlace } from "./training-place.ts";
import type { Saving } from "./use-saving.ts";

/** What the editor needs of that which has the trainings: a cycle, or an entry of the library. */
export interface TrainingPlan {
  readonly name: string;
  /** As shown: with the changes that are not saved yet. */
  readonly trainings: readonly Training[];
  /** The last day, where it is over; its trainings can only be read then. */
  readonly finishedOn?: string;
  /** Why no training can be prescribed yet; null when it can. */
  readonly refusal: string | null;
}

/** The cycle that the trainings are prescribed in, and its student. */
export interface PrescribedCycle {
  readonly path: CyclePath;
  readonly student: Student;
}

/** The cycle that is named with a training which the trainer adds to the own library; empty for one of the library. */
export type KeptFrom = Pick<LibraryAddition, "mesocycle_id" | "microcycle_id">;

/** What every part of the training editor works with. */
export interface TrainingContext extends Pick<Saving, "change" | "undo" | "idOf" | "keyOf"> {
  readonly plan: TrainingPlan;
  readonly saving: Saving;
  /** Absent for an entry of the library. */
  readonly cycle?: PrescribedCycle;
  /** The student reads it: today's training comes first. */
  readonly forStudent: boolean;
  /** It can only be read: by a student, or because the cycle is over. */
  readonly readOnly: boolean;
  /** Absent: this person has no library of their own to add a training to. */
  readonly keptFrom?: KeptFrom | undefined;
  /** Saves the PDF of the open training; of a cycle, of all its trainings. */
  readonly print: (training: Training) => Promise<void>;
  readonly place: TrainingPlace;
  readonly go: (place: TrainingPlace) => void;
}

/** The part that stays the same while trainings change, so that a row is drawn again only when it changed itself. */
export type RowContext = Pick<TrainingContext, "change" | "go" | "keyOf" | "readOnly" | "forStudent"> &
  Pick<Saving, "drafts">;

export const useRowContext = ({ change, go, keyOf, readOnly, forStudent, saving }: TrainingContext): RowContext => {
  const { drafts } = saving;
  return useMemo(
    () => ({ change, go, keyOf, readOnly, forStudent, drafts }),
    [change, go, keyOf, readOnly, forStudent, drafts],
  );
};

/** The training whose tab is open: the address's; else today's for a student, the first for a trainer. */
export function openTraining({ plan, place, idOf, forStudent }: TrainingContext): Training | undefined {
  const { trainings } = plan;
  const wanted = place.trainingId && idOf(place.trainingId);
  const named = trainings.find(({ id }) => id === wanted);
  return named ?? (forStudent ? nextTraining(trainings, Date.now()) : trainings[0]);
}

/** The training's place in its cycle, by which exercises are suggested; null for one that the server does not know yet. */
export function positionOf({ plan, cycle }: TrainingContext, training: Training): TrainingPosition | null {
  if (!cycle || isNew(training.id)) return null;
  const { mesoId, microId } = cycle.path;
  const stored = plan.trainings.filter(({ id }) => !isNew(id));
  return { mesoId, ...(microId && { microId }), index: stored.findIndex(({ id }) => id === training.id) };
}

/** The form that the address names, if this person may open it: reading, a training can still be added to the own library. */
export function openForm({ place: { open }, readOnly, keptFrom }: TrainingContext): OpenForm | undefined {
  return (open?.form === "guardar" ? keptFrom : !readOnly) ? open : undefined;
}

/** Why no trainings can be copied into the plan; null when they can. */
export function refusalToCopy({ plan }: TrainingContext): string | null {
  return plan.refusal ?? (plan.trainings.length > 0 ? "Só um ciclo sem treinos recebe uma cópia." : null);
}
