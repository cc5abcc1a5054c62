import { Skeleton, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Loading } from "../../../ui/Skeletons.tsx";
import { versionsQuery } from "./data.ts";
import { VersionCard } from "./VersionCard.tsx";

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
      {data?.map(({ version, published_at, published_by }, index) => (
        <VersionCard
          key={version}
          version={version}
          inForce={index === 0}
          about={`${instantOf(published_at)} · ${published_by ?? "Texto inicial do sistema"}`}
          onRead={onRead}
        />
      ))}
    </Stack>
  );
}
