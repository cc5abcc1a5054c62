import type { Training } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { defaultTrainingName } from "#domain/training/training-names.ts";
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

export const newTrainingForm = (existing: number): TrainingForm => ({
  name: defaultTrainingName(existing),
  types: [],
  muscleGroups: [],
  weekdays: [],
  methodName: "",
  methodDescription: "",
});

export const trainingFormOf = (training: Training): TrainingForm => ({
  name: training.name,
  types: training.exercise_type.map(({ value }) => value),
  muscleGroups: training.muscle_group.map(({ id }) => String(id)),
  weekdays: training.weekdays,
  methodName: training.training_method?.name ?? "",
  methodDescription: training.training_method?.description ?? "",
});

export function missingIn({ weekdays, muscleGroups, types }: TrainingForm): string | null {
  const missing = [
    ...(types.length === 0 ? ["um tipo de exercício"] : []),
    ...(muscleGroups.length === 0 ? ["um grupo muscular"] : []),
    ...(weekdays.length === 0 ? ["um dia da semana"] : []),
  ];
  return missing.length === 0 ? null : `Escolha ao menos ${listInPortuguese(missing)}`;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** `groups` are those that the form offers; the server names a training that is left without a name. */
export function fieldsOf(form: TrainingForm, groups: readonly Named[]): TrainingFields {
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
    training_method:
      methodName || methodDescription ? { name: methodName || null, description: methodDescription || null } : null,
  };
}
