import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import type { Block } from "#domain/training/blocks.ts";
import type { Prescription } from "#domain/training/entry/fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import type { WorkedMuscles } from "#domain/training/muscle-groups.ts";
import type { WeekdayValue } from "#domain/training/weekdays.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";
import type { Maybe } from "../../platform/pdf/text.ts";

/** The drawing beside an exercise. */
export type DrawnMovement = { movement: Movement; muscles: WorkedMuscles };

export type PrescribedExercise = {
  name: string;
  muscleGroups: readonly string[];
  figure?: Maybe<DrawnMovement>;
  /** "40 kg em 12/11" of the hardest set of the last time, or "56 kg" of a test, for working sets without a prescribed load. */
  offeredLoad?: Maybe<{ source: "last" | "test"; text: string }>;
};

export type TrainingEntry = {
  exercises: readonly PrescribedExercise[];
  /** A group may hold rows of another type than its block's. */
  type?: Maybe<ExerciseTypeValue>;
  technique?: Maybe<string>;
  /** Named only when it is not the normal one ("Aquecimento"). */
  seriesType?: Maybe<string>;
  prescription: Prescription;
};

/** Blocks come in the training's own order. */
export type TrainingBlock = Block<TrainingEntry>;

export type TrainingSheet = {
  name: string;
  weekdays: readonly WeekdayValue[];
  /** Its place in a sequence, whose trainings have no weekdays, and how often a week it comes round. */
  turn?: Maybe<{ place: string; timesAWeek: number }>;
  method?: Maybe<{ name: string; description?: Maybe<string> }>;
  muscleGroups: readonly string[];
  /** "52 min"; absent while there is nothing to do. */
  duration?: Maybe<string>;
  /** It is printed as a QR code. A library's training has none. */
  page?: Maybe<string>;
  blocks: readonly TrainingBlock[];
};

/** `date` of the frame is the day on which the sheet was made. */
export type TrainingDocumentInput = SheetFrame & {
  cycles: readonly string[];
  /** Null for trainings of the library, which have no days. */
  period: { from: CalendarDate; to: CalendarDate } | null;
  trainings: readonly TrainingSheet[];
};
