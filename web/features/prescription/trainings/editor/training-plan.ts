import type { UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import type { Student } from "#contract/students/students.ts";
import { nextTraining, weekdayToday } from "#domain/training/next-training.ts";
import { withTurns } from "#domain/training/sequence.ts";
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
  /** Only a cycle whose trainings are done in sequence has it. */
  readonly sequence?: { readonly nextId: number | null } | undefined;
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

/** The address's; else today's or the next in the sequence for a student, the first for a trainer. */
export function openTraining(
  trainings: readonly Training[],
  id: number | undefined,
  plan: TrainingPlan,
): Training | undefined {
  const find = (wanted: number | undefined) => trainings.find((training) => training.id === wanted);
  const named = find(id);
  if (named || !plan.forStudent) return named ?? trainings[0];
  return plan.cycle?.sequence ? (find(nextIn(plan)) ?? trainings[0]) : nextTraining(trainings, Date.now());
}

interface CycleState extends Pick<TrainingPlan, "finishedOn"> {
  readonly cycle?: Pick<PrescribedCycle, "sequence">;
}

/** The training that the student does next; undefined by weekday and once the cycle is over. */
export const nextIn = ({ cycle, finishedOn }: CycleState): number | undefined =>
  finishedOn === undefined ? (cycle?.sequence?.nextId ?? undefined) : undefined;

/** Undefined in a cycle that is over or in sequence, and in the library, whose days are none of a calendar. */
export const todayIn = ({ cycle, finishedOn }: CycleState): WeekdayValue | undefined =>
  cycle && !cycle.sequence && finishedOn === undefined ? weekdayToday(Date.now()) : undefined;

const daysOfWeekOf = ({ student }: PrescribedCycle) => student.personal_anamnesis.days_of_week ?? [];

/** Null where every day can be chosen; none can in a sequence. */
export const daysOfStudent = ({ cycle }: TrainingPlan): readonly string[] | null =>
  cycle ? (cycle.sequence ? [] : daysOfWeekOf(cycle)) : null;

/** In a sequence each training gets how often a week it comes round, for what is summed over a week. */
export const trainingsOfWeek = <T extends Training>(
  trainings: readonly T[],
  cycle: PrescribedCycle | undefined,
): readonly (T & { readonly times_a_week?: number })[] =>
  cycle?.sequence ? withTurns(trainings, daysOfWeekOf(cycle).length) : trainings;

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
