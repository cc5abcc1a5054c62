import { Button, Group, Stack, Text } from "@mantine/core";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { PhoneWideDialog } from "../../../../ui/dialog/PhoneWideDialog.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { type CatalogueExercise, useRemoveExercise } from "../data.ts";
import { ExerciseDemonstration } from "../figure/ExerciseDemonstration.tsx";
import { exerciseBody, exerciseFormOf } from "../form/exercise-form.ts";
import { deviationNames } from "./deviation-names.ts";
import { mayChange } from "./may-change.ts";

interface Props {
  readonly exercise: CatalogueExercise;
  readonly isAdmin: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).join(", ");

export function ExerciseDetails({ exercise, isAdmin, onEdit, onClose }: Props) {
  const remove = useRemoveExercise(isAdmin);
  const body = exerciseBody(exerciseFormOf(exercise));
  const facts = [
    ["Tipo de exercício", exerciseTypeLabel(exercise.exercise_type)],
    ["Equipamento", exercise.equipament_needed],
    ["Grupos musculares", namesOf(exercise.muscle_groups)],
    ["Desvios posturais", deviationNames(exercise.postural_deviations.map(({ name }) => name))],
  ];
  return (
    <PhoneWideDialog opened onClose={onClose} title={exercise.name} size={620}>
      <Stack gap="md">
        <ExerciseDemonstration exercise={exercise} />
        <Text style={{ whiteSpace: "pre-line" }}>{exercise.execution ?? "Sem descrição disponível"}</Text>
        <Stack component="dl" gap="xs" m={0}>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <Text component="dt" size="sm" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" size="sm" m={0}>
                  {value}
                </Text>
              </div>
            ))}
        </Stack>
        {mayChange(exercise, isAdmin) && (
          <Group justify="flex-end" gap="sm">
            <Button
              variant="default"
              leftSection={<Icon name="trash" size={18} />}
              loading={remove.isPending}
              onClick={() => body && remove.mutate({ id: exercise.id, body }, { onSuccess: onClose })}
            >
              Remover
            </Button>
            <Button variant="default" leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
              Editar
            </Button>
          </Group>
        )}
      </Stack>
    </PhoneWideDialog>
  );
}
