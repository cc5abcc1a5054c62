import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { consentsQuery } from "./data.ts";
import { instantOf } from "./instants.ts";
import { TermsDialog } from "./TermsDialog.tsx";
import { VersionCard } from "./VersionCard.tsx";

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
        <VersionCard
          key={version}
          version={version}
          inForce={version === data.current_version}
          about={`Aceita em ${instantOf(given_at)}`}
          onRead={read}
        />
      ))}
      <TermsDialog opened={opened} onClose={() => setOpened(false)} version={reading} />
    </Stack>
  );
}
