import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RichText } from "../../../ui/field/RichText.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Loading } from "../../../ui/Skeletons.tsx";
import { termsQuery } from "./data.ts";

export function TermsText({ version }: { readonly version?: number | undefined }) {
  const { data, error, refetch, isFetching } = useQuery(termsQuery(version));
  if (data) {
    return (
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {publishedOn(data)}
        </Text>
        <RichText html={data.description} />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState
        error={error}
        title="Erro ao buscar os termos de uso"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Loading>
      <Stack gap="sm">
        <Skeleton height={14} width="40%" />
        <Skeleton height={22} width="60%" mt="md" />
        <Skeleton height={96} />
        <Skeleton height={22} width="50%" mt="md" />
        <Skeleton height={160} />
      </Stack>
    </Loading>
  );
}

interface Published {
  readonly version: number;
  readonly published_at: string;
}

const publishedOn = ({ version, published_at }: Published): string =>
  `Versão ${version}, publicada em ${instantOf(published_at)}`;
