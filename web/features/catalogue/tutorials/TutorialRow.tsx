import { ActionIcon, Badge, Card, Group, Text } from "@mantine/core";
import { TUTORIAL_AUDIENCES, TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { Tutorial } from "./data.ts";

interface Props {
  readonly tutorial: Tutorial;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function TutorialRow({
  tutorial: { name, description, link, tutorial_type, audience },
  onEdit,
  onRemove,
}: Props) {
  const type = TUTORIAL_TYPES.find(({ value }) => value === tutorial_type)?.label;
  return (
    <Card component="li" withBorder p="sm" style={{ listStyle: "none" }}>
      <Group wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text fw={600}>
            {name}
            {link && (
              <Text span size="sm" c="dimmed">
                {" "}
                · com vídeo
              </Text>
            )}
          </Text>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        </div>
        <Group gap={0} wrap="nowrap">
          <ActionIcon variant="subtle" size={44} aria-label={`Editar ${name}`} onClick={onEdit}>
            <Icon name="edit" size={18} />
          </ActionIcon>
          <ActionIcon variant="subtle" size={44} aria-label={`Remover ${name}`} onClick={onRemove}>
            <Icon name="trash" size={18} />
          </ActionIcon>
        </Group>
      </Group>
      <Group gap="xs" mt={4}>
        <Badge variant="light">{type}</Badge>
        <Badge variant="light" color="gray">
          Para quem: {TUTORIAL_AUDIENCES[audience]}
        </Badge>
      </Group>
    </Card>
  );
}
