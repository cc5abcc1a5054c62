import { Button, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { sentenceOf } from "../api/api-error.ts";
import { Icon } from "./Icon.tsx";

interface Props {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** It stands for the whole screen, so its words are the page's heading. */
  readonly asScreen?: boolean;
  /** Leads on from what trying again does not bring back. */
  readonly action?: ReactNode;
}

export function ErrorState({ error, title, onRetry, retrying = false, asScreen = false, action }: Props) {
  const sentence = sentenceOf(error);
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center" role="alert">
      <Text c="var(--mantine-color-error)" component="span" lh={0}>
        <Icon name="alert" size={32} />
      </Text>
      <Text fw={600} {...(asScreen && { component: "h1", size: "lg", m: 0 })}>
        {title ?? sentence}
      </Text>
      {title && (
        <Text size="sm" c="dimmed" maw="48ch">
          {sentence}
        </Text>
      )}
      {onRetry && (
        <Button variant="default" mt="xs" onClick={onRetry} loading={retrying}>
          Tentar novamente
        </Button>
      )}
      {action}
    </Stack>
  );
}
