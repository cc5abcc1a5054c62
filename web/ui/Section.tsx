import { Card, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly about?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function Section({ title, about, action, children }: Props) {
  const id = useId();
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="sm" mb={children ? "md" : 0}>
        <div>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {about && (
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          )}
        </div>
        {action}
      </Group>
      {children}
    </Card>
  );
}
