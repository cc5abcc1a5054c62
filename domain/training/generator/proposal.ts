import type { PostureSelection } from "../../assessment/posture/catalogue.ts";
import type { PostureResult } from "../../assessment/posture/result.ts";
import type { TestedStrength } from "../../assessment/strength/suggested-load.ts";
import type { StudentType } from "../../students/registration.ts";
import type { Prescription } from "../entry/fields.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import type { NamedCondition } from "../health/read-health.ts";
import type { PainfulPlace } from "../painful-areas.ts";
import type { WeekdayValue } from "../weekdays.ts";
import type { VolumeBand } from "../weekly/band.ts";
import type { CatalogueExercise } from "./classified.ts";
import type { TrainingPlace } from "./equipment.ts";
import type { Level } from "./levels.ts";
import type { Objective } from "./objectives.ts";

/** A postural deviation that the student has, with the exercises that the catalogue links to it. */
export interface LinkedDeviation {
  readonly name: string;
  readonly exerciseIds: readonly number[];
}

/** All that a proposal follows from; the same input always gives the same proposal. */
export interface ProposalInput<Exercise extends CatalogueExercise = CatalogueExercise> {
  /** Available days, monday..sunday. */
  readonly daysOfWeek: readonly string[];
  /** For one training, warm-up included. */
  readonly minutes: number;
  readonly level: Level;
  readonly objective: Objective;
  readonly studentType: StudentType;
  readonly ageYears: number | null;
  readonly restingHeartRate: number | null;
  readonly conditions: readonly NamedCondition[];
  /** The doctor has cleared a student with a heart problem, says the trainer. */
  readonly isCleared: boolean;
  /** The evaluation measured a pressure of stage 2 or above. */
  readonly isHighPressure: boolean;
  /** What the trainer has to know of the student's health: see `healthNotes`. */
  readonly healthNotes: readonly string[];
  /** Where the student trains, and with what at home. */
  readonly place: TrainingPlace;
  /** The weeks of the cycle, and which of them the trainings are for; null for all of them. */
  readonly cycle: { readonly weeks: number; readonly week: number | null };
  readonly favouriteActivities: string;
  readonly painfulPlaces: readonly PainfulPlace[];
  /** What was marked in the evaluation, and the result that the training follows. */
  readonly posture: { readonly result: PostureResult; readonly selection: PostureSelection };
  readonly deviations: readonly LinkedDeviation[];
  readonly strengthTests: readonly TestedStrength[];
  readonly exercises: readonly Exercise[];
  /** The band of each muscle group, by id. */
  readonly bandOf: (groupId: number) => VolumeBand;
}

/** One row. Every row has at least one reason, a sentence in Portuguese. */
export interface ProposedLine<Exercise extends CatalogueExercise = CatalogueExercise> {
  readonly exercise: Exercise;
  /** Exercises that can take its place with the same figures, the nearest first. */
  readonly equivalents: readonly Exercise[];
  readonly prescription: Prescription;
  readonly reasons: readonly string[];
}

export interface ProposedTraining<Exercise extends CatalogueExercise = CatalogueExercise> {
  readonly name: string;
  readonly weekdays: readonly WeekdayValue[];
  readonly exerciseTypes: readonly ExerciseTypeValue[];
  /** The groups that the training is about. */
  readonly muscleGroups: readonly { readonly id: number; readonly name: string }[];
  /** All seven types, in the order in which they are done. */
  readonly blockOrder: readonly ExerciseTypeValue[];
  readonly minutes: number;
  readonly reasons: readonly string[];
  readonly lines: readonly ProposedLine<Exercise>[];
}

/** Weekly sets of a muscle group beside its band; `note` says why it lies below, null where it does not. */
export interface ProposedVolume extends VolumeBand {
  readonly group: { readonly id: number; readonly name: string };
  readonly sets: number;
  readonly note: string | null;
}

export interface Proposal<Exercise extends CatalogueExercise = CatalogueExercise> {
  /** The level that it was made for: the asked one, as far as the person's caps allow. */
  readonly level: Level;
  readonly trainings: readonly ProposedTraining<Exercise>[];
  /** Exercises that the proposal wanted and may not use. */
  readonly excluded: readonly { readonly exercise: Exercise; readonly reason: string }[];
  readonly volume: readonly ProposedVolume[];
  /** What the trainer has to know of the whole: days that are left out, advice to see a doctor. */
  readonly notes: readonly string[];
}
