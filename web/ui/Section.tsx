import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { createContext, type ReactNode, use, useId } from "react";
import classes from "./Section.module.css";

/** Of the title: one lower within a group. */
const HeadingLevel = createContext<2 | 3>(2);

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
        <div style={{ flex: "1 1 16rem", minWidth: 0 }}>
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

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SectionGroup({ title, children }: GroupProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <HeadingLevel value={3}>
        <div className={classes.group}>{children}</div>
      </HeadingLevel>
    </Stack>
  );
}
