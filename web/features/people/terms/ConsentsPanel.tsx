import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Loading } from "../../../ui/Skeletons.tsx";
import { consentsQuery } from "./data.ts";
import TermsDialog from "./TermsDialog.tsx";
import { VersionCard } from "./VersionCard.tsx";

interface Props {
  readonly version: number | undefined;
  readonly onRead: (version: number | undefined) => void;
}

export function ConsentsPanel({ version, onRead }: Props) {
  const { data, error, refetch, isFetching } = useQuery(consentsQuery);

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={64} radius="md" />
      </Loading>
    );
  }
  if (data.consents.length === 0) return <Text c="dimmed">Você ainda não aceitou os termos de uso.</Text>;

  return (
    <Stack gap="xs">
      {data.consents.map((consent) => (
        <VersionCard
          key={consent.version}
          version={consent.version}
          inForce={consent.version === data.current_version}
          about={`Aceita em ${instantOf(consent.given_at)}`}
          onRead={onRead}
        />
      ))}
      <TermsDialog opened={version !== undefined} onClose={() => onRead(undefined)} version={version} />
    </Stack>
  );
}
