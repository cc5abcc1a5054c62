import { Group, Stack, Text } from "@mantine/core";
import { changedParagraphs } from "./changed-paragraphs.ts";

interface Props {
  readonly before: string;
  readonly after: string;
}

const MARKS = { removed: "Sai", added: "Entra" } as const;

export function TermsChanges({ before, after }: Props) {
  const changes = changedParagraphs(before, after);
  if (changes.length === 0) return <Text c="dimmed">Nenhum parágrafo mudou.</Text>;
  return (
    <Stack component="ul" gap="sm" p={0} m={0}>
      {changes.map(({ kind, text }) => (
        <Group key={`${kind} ${text}`} component="li" gap="sm" wrap="nowrap" align="flex-start">
          <Text size="sm" fw={600} w={48} flex="none" c={kind === "removed" ? "danger.7" : "success.7"}>
            {MARKS[kind]}
          </Text>
          <Text size="sm" {...(kind === "removed" && { td: "line-through", c: "dimmed" })}>
            {text}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
