import { ActionIcon, Anchor, Card, Group, Stack, Table, Text, Tooltip } from "@mantine/core";
import { hrefOf } from "#domain/text/video-link.ts";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { Icon } from "../../../ui/Icon.tsx";
import linkClasses from "../../../ui/link.module.css";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { ExerciseStill } from "../exercises/figure/ExerciseStill.tsx";
import type { DeviationWithExercises, LinkedExercise } from "../postural-deviations/data.ts";
import { useUnlinkExercise } from "./data.ts";

interface Props {
  readonly groupId: number;
  readonly deviation: DeviationWithExercises;
  readonly onEdit: (exerciseId: number) => void;
}

export function LinkedExercises({ groupId, deviation: { id, name, exercises }, onEdit }: Props) {
  const narrow = useUpTo("sm");
  if (exercises.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nenhum exercício vinculado a este desvio.
      </Text>
    );
  }
  const rowOf = (exercise: LinkedExercise): RowProps => ({
    exercise,
    link: { id: groupId, deviationId: id, exerciseId: exercise.id },
    onEdit: () => onEdit(exercise.id),
  });
  if (narrow) {
    return (
      <Stack component="ul" gap="xs" m={0} p={0} aria-label={`Exercícios de ${name}`}>
        {exercises.map((exercise) => (
          <RowCard key={exercise.id} {...rowOf(exercise)} />
        ))}
      </Stack>
    );
  }
  return (
    <Table highlightOnHover verticalSpacing={2} aria-label={`Exercícios de ${name}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Exercício</Table.Th>
          <Table.Th>Tipo de exercício</Table.Th>
          <Table.Th>Vídeo Explicativo</Table.Th>
          <Table.Th ta="right">Ações</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {exercises.map((exercise) => (
          <Row key={exercise.id} {...rowOf(exercise)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface RowProps {
  readonly exercise: LinkedExercise;
  readonly link: { readonly id: number; readonly deviationId: number; readonly exerciseId: number };
  readonly onEdit: () => void;
}

const Row = (row: RowProps) => (
  <Table.Tr>
    <Table.Td>
      <Group wrap="nowrap" gap="sm">
        <ExerciseStill exercise={row.exercise} />
        {row.exercise.name}
      </Group>
    </Table.Td>
    <Table.Td>{exerciseTypeLabel(row.exercise.exercise_type)}</Table.Td>
    <Table.Td>{row.exercise.link ? <Video {...row.exercise} /> : "–"}</Table.Td>
    <Table.Td>
      <Actions {...row} />
    </Table.Td>
  </Table.Tr>
);

const RowCard = (row: RowProps) => (
  <Card component="li" withBorder px="sm" py={4} style={{ listStyle: "none" }}>
    <Group wrap="nowrap" gap="xs" justify="space-between">
      <ExerciseStill exercise={row.exercise} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={600} style={{ hyphens: "auto", overflowWrap: "anywhere" }}>
          {row.exercise.name}
        </Text>
        <Text size="sm" c="dimmed">
          {exerciseTypeLabel(row.exercise.exercise_type)}
        </Text>
        {row.exercise.link && <Video {...row.exercise} />}
      </div>
      <Actions {...row} />
    </Group>
  </Card>
);

/** The video in a tab of its own: nothing is loaded from its host before it is asked for. */
const Video = ({ name, link }: LinkedExercise) => (
  <Anchor
    size="sm"
    className={linkClasses.link}
    href={link ? hrefOf(link) : undefined}
    target="_blank"
    rel="noreferrer"
    aria-label={`Ver o vídeo de ${name}`}
  >
    Ver vídeo
  </Anchor>
);

function Actions({ exercise: { name }, link, onEdit }: RowProps) {
  const unlink = useUnlinkExercise();
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <Tooltip label="Editar">
        <ActionIcon variant="subtle" size={44} aria-label={`Editar ${name}`} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Desvincular">
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Desvincular ${name}`}
          loading={unlink.isPending}
          onClick={() => unlink.mutate({ ...link, name })}
        >
          <Icon name="close" size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
