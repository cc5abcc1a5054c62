import { TrainingDraft } from "#contract/prescription/trainings.ts";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import type { CatalogueNames } from "./catalogue-names.ts";
import type { SeededTraining } from "./types.ts";

export const seededDraft = (training: SeededTraining, names: CatalogueNames): TrainingDraft =>
  TrainingDraft.parse({
    name: training.name,
    weekdays: training.weekdays,
    exercise_type: training.exercise_type.map((value) => ({ name: exerciseTypeLabel(value), value })),
    muscle_group: training.muscle_group.map((name) => ({ id: names.muscleGroup(name), name })),
    training_method: training.training_method ? names.method(training.training_method) : null,
    exercises: training.exercises.map(({ exercise, exercise_technic, ...values }) => ({
      ...values,
      exercise: exercise.map((name) => ({ id: names.exercise(name) })),
      exercise_technic: exercise_technic === null ? null : { id: names.technique(exercise_technic) },
    })),
  });
