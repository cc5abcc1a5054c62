import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import type { Student } from "#contract/students/students.ts";
import { nextTraining } from "#domain/training/next-training.ts";
import type { TrainingPosition } from "../../exercise-suggestions/data.ts";
import { isNew } from "./new-ids.ts";
import type { OpenForm, TrainingPlace } from "./training-place.ts";

/** The cycle that the trainings are prescribed in, and its student. */
export interface PrescribedCycle {
  readonly path: CyclePath;
  readonly student: Student;
}

/** Whose entries of the library: the platform's or the trainer's own. */
export type Shelf = "platform" | "own";

/** A cycle, or an entry of the library, whose trainings can be copied. */
export interface CopySource {
  readonly level: "mesocycle" | "microcycle" | "library";
  readonly id: number;
  /** "Hipertrofia · Mesociclo 1 · Microciclo 2 (1–7 de março)" */
  readonly label: string;
  readonly trainings: readonly string[];
}

/** The library as the editor is given it. */
export interface TrainingLibrary {
  /** The entries of a shelf that have trainings. */
  readonly entriesToCopy: (shelf: Shelf) => UseQueryOptions<CopySource[]>;
  /** Adds a training to the trainer's own library. */
  readonly AddDialog: ComponentType<{
    readonly training: Training;
    /** The cycle that the training is from; absent for one of the library. */
    readonly path?: CyclePath | undefined;
    readonly onClose: () => void;
  }>;
}

/** What the editor is given by whoever opens it: a cycle's dialog or an entry of the library. It stays the same while trainings change. */
export interface TrainingPlan {
  readonly name: string;
  /** The last day, where it is over; its trainings can only be read then. */
  readonly finishedOn?: string | undefined;
  /** Why no training can be prescribed yet; null when it can. */
  readonly refusal: string | null;
  /** Absent for an entry of the library. */
  readonly cycle?: PrescribedCycle;
  /** The student reads it: today's training comes first. */
  readonly forStudent: boolean;
  /** It can only be read: by a student, or because the cycle is over. */
  readonly readOnly: boolean;
  /** Whether this person has a library of their own to add a training to. */
  readonly canKeep: boolean;
  readonly library: TrainingLibrary;
  /** Saves the PDF of the open training; of a cycle, of all its trainings. */
  readonly print: (trainingId: number) => Promise<void>;
}

/** The training whose tab is open: the address's; else today's for a student, the first for a trainer. */
export function openTraining(
  trainings: readonly Training[],
  id: number | undefined,
  { forStudent }: TrainingPlan,
): Training | undefined {
  const named = trainings.find((training) => training.id === id);
  return named ?? (forStudent ? nextTraining(trainings, Date.now()) : trainings[0]);
}

/** The training's place in its cycle, by which exercises are suggested; null for one that the server does not know yet. */
export function positionOf(
  trainings: readonly Training[],
  id: number,
  { cycle }: TrainingPlan,
): TrainingPosition | null {
  if (!cycle || isNew(id)) return null;
  const { mesoId, microId } = cycle.path;
  const stored = trainings.filter((training) => !isNew(training.id));
  return { mesoId, ...(microId && { microId }), index: stored.findIndex((training) => training.id === id) };
}

/** The form that the address names, if this person may open it: reading, a training can still be added to the own library. */
export const openForm = ({ open }: TrainingPlace, { readOnly, canKeep }: TrainingPlan): OpenForm | undefined =>
  (open?.form === "guardar" ? canKeep : !readOnly) ? open : undefined;

/** Why no trainings can be copied into the plan; null when they can. */
export const refusalToCopy = ({ refusal }: TrainingPlan, hasTrainings: boolean): string | null =>
  refusal ?? (hasTrainings ? "Só um ciclo sem treinos recebe uma cópia." : null);
