import type { HeaviestSet } from "#contract/execution/gym.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { blocksOf } from "#domain/training/blocks.ts";
import { secondsOf } from "#domain/training/entry/field-rules.ts";
import type { Prescription } from "#domain/training/entry/fields.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { type PlannedWork, plannedWork } from "#domain/training/planned-sets.ts";
import { withoutAnyLoad } from "#domain/training/sets/detailed-set.ts";
import type { RowGroup } from "#domain/training/sets/row-group.ts";
import { type ExerciseRef, exerciseLog, setOf, type TrainingLog } from "../log/training-log.ts";
import {
  addedExercises,
  exerciseFinder,
  exercisesOfRow,
  type KnownExercises,
  type StepExercise,
} from "./step-exercises.ts";
import { usualPrescription } from "./usual-prescription.ts";

export type { StepExercise } from "./step-exercises.ts";

export interface Step {
  /** The row's id; of an exercise that was added the negative id of the exercise. */
  readonly key: number;
  /** Null for an exercise that was added. */
  readonly entryId: number | null;
  readonly type: ExerciseTypeValue;
  readonly block: string;
  readonly prescription: Prescription;
  readonly technique: TrainingEntry["exercise_technic"];
  readonly work: PlannedWork;
  /** The trainer may want this very exercise. */
  readonly canSwap: boolean;
  readonly exercises: readonly StepExercise[];
}

/** The prescribed rows, with what was swapped, and after them what was added. */
export function stepsOf(training: Training, gym: KnownExercises, log: TrainingLog): Step[] {
  const find = exerciseFinder(training, gym, log);
  const blocks = blocksOf(training.exercise_type_order, training.exercises);
  const prescribed = blocks.flatMap(({ type, title, entries }) =>
    entries.map((entry) => ({
      key: entry.id,
      entryId: entry.id,
      type,
      block: title,
      prescription: fromWire(entry),
      technique: entry.exercise_technic,
      work: plannedWork(type, fromWire(entry)),
      exercises: exercisesOfRow(entry, find, log),
      canSwap: !fromWire(entry).noSwap,
    })),
  );
  return [...prescribed, ...addedExercises(find, log).map(addedStep)];
}

const addedStep = (exercise: StepExercise & { readonly type: ExerciseTypeValue }): Step => {
  const prescription = usualPrescription(exercise.type, exercise.last?.sets ?? []);
  return {
    key: -exercise.exerciseId,
    entryId: null,
    type: exercise.type,
    block: "Além do treino",
    prescription,
    technique: null,
    canSwap: false,
    work: plannedWork(exercise.type, prescription),
    exercises: [exercise],
  };
};

/** As it is shown: kilograms and shares hold for the exercise that was prescribed, so after a swap the row names none. */
export function shownWork({ exercises, prescription, work }: Step): Pick<Step, "prescription" | "work"> {
  if (!exercises.some(({ insteadOf }) => insteadOf)) return { prescription, work };
  return {
    prescription: { ...prescription, load: null, sets: prescription.sets?.map(withoutAnyLoad) ?? null },
    work: {
      ...work,
      sets: work.sets.map((set) => (set.detail ? { ...set, detail: withoutAnyLoad(set.detail) } : set)),
    },
  };
}

/** The record: of equal loads the first. */
export const heaviestOf = (sets: readonly HeaviestSet[]): HeaviestSet | undefined =>
  sets.toSorted((a, b) => b.load_kg - a.load_kg)[0];

/** "Supino reto + Crucifixo" */
export const nameOf = ({ exercises }: Step): string => exercises.map(({ name }) => name).join(" + ");

/** The exercise with which a set of a place was done: the present one, or one before a swap. */
export const doneWith = (exercise: StepExercise, log: TrainingLog, set: number): ExerciseRef | undefined =>
  [exercise, ...exercise.others].find((one) => setOf(log, one, set) !== undefined);

/** A combined row needs the set in all its exercises. */
export const isSetDone = (step: Step, log: TrainingLog, set: number): boolean =>
  step.exercises.every((exercise) => doneWith(exercise, log, set) !== undefined);

