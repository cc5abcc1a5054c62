import type { LibraryTags } from "#contract/prescription/library.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import type { WeekdayValue } from "#domain/training/weekdays.ts";
import type { MuscleGroupName } from "../catalogue/muscle-groups.ts";
import type { TechniqueName } from "../catalogue/techniques.ts";
import type { TrainingMethodName } from "../catalogue/training-methods.ts";

export interface SeededTraining {
  name: string;
  weekdays: readonly WeekdayValue[];
  exercise_type: readonly ExerciseTypeValue[];
  muscle_group: readonly MuscleGroupName[];
  training_method?: TrainingMethodName | undefined;
  exercises: readonly SeededEntry[];
}

/** One row of a training. The exercises and the technique are named as in the catalogue; absent values do not apply. */
export interface SeededEntry {
  /** One exercise, or several that are done together (BI-SET). */
  exercise: readonly string[];
  /** Null: "Sem Técnica Avançada". */
  exercise_technic: TechniqueName | null;
  series_type_id: number;
  series?: number | undefined;
  min_reps?: number | undefined;
  max_reps?: number | undefined;
  /** Pyramids: repetitions set by set, `12-10-08-06`. */
  reps_pattern?: string | undefined;
  descanco?: string | undefined;
  cadencia?: string | undefined;
  tempo?: string | undefined;
  quantidade_tiros?: number | undefined;
  tempo_tiros?: string | undefined;
  intervalo_tiros?: string | undefined;
  freqCardiaca?: number | undefined;
  hiit?: boolean | undefined;
  aerobicocont?: boolean | undefined;
  observacao?: string | undefined;
}

export interface SeededLibraryEntry {
  name: string;
  tags?: LibraryTags;
  /** In order, A first. No weekday twice. */
  trainings: readonly SeededTraining[];
}
