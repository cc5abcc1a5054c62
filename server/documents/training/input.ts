import type { SheetFrame } from "../../platform/pdf/sheet.ts";
import type { Maybe } from "../../platform/pdf/text.ts";

export type ExerciseType =
  | "stretching"
  | "mobility"
  | "myofascial_release"
  | "functional"
  | "resistence"
  | "manobra_resp"
  | "exerc_aerobicos";

/** Numbers may come as the text the trainer typed; times are "mm:ss" or "hh:mm:ss". */
type Typed = Maybe<string | number>;

export type PrescribedExercise = {
  name: string;
  muscleGroups?: readonly string[];
  /** Only where an exercise of a combined set differs from the entry. */
  minReps?: Typed;
  maxReps?: Typed;
};

/** One row of a training: an exercise, or the exercises of a combined set (BI-SET and so on). */
export type TrainingEntry = {
  exercises: readonly PrescribedExercise[];
  technique?: Maybe<string>;
  /** Named only when it is not the normal one ("Aquecimento"). */
  seriesType?: Maybe<string>;
  series?: Typed;
  minReps?: Typed;
  maxReps?: Typed;
  /** Repetitions set by set of a pyramid: "12-10-08". */
  repsPattern?: Maybe<string>;
  rest?: Typed;
  cadence?: Typed;
  time?: Typed;
  sprints?: Typed;
  sprintTime?: Typed;
  sprintInterval?: Typed;
  heartRate?: Typed;
  hiit?: Maybe<boolean>;
  continuousAerobic?: Maybe<boolean>;
  /** 0 is Sunday. */
  days?: readonly number[];
  suggestedLoadKg?: Maybe<number>;
  note?: Maybe<string>;
};

/** The exercises of one type, in their order; blocks come in the training's own block order. */
export type TrainingBlock = { type: ExerciseType; title?: Maybe<string>; entries: readonly TrainingEntry[] };

export type TrainingSheet = {
  name: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  method?: Maybe<{ name: string; description?: Maybe<string> }>;
  muscleGroups?: readonly string[];
  blocks: readonly TrainingBlock[];
};

/** `date` of the frame is the day the sheet was made. Without a student it is a sheet of the library. */
export type TrainingDocumentInput = SheetFrame & {
  /** What the sheet belongs to: "Macrociclo Verão", "Mesociclo 2". */
  cycles?: readonly string[];
  /** First and last day, "yyyy-mm-dd". */
  period?: Maybe<{ from: string; to: string }>;
  trainings: readonly TrainingSheet[];
  /** Blank boxes for the loads of so many weeks; 6 unless told, at most 8. */
  loadWeeks?: number;
};
