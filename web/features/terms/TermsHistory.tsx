import { Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { versionsQuery } from "./data.ts";
import { instantOf } from "./instants.ts";

/** Every version: number, who, when, and the way to read it. */
export function TermsHistory({ onRead }: { readonly onRead: (version: number) => void }) {
  const { data, error, refetch, isFetching } = useQuery(versionsQuery);
  return (
    <Stack gap="sm" component="section" aria-labelledby="historico">
      <Title order={2} id="historico" size="h3">
        Histórico de versões
      </Title>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading>
          <Skeleton height={64} radius="md" />
        </Loading>
      )}
      {data?.map(({ version, published_at, published_by }, place) => (
        <Card key={version} withBorder px="md" py="xs">
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>
                Versão {version}
                {place === 0 && " (em vigor)"}
              </Text>
              <Text size="sm" c="dimmed" className="figures">
                {instantOf(published_at)} · {published_by ?? "Texto inicial do sistema"}
              </Text>
            </div>
            <Button
              variant="subtle"
              size="sm"
              h={44}
              onClick={() => onRead(version)}
              aria-label={`Ler a versão ${version}`}
            >
              Ler
            </Button>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
