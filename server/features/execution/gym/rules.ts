import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import type { ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { equivalentsAmong } from "#domain/training/equivalents.ts";
import { readLimits } from "#domain/training/health/read-health.ts";
import type { HealthAnswers } from "#domain/training/health/statements.ts";
import type { PainfulArea } from "#domain/training/painful-area-table.ts";
import { placeOf, type SavedPlace, toProposable } from "../../prescription/training-proposals/rules.ts";

interface Trainee extends SavedPlace {
  readonly personal_anamnesis: HealthAnswers & { readonly training_goals?: string | null | undefined };
  readonly physiological_anamnesis: HealthAnswers;
  readonly screened: ReadinessAnswers;
  /** Of the pains that the student told in the last days. */
  readonly toldAreas: readonly PainfulArea[];
}

const toSwappable = (exercise: Exercise) => ({
  ...toProposable(exercise),
  pattern: exercise.movement?.pattern ?? null,
});

/** By the id of each exercise of the trainings. */
export function equivalentsIn(
  trainings: readonly Training[],
  catalogue: readonly Exercise[],
  trainee: Trainee,
): ReadonlyMap<number, readonly Exercise[]> {
  const { personal_anamnesis: personal, physiological_anamnesis: physiological } = trainee;
  const { places, conditions } = readLimits({ ...physiological, ...personal }, trainee.screened);
  const who = {
    place: placeOf(trainee, {}, [personal.training_goals]),
    painfulAreas: [...places.map(({ area }) => area), ...trainee.toldAreas],
    conditions,
  };
  const equivalentsOf = equivalentsAmong(catalogue.map(toSwappable), who);
  const prescribed = trainings.flatMap((training) => training.exercises.flatMap(exercisesOf));
  return new Map(
    prescribed.map((exercise) => [exercise.id, equivalentsOf(toSwappable(exercise)).map(({ answered }) => answered)]),
  );
}
