import type { Training } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { WEEKDAYS, type WeekdayValue } from "#domain/training/weekdays.ts";
import type { TrainingFields } from "./editor/training-changes.ts";

export interface TrainingForm {
  name: string;
  types: string[];
  muscleGroups: string[];
  weekdays: WeekdayValue[];
  methodName: string;
  methodDescription: string;
}

export const trainingFormOf = (training: Training): TrainingForm => ({
  name: training.name,
  types: training.exercise_type.map(({ value }) => value),
  muscleGroups: training.muscle_group.map(({ id }) => String(id)),
  weekdays: training.weekdays,
  methodName: training.training_method?.name ?? "",
  methodDescription: training.training_method?.description ?? "",
});

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The training's types and groups follow its exercises until somebody changes them. */
export function followsExercises({ types, muscleGroups }: TrainingForm, training: Training): boolean {
  const former = trainingFormOf(training);
  return (
    training.follows_exercises === true && isSame(types, former.types) && isSame(muscleGroups, former.muscleGroups)
  );
}

/** `isDayFree`: a training for which no day is left may be without one. */
export function missingIn(form: TrainingForm, training: Training, isDayFree: boolean): string | null {
  const { weekdays, muscleGroups, types } = form;
  const isSet = !followsExercises(form, training);
  const missing = [
    ...(isSet && types.length === 0 ? ["um tipo de exercício"] : []),
    ...(isSet && muscleGroups.length === 0 ? ["um grupo muscular"] : []),
    ...(isDayFree && weekdays.length === 0 ? ["um dia da semana"] : []),
  ];
  return missing.length === 0 ? null : `Escolha ao menos ${listInPortuguese(missing)}`;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** `groups` are those that the form offers; the server names a training that is left without a name. */
export function fieldsOf(form: TrainingForm, groups: readonly Named[], training: Training): TrainingFields {
  const methodName = form.methodName.trim();
  const methodDescription = form.methodDescription.trim();
  return {
    name: form.name.trim(),
    weekdays: WEEKDAYS.map(({ value }) => value).filter((value) => form.weekdays.includes(value)),
    exercise_type: EXERCISE_TYPES.filter(({ value }) => form.types.includes(value)).map(({ label, value }) => ({
      name: label,
      value,
    })),
    muscle_group: groups
      .filter(({ id }) => form.muscleGroups.includes(String(id)))
      .map(({ id, name }) => ({ id, name })),
    follows_exercises: followsExercises(form, training) || undefined,
    training_method:
      methodName || methodDescription ? { name: methodName || null, description: methodDescription || null } : null,
  };
}
