import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { GymExercise, HeaviestSet } from "#contract/execution/gym.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { blocksOf, exercisesOf } from "#domain/training/blocks.ts";
import type { Prescription } from "#domain/training/entry/fields.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { type PlannedWork, plannedWork } from "#domain/training/planned-sets.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import { type ExerciseRef, setOf, type TrainingLog } from "../log/training-log.ts";

export interface StepExercise extends ExerciseRef, Pick<Exercise, "link" | "movement" | "muscle_groups"> {
  readonly execution: string | null;
  /** Of this row, else, in a working row, of the exercise. */
  readonly last: GymExercise["last"];
  /** From the test of this exercise, in a working row without a load of its own. */
  readonly suggestedLoadKg: number | null;
  /** Of each of its last days and of the record's, the oldest first. */
  readonly heaviest: readonly HeaviestSet[];
}

export interface Step {
  readonly entryId: number;
  readonly type: ExerciseTypeValue;
  readonly block: string;
  readonly prescription: Prescription;
  readonly technique: TrainingEntry["exercise_technic"];
  readonly work: PlannedWork;
  readonly exercises: readonly StepExercise[];
}

export function stepsOf(training: Training, known: readonly GymExercise[]): Step[] {
  const extras = new Map(known.map((one) => [one.exercise_id, one]));
  const blocks = blocksOf(training.exercise_type_order, training.exercises);
  return blocks.flatMap(({ type, title, entries }) =>
    entries.map((entry) => ({
      entryId: entry.id,
      type,
      block: title,
      prescription: fromWire(entry),
      technique: entry.exercise_technic,
      work: plannedWork(type, fromWire(entry)),
      exercises: exercisesOf(entry).map(({ id, name, link, movement, muscle_groups }) => ({
        entryId: entry.id,
        exerciseId: id,
        name,
        link,
        movement,
        muscle_groups,
        execution: extras.get(id)?.execution ?? null,
        heaviest: extras.get(id)?.heaviest ?? [],
        ...loadsOf(entry, extras.get(id)),
      })),
    })),
  );
}

/** A warm-up takes no load from the work of the same exercise. */
function loadsOf(entry: TrainingEntry, known: GymExercise | undefined): Pick<StepExercise, "last" | "suggestedLoadKg"> {
  const { seriesTypeId, load } = fromWire(entry);
  const isWork = isWorkingSeries(seriesTypeId);
  const ofRow = known?.rows?.find(({ entry_id }) => entry_id === entry.id)?.last;
  return {
    last: ofRow ?? (isWork ? known?.last : null) ?? null,
    suggestedLoadKg: (isWork && load === null ? known?.suggested_load_kg : null) ?? null,
  };
}

/** The record: of equal loads the first. */
export const heaviestOf = (sets: readonly HeaviestSet[]): HeaviestSet | undefined =>
  sets.toSorted((a, b) => b.load_kg - a.load_kg)[0];

/** "Supino reto + Crucifixo" */
export const nameOf = ({ exercises }: Step): string => exercises.map(({ name }) => name).join(" + ");

/** A combined row needs the set in all its exercises. */
export const isSetDone = (step: Step, log: TrainingLog, set: number): boolean =>
  step.exercises.every((exercise) => setOf(log, exercise, set) !== undefined);

/** From 1. Sets that were done beyond the prescription count too. */
export function setPlaces({ work, exercises }: Step, log: TrainingLog): number[] {
  const done = exercises.flatMap(({ entryId, exerciseId }) =>
    log.snapshot.exercises
      .filter((one) => one.entry_id === entryId && one.exercise_id === exerciseId)
      .flatMap(({ sets }) => sets.map(({ set }) => set)),
  );
  const most = Math.max(work.sets.length, ...done);
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** Undefined once all are done. */
export const openSet = (step: Step, log: TrainingLog): number | undefined =>
  setPlaces(step, log).find((set) => !isSetDone(step, log, set));

export const isStepDone = (step: Step, log: TrainingLog): boolean => openSet(step, log) === undefined;

export interface OpenSteps {
  /** The next one with open sets after the present one. */
  readonly ahead: Step | undefined;
  /** Those that were passed over. */
  readonly behind: readonly Step[];
}

export function openStepsAround(steps: readonly Step[], present: Step, log: TrainingLog): OpenSteps {
  const index = steps.findIndex(({ entryId }) => entryId === present.entryId);
  const isOpen = (step: Step) => !isStepDone(step, log);
  return { ahead: steps.slice(index + 1).find(isOpen), behind: steps.slice(0, Math.max(index, 0)).filter(isOpen) };
}

/** The step of the last set while it has sets left, else the next open one, else the last. */
export function stepToContinue(steps: readonly Step[], log: TrainingLog): Step | undefined {
  const newest = log.snapshot.exercises
    .flatMap(({ entry_id, sets }) => sets.map(({ done_at }) => ({ entry_id, at: done_at ?? "" })))
    .reduce((late, one) => (one.at > late.at ? one : late), { entry_id: null as number | null, at: "" });
  const index = steps.findIndex(({ entryId }) => entryId === newest.entry_id);
  const onwards = [...steps.slice(Math.max(index, 0)), ...steps.slice(0, Math.max(index, 0))];
  return onwards.find((step) => !isStepDone(step, log)) ?? steps.at(-1);
}
