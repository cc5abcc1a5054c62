import { Badge, Text } from "@mantine/core";
import { isMarkedPain } from "#domain/training/executions/pain.ts";
import { Icon } from "../../../ui/Icon.tsx";

/** From 4 on pain stands out, with a sign beside the colour. */
export function PainBadge({ pain }: { readonly pain: number | null }) {
  if (pain === null) return null;
  if (!isMarkedPain(pain)) {
    return (
      <Text span size="xs" c="dimmed">
        Dor {pain}/10
      </Text>
    );
  }
  return (
    <Badge color="danger" variant="light" leftSection={<Icon name="alert" size={14} />}>
      Dor {pain}/10
    </Badge>
  );
}