/** From 1. Sets that were done beyond the prescription count too. */
export function setPlaces({ work, exercises }: Step, log: TrainingLog): number[] {
  const done = exercises
    .flatMap((exercise) => [exercise, ...exercise.others])
    .flatMap((one) => exerciseLog(log, one)?.sets.map(({ set }) => set) ?? []);
  const most = Math.max(work.sets.length, ...done);
  return Array.from({ length: most }, (_, index) => index + 1);
}

export const skipReasonOf = ({ exercises }: Step, log: TrainingLog) =>
  exercises.map((exercise) => exerciseLog(log, exercise)?.skip_reason).find((reason) => reason) ?? null;

/** Undefined once all are done, or the rest is skipped. */
export const openSet = (step: Step, log: TrainingLog): number | undefined =>
  skipReasonOf(step, log) ? undefined : setPlaces(step, log).find((set) => !isSetDone(step, log, set));

export const isStepDone = (step: Step, log: TrainingLog): boolean => openSet(step, log) === undefined;

export interface OpenSteps {
  /** The next one with open sets after the present one. */
  readonly ahead: Step | undefined;
  /** Those that were passed over. */
  readonly behind: readonly Step[];
}

export function openStepsAround(steps: readonly Step[], present: Step, log: TrainingLog): OpenSteps {
  const index = steps.findIndex(({ key }) => key === present.key);
  const isOpen = (step: Step) => !isStepDone(step, log);
  return { ahead: steps.slice(index + 1).find(isOpen), behind: steps.slice(0, Math.max(index, 0)).filter(isOpen) };
}

/** Seconds of rest after a set, by the set itself, its row or its group; a drop follows at once. */
export function restAfter(steps: readonly Step[], step: Step, set: number, log: TrainingLog): number {
  const { work, prescription } = step;
  if (work.sets[set]?.detail?.kind === "drop") return 0;
  const ownRest = work.sets[set - 1]?.detail?.rest;
  const rest = ownRest ? secondsOf(ownRest) : work.restSeconds;
  const { group } = prescription;
  if (!group) return rest;
  if (hasClock(group)) return 0;
  const isBetween = nextInGroup(steps, step, log)?.set === set;
  const groupRest = isBetween ? group.rest_between : group.rest_after;
  return groupRest ? secondsOf(groupRest) : isBetween ? 0 : rest;
}

export const hasClock = ({ kind }: Pick<RowGroup, "kind">): boolean => kind === "emom" || kind === "amrap";

export const groupOf = (steps: readonly Step[], { prescription: { group } }: Step): readonly Step[] =>
  group ? steps.filter((one) => one.prescription.group?.number === group.number) : [];

/** Round by round: A1, B1, A2, B2. Undefined in a row without a group, and at the end of one. */
export function nextInGroup(steps: readonly Step[], present: Step, log: TrainingLog) {
  const rows = groupOf(steps, present);
  const open = rows.flatMap((step, index) => {
    const set = openSet(step, log);
    return set === undefined ? [] : [{ step, set, index }];
  });
  return open.toSorted((a, b) => a.set - b.set || a.index - b.index)[0];
}

/** The step of the last set while it has sets left, else the next open one, else the last. */
export function stepToContinue(steps: readonly Step[], log: TrainingLog): Step | undefined {
  const newest = log.snapshot.exercises
    .flatMap((one) => one.sets.map(({ done_at }) => ({ key: one.entry_id ?? -one.exercise_id, at: done_at ?? "" })))
    .reduce((late, one) => (one.at > late.at ? one : late), { key: 0, at: "" });
  const index = steps.findIndex(({ key }) => key === newest.key);
  const latest = steps[index];
  const inRound = latest && nextInGroup(steps, latest, log);
  if (inRound) return inRound.step;
  const onwards = [...steps.slice(Math.max(index, 0)), ...steps.slice(0, Math.max(index, 0))];
  return onwards.find((step) => !isStepDone(step, log)) ?? steps.at(-1);
}
