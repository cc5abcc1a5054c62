import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import type { Student } from "#contract/students/students.ts";
import { nextTraining, weekdayToday } from "#domain/training/next-training.ts";
import type { WeekdayValue } from "#domain/training/weekdays.ts";
import type { CopySource } from "../../../planning/training-copies/data.ts";
import type { TrainingPosition } from "../../exercise-suggestions/data.ts";
import { isNew } from "./new-ids.ts";
import type { OpenForm, TrainingPlace } from "./training-place.ts";

export interface FoundStudent {
  readonly id: number;
  readonly name: string;
}

export interface PrescribedCycle {
  readonly path: CyclePath;
  readonly student: Student;
  /** By code or name, to copy the trainings of another student. */
  readonly findStudents: (codeOrName: string) => Promise<readonly FoundStudent[]>;
}

export type Shelf = "platform" | "own";

export interface TrainingLibrary {
  readonly entriesToCopy: (shelf: Shelf) => UseQueryOptions<CopySource[]>;
  readonly AddDialog: ComponentType<{
    readonly training: Training;
    /** Absent for a training of the library. */
    readonly path?: CyclePath | undefined;
    readonly onClose: () => void;
  }>;
}

/** It stays the same while trainings change. */
export interface TrainingPlan {
  readonly name: string;
  /** Set once the plan is over; its trainings can only be read then. */
  readonly finishedOn?: string | undefined;
  readonly refusal: string | null;
  /** Absent for an entry of the library. */
  readonly cycle?: PrescribedCycle;
  readonly forStudent: boolean;
  /** A student reads, and so does everybody once the cycle is over. */
  readonly readOnly: boolean;
  readonly canAddToLibrary: boolean;
  readonly library: TrainingLibrary;
  /** A cycle's PDF has all its trainings. */
  readonly print: (trainingId: number) => Promise<void>;
}

/** The address's; else today's for a student, the first for a trainer. */
export function openTraining(
  trainings: readonly Training[],
  id: number | undefined,
  { forStudent }: TrainingPlan,
): Training | undefined {
  const named = trainings.find((training) => training.id === id);
  return named ?? (forStudent ? nextTraining(trainings, Date.now()) : trainings[0]);
}

interface CycleState extends Pick<TrainingPlan, "finishedOn"> {
  readonly cycle?: object;
}

/** Undefined in a cycle that is over, and in the library, whose days are none of a calendar. */
export const todayIn = ({ cycle, finishedOn }: CycleState): WeekdayValue | undefined =>
  cycle && finishedOn === undefined ? weekdayToday(Date.now()) : undefined;

/** Null where every day can be chosen. */
export const daysOfStudent = ({ cycle }: TrainingPlan): readonly string[] | null =>
  cycle ? (cycle.student.personal_anamnesis.days_of_week ?? []) : null;

/** Null for a training that the server does not know yet, or of which nothing is known: it gets no suggestions by its place. */
export function positionOf(
  trainings: readonly Training[],
  id: number,
  { cycle }: TrainingPlan,
): TrainingPosition | null {
  const isKnown = trainings.some((training) => training.id === id && training.exercise_type.length > 0);
  if (!cycle || isNew(id) || !isKnown) return null;
  const { mesoId, microId } = cycle.path;
  const stored = trainings.filter((training) => !isNew(training.id));
  return { mesoId, ...(microId && { microId }), index: stored.findIndex((training) => training.id === id) };
}

/** A reader can still add a training to their library. */
export const openForm = ({ open }: TrainingPlace, { readOnly, canAddToLibrary }: TrainingPlan): OpenForm | undefined =>
  (open?.form === "guardar" ? canAddToLibrary : !readOnly) ? open : undefined;

export const refusalToCopy = ({ refusal }: TrainingPlan, hasTrainings: boolean): string | null =>
  refusal ?? (hasTrainings ? "Só um ciclo sem treinos recebe uma cópia." : null);
