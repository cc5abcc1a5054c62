import { Stack, Text, Title } from "@mantine/core";
import { useMatches } from "@tanstack/react-router";
import { usePageTitle } from "./use-page-title.ts";

/** An address whose screen is still to come; the route says what will be there. */
export function PlaceholderScreen() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? "";
  usePageTitle(title);
  return (
    <Stack align="center" gap="xs" py="xl" ta="center">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">Em construção: {title}. Esta tela ainda não está disponível.</Text>
    </Stack>
  );
}
