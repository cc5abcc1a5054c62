import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import { equivalentsAmong, type SwappableExercise, type Trainee } from "#domain/training/equivalents.ts";
import { readLimits } from "#domain/training/health/read-health.ts";
import type { HealthAnswers } from "#domain/training/health/statements.ts";
import type { PainfulArea } from "#domain/training/painful-area-table.ts";
import { placeOf, type SavedPlace } from "../../prescription/training-proposals/rules.ts";

interface KnownStudent extends SavedPlace {
  readonly personal_anamnesis: HealthAnswers & { readonly training_goals?: string | null | undefined };
  readonly physiological_anamnesis: HealthAnswers;
  readonly screened: ReadinessAnswers;
  /** The student told of pains there in the last days. */
  readonly toldAreas: readonly PainfulArea[];
}

const toSwappable = (exercise: Exercise): SwappableExercise => ({
  id: exercise.id,
  name: exercise.name,
  type: exercise.exercise_type,
  equipment: exercise.equipament_needed,
  pattern: exercise.movement?.pattern ?? null,
  muscleGroupIds: exercise.muscle_groups.map(({ id }) => id),
});

/** By what the student has there, and by pains and illnesses. */
export function traineeOf(student: KnownStudent): Trainee {
  const { personal_anamnesis: personal, physiological_anamnesis: physiological } = student;
  const { places, conditions } = readLimits({ ...physiological, ...personal }, student.screened);
  return {
    place: placeOf(student, {}, [personal.training_goals]),
    painfulAreas: [...places.map(({ area }) => area), ...student.toldAreas],
    conditions,
  };
}

/** The ids of what may take its place, by the id of each prescribed exercise. */
export function equivalentsIn(
  prescribed: readonly Exercise[],
  library: readonly SwappableExercise[],
  trainee: Trainee,
): ReadonlyMap<number, readonly number[]> {
  const equivalentsOf = equivalentsAmong(library, trainee);
  return new Map(prescribed.map((exercise) => [exercise.id, equivalentsOf(toSwappable(exercise)).map(({ id }) => id)]));
}
