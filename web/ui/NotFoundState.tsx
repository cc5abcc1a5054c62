import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

export function NotFoundState({ title, children, action }: Props) {
  return (
    <Stack align="center" gap="sm" ta="center" py="xl">
      <Text className="figures" c="dimmed" fw={600}>
        404
      </Text>
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{children}</Text>
      {action}
    </Stack>
  );
}
