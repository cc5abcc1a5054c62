import { ActionIcon, Card, Group, Stack, Table, Text, Tooltip, UnstyledButton } from "@mantine/core";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type CatalogueExercise, useRemoveExercise } from "../data.ts";
import { ExerciseStill } from "../figure/ExerciseStill.tsx";
import { exerciseBody, exerciseFormOf } from "../form/exercise-form.ts";
import classes from "./ExerciseTable.module.css";
import { mayChange } from "./may-change.ts";

interface Props {
  readonly exercises: readonly CatalogueExercise[];
  readonly isAdmin: boolean;
  readonly onOpen: (id: number) => void;
  readonly onEdit: (id: number) => void;
}

export function ExerciseTable({ exercises, isAdmin, onOpen, onEdit }: Props) {
  const narrow = useUpTo("md");
  const rowOf = (exercise: CatalogueExercise): RowProps => ({
    exercise,
    isAdmin,
    onOpen: () => onOpen(exercise.id),
    onEdit: () => onEdit(exercise.id),
  });
  const withActions = exercises.some((exercise) => mayChange(exercise, isAdmin));
  if (narrow) {
    return (
      <Stack component="ul" gap="xs" m={0} p={0}>
        {exercises.map((exercise) => (
          <RowCard key={exercise.id} {...rowOf(exercise)} />
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      {/* Fixed: the columns stay when longer names follow. */}
      <Table highlightOnHover verticalSpacing={2} horizontalSpacing="md" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="36%">Exercício</Table.Th>
            <Table.Th>Tipo de exercício</Table.Th>
            <Table.Th>Grupos musculares</Table.Th>
            <Table.Th>Equipamento</Table.Th>
            {withActions && (
              <Table.Th w={128} ta="right">
                Ações
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {exercises.map((exercise) => (
            <Row key={exercise.id} {...rowOf(exercise)} withActions={withActions} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface RowProps {
  readonly exercise: CatalogueExercise;
  readonly isAdmin: boolean;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
}

const groupsOf = ({ muscle_groups }: CatalogueExercise) => muscle_groups.map(({ name }) => name).join(", ");

function Row({ exercise, withActions, ...row }: RowProps & { readonly withActions: boolean }) {
  return (
    <Table.Tr>
      <Table.Td>
        <NameButton exercise={exercise} onOpen={row.onOpen} />
      </Table.Td>
      <Table.Td>{exerciseTypeLabel(exercise.exercise_type)}</Table.Td>
      <Table.Td>{groupsOf(exercise) || "–"}</Table.Td>
      <Table.Td>{exercise.equipament_needed ?? "–"}</Table.Td>
      {withActions && (
        <Table.Td>
          <ExerciseActions exercise={exercise} {...row} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function RowCard({ exercise, ...row }: RowProps) {
  const facts = [exerciseTypeLabel(exercise.exercise_type), groupsOf(exercise), exercise.equipament_needed];
  return (
    <Card component="li" withBorder px="sm" py={4} style={{ listStyle: "none" }}>
      <Group wrap="nowrap" gap="xs" justify="space-between">
        <div style={{ flex: 1, minWidth: 0 }}>
          <NameButton exercise={exercise} onOpen={row.onOpen} />
          <Text size="sm" c="dimmed" mb={6}>
            {facts.filter(Boolean).join(" · ")}
          </Text>
        </div>
        <ExerciseActions exercise={exercise} {...row} />
      </Group>
    </Card>
  );
}

function NameButton({ exercise, onOpen }: Pick<RowProps, "exercise" | "onOpen">) {
  return (
    <UnstyledButton className={classes.name ?? ""} onClick={onOpen} aria-haspopup="dialog">
      <ExerciseStill exercise={exercise} />
      <span>
        {exercise.name}
        {exercise.link && (
          <span className={classes.video}>
            <Icon name="play" size={14} /> vídeo
          </span>
        )}
      </span>
    </UnstyledButton>
  );
}

interface ActionsProps {
  readonly exercise: CatalogueExercise;
  readonly isAdmin: boolean;
  readonly onEdit: () => void;
}

function ExerciseActions({ exercise, isAdmin, onEdit }: ActionsProps) {
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
