import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import { equivalentsAmong, type SwappableExercise } from "#domain/training/equivalents.ts";
import { readLimits } from "#domain/training/health/read-health.ts";
import type { HealthAnswers } from "#domain/training/health/statements.ts";
import type { PainfulArea } from "#domain/training/painful-area-table.ts";
import { placeOf, type SavedPlace } from "../../prescription/training-proposals/rules.ts";

interface Trainee extends SavedPlace {
  readonly personal_anamnesis: HealthAnswers & { readonly training_goals?: string | null | undefined };
  readonly physiological_anamnesis: HealthAnswers;
  readonly screened: ReadinessAnswers;
  /** Of the pains that the student told in the last days. */
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

/** The ids of what may take its place, by the id of each prescribed exercise. */
export function equivalentsIn(
  prescribed: readonly Exercise[],
  library: readonly SwappableExercise[],
  trainee: Trainee,
): ReadonlyMap<number, readonly number[]> {
  const { personal_anamnesis: personal, physiological_anamnesis: physiological } = trainee;
  const { places, conditions } = readLimits({ ...physiological, ...personal }, trainee.screened);
  const who = {
    place: placeOf(trainee, {}, [personal.training_goals]),
    painfulAreas: [...places.map(({ area }) => area), ...trainee.toldAreas],
    conditions,
  };
  const equivalentsOf = equivalentsAmong(library, who);
  return new Map(prescribed.map((exercise) => [exercise.id, equivalentsOf(toSwappable(exercise)).map(({ id }) => id)]));
}
