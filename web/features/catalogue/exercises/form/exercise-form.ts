import { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { needsDeviations, needsMuscleGroups } from "#domain/training/exercise-requirements.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { blankErrors, validateBy } from "../../../../ui/form/schema-validation.ts";
import type { CatalogueExercise, ExerciseToSave } from "../data.ts";

/** Ids are the texts of the selects. */
export interface ExerciseForm {
  readonly name: string;
  readonly exercise_type: string;
  readonly equipament_needed: string;
  readonly muscle_group_ids: string[];
  readonly postural_deviation_ids: string[];
  readonly execution: string;
  readonly link: string;
  /** Undefined until somebody chooses: it is what the name proposes. */
  readonly movement: CatalogueExercise["movement"] | undefined;
}

export type ExerciseStart = Partial<ExerciseForm>;

export const newExerciseForm = (start: ExerciseStart = {}): ExerciseForm => ({
  name: "",
  exercise_type: "",
  equipament_needed: "",
  muscle_group_ids: [],
  postural_deviation_ids: [],
  execution: "",
  link: "",
  movement: undefined,
  ...start,
});

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => String(id));

export const exerciseFormOf = (exercise: CatalogueExercise): ExerciseForm => ({
  name: exercise.name,
  exercise_type: exercise.exercise_type,
  equipament_needed: exercise.equipament_needed ?? "",
  muscle_group_ids: idsOf(exercise.muscle_groups),
  postural_deviation_ids: idsOf(exercise.postural_deviations),
  execution: exercise.execution ?? "",
  link: exercise.link ?? "",
  movement: exercise.movement,
});

export const typeOf = (form: ExerciseForm): ExerciseTypeValue | undefined =>
  EXERCISE_TYPES.find(({ value }) => value === form.exercise_type)?.value;

export function neededLinks(form: ExerciseForm) {
  const type = typeOf(form);
  return {
    muscleGroups: type !== undefined && needsMuscleGroups(type),
    deviations: type !== undefined && needsDeviations(type),
  };
}

const validateShape = validateBy<ExerciseForm>(ExerciseDraft);

export function validateExercise(form: ExerciseForm) {
  const needed = neededLinks(form);
  return {
    ...validateShape(form),
    ...blankErrors({ name: form.name, exercise_type: form.exercise_type }),
    ...(needed.muscleGroups && form.muscle_group_ids.length === 0 && { muscle_group_ids: MESSAGES.required }),
    ...(needed.deviations && form.postural_deviation_ids.length === 0 && { postural_deviation_ids: MESSAGES.required }),
  };
}

/**
 * Fields that the type does not ask for stay as they are, but for the deviations of an exercise that no longer lengthens: they go.
 * Undefined while no type is chosen.
 */
export function exerciseBody(form: ExerciseForm, edited?: CatalogueExercise): ExerciseToSave["body"] | undefined {
  const exercise_type = typeOf(form);
  if (!exercise_type) return undefined;
  const needed = neededLinks(form);
  const isRetyped = edited !== undefined && needsDeviations(edited.exercise_type) && !needed.deviations;
  const deviations = needed.deviations ? form.postural_deviation_ids : isRetyped ? [] : undefined;
  return {
    name: form.name,
    exercise_type,
    equipament_needed: form.equipament_needed,
    execution: form.execution,
    link: form.link,
    movement: form.movement,
    ...(needed.muscleGroups && { muscle_group_ids: form.muscle_group_ids.map(Number) }),
    ...(deviations && { postural_deviation_ids: deviations.map(Number) }),
  };
}
