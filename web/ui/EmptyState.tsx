import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";

interface Props {
  readonly icon?: IconName;
  /** What is missing, in the specification's words. */
  readonly title: string;
  /** What will be here. */
  readonly children?: ReactNode;
  /** The action that fills it. */
  readonly action?: ReactNode;
}

/** A place with nothing in it yet: says what will be here and offers the action that fills it. */
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
