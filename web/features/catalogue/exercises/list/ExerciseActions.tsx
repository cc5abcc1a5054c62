import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import { type CatalogueExercise, useRemoveExercise } from "../data.ts";
import { exerciseBody, exerciseFormOf } from "../form/exercise-form.ts";
import { mayChange } from "./may-change.ts";

interface Props {
  readonly exercise: CatalogueExercise;
  readonly isAdmin: boolean;
  readonly onEdit: () => void;
}

export function ExerciseActions({ exercise, isAdmin, onEdit }: Props) {
  const remove = useRemoveExercise(isAdmin);
  if (!mayChange(exercise, isAdmin)) return null;
  const body = exerciseBody(exerciseFormOf(exercise));
  const { id, name } = exercise;
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <Tooltip label="Editar">
        <ActionIcon variant="subtle" size={44} aria-label={`Editar ${name}`} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Remover">
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Remover ${name}`}
          loading={remove.isPending}
          onClick={() => body && remove.mutate({ id, body })}
        >
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
