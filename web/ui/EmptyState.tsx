import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";

interface Props {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon = "list", title, children, action }: Props) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text c="dimmed" component="span" lh={0}>
        <Icon name={icon} size={32} />
      </Text>
      <Text fw={600}>{title}</Text>
      {children && (
        <Text size="sm" c="dimmed" maw="44ch" style={{ textWrap: "balance" }}>
          {children}
        </Text>
      )}
      {action && <div style={{ marginTop: 8 }}>{action}</div>}
    </Stack>
  );
}
