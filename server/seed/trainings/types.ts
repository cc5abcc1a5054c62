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
  training_method?: TrainingMethodName;
  /** In the order of execution. */
  exercises: readonly SeededEntry[];
}

/** One row of a training. The exercises and the technique are named as in the catalogue; absent values do not apply. */
export interface SeededEntry {
  /** One exercise, or several that are done together (BI-SET). */
  exercise: readonly string[];
  /** Null: "Sem Técnica Avançada". */
  exercise_technic: TechniqueName | null;
  series_type_id: number;
  series?: number;
  min_reps?: number;
  max_reps?: number;
  /** Pyramids: repetitions set by set, `12-10-08-06`. */
  reps_pattern?: string;
  descanco?: string;
  cadencia?: string;
  tempo?: string;
  quantidade_tiros?: number;
  tempo_tiros?: string;
  intervalo_tiros?: string;
  freqCardiaca?: number;
  hiit?: boolean;
  aerobicocont?: boolean;
  observacao?: string;
}

/** An entry of the training library. */
export interface SeededLibraryEntry {
  name: string;
  /** In order, A first. No weekday twice. */
  trainings: readonly SeededTraining[];
}
