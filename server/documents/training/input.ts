import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Block } from "#domain/training/blocks.ts";
import type { WeekdayValue } from "#domain/training/weekdays.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";
import type { Maybe } from "../../platform/pdf/text.ts";

/** Times are "mm:ss" or "hh:mm:ss". */
type Typed = Maybe<string | number>;

export type PrescribedExercise = {
  name: string;
  muscleGroups: readonly string[];
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
  note?: Maybe<string>;
};

/** The entries of one exercise type; blocks come in the training's own order. */
export type TrainingBlock = Block<TrainingEntry>;

export type TrainingSheet = {
  name: string;
  weekdays: readonly WeekdayValue[];
  method?: Maybe<{ name: string; description?: Maybe<string> }>;
  muscleGroups: readonly string[];
  blocks: readonly TrainingBlock[];
};

/** `date` of the frame is the day on which the sheet was made. */
export type TrainingDocumentInput = SheetFrame & {
  /** The names of the cycles that the trainings belong to, outermost first. */
  cycles: readonly string[];
  /** First and last day. */
  period: { from: CalendarDate; to: CalendarDate };
  trainings: readonly TrainingSheet[];
};
