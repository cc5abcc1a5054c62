import { Card, Group, Text, Title } from "@mantine/core";
import { type ReactNode, use, useId } from "react";
import { HeadingLevel } from "./heading-level.ts";

interface Props {
  readonly title: string;
  readonly about?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function Section({ title, about, action, children }: Props) {
  const id = useId();
  const level = use(HeadingLevel);
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="sm" mb={children ? "md" : 0}>
        <div style={{ flex: about ? "1 1 16rem" : "1 1 10rem", minWidth: 0 }}>
          <Title order={level} size="h4" id={id}>
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
