import { Button, Card, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { consentsQuery } from "./data.ts";
import { instantOf } from "./instants.ts";
import { TermsDialog } from "./TermsDialog.tsx";

/** What the signed-in person has accepted and when, each version to be read again. For the profile. */
export function ConsentsPanel() {
  const { data, error, refetch, isFetching } = useQuery(consentsQuery);
  const [reading, setReading] = useState<number>();
  const [opened, setOpened] = useState(false);

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={64} radius="md" />
      </Loading>
    );
  }
  if (data.consents.length === 0) return <Text c="dimmed">Você ainda não aceitou os termos de uso.</Text>;

  const read = (version: number) => {
    setReading(version);
    setOpened(true);
  };
  return (
    <Stack gap="xs">
      {data.consents.map(({ version, given_at }) => (
        <Card key={version} withBorder px="md" py="xs">
          <Group justify="space-between">
            <div>
              <Text fw={600}>
                Versão {version}
                {version === data.current_version && " (em vigor)"}
              </Text>
              <Text size="sm" c="dimmed" className="figures">
                Aceita em {instantOf(given_at)}
              </Text>
            </div>
            <Button
              variant="subtle"
              size="sm"
              h={44}
              onClick={() => read(version)}
              aria-label={`Ler a versão ${version}`}
            >
              Ler
            </Button>
          </Group>
        </Card>
      ))}
      <TermsDialog opened={opened} onClose={() => setOpened(false)} version={reading} />
    </Stack>
  );
}
