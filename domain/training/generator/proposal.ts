import type { PostureSelection } from "../../assessment/posture/catalogue.ts";
import type { PostureResult } from "../../assessment/posture/result.ts";
import type { TestedStrength } from "../../assessment/strength/suggested-load.ts";
import type { Screening } from "../../students/readiness/screening.ts";
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

export interface LinkedDeviation {
  readonly name: string;
  readonly exerciseIds: readonly number[];
}

/** All that a proposal follows from; the same input always gives the same proposal. */
export interface ProposalInput<Exercise extends CatalogueExercise = CatalogueExercise> {
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
  /** Null where the student was not screened. */
  readonly screening: Pick<Screening, "verdict" | "up_to" | "cleared_until"> | null;
  /** The evaluation measured a pressure of stage 2 or above. */
  readonly isHighPressure: boolean;
  readonly healthNotes: readonly string[];
  readonly place: TrainingPlace;
  /** The weeks of the cycle, and which of them the trainings are for; null for all of them. */
  readonly cycle: { readonly weeks: number; readonly week: number | null };
  readonly favouriteActivities: string;
  readonly painfulPlaces: readonly PainfulPlace[];
  readonly posture: { readonly result: PostureResult; readonly selection: PostureSelection };
  readonly deviations: readonly LinkedDeviation[];
  readonly strengthTests: readonly TestedStrength[];
  readonly exercises: readonly Exercise[];
  readonly bandOf: (groupId: number) => VolumeBand;
}

/** One row. Every row has at least one reason, a sentence in Portuguese. */
export interface ProposedLine<Exercise extends CatalogueExercise = CatalogueExercise> {
  readonly exercise: Exercise;
  readonly equivalents: readonly Exercise[];
  readonly prescription: Prescription;
  readonly reasons: readonly string[];
}

export interface ProposedTraining<Exercise extends CatalogueExercise = CatalogueExercise> {
  readonly name: string;
  readonly weekdays: readonly WeekdayValue[];
  readonly exerciseTypes: readonly ExerciseTypeValue[];
  readonly muscleGroups: readonly { readonly id: number; readonly name: string }[];
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
  readonly excluded: readonly { readonly exercise: Exercise; readonly reason: string }[];
  readonly volume: readonly ProposedVolume[];
  readonly notes: readonly string[];
}
