import { Skeleton, Stack, Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { type CopySource, keyOf } from "../../../planning/training-copies/data.ts";

interface Props {
  readonly query: UseQueryResult<CopySource[]>;
  readonly texts: SourceTexts;
  readonly chosen: CopySource | undefined;
  readonly onChoose: (source: CopySource | undefined) => void;
}

export interface SourceTexts {
  readonly placeholder: string;
  readonly none: string;
  readonly noneHint: string;
  readonly loaded: string;
  readonly failed: string;
}

export function SourceSelect({ query: { data, error, refetch, isFetching }, texts, chosen, onChoose }: Props) {
  if (data?.length === 0) {
    return (
      <EmptyState icon="copy" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  }
  if (data) {
    return (
      <Stack gap="md">
        <Choice
          label="Copiar de"
          placeholder={texts.placeholder}
          data={data.map((source) => ({ value: keyOf(source), label: source.label }))}
          value={chosen ? keyOf(chosen) : null}
          onChange={(key) => onChoose(data.find((source) => keyOf(source) === key))}
        />
        <Text size="sm" role="status" mih={44}>
          {texts.loaded}
          {chosen && (
            <Text span size="sm" display="block">
              Serão copiados: {listInPortuguese(chosen.trainings)}. Confira depois os dias da semana.
            </Text>
          )}
        </Text>
      </Stack>
    );
  }
  if (error) return <ErrorState error={error} title={texts.failed} onRetry={refetch} retrying={isFetching} />;
  return (
    <Loading>
      <Skeleton height={68} radius="md" />
    </Loading>
  );
}
