import { Checkbox, Skeleton, Stack, Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { type CopySource, keyOf } from "../../../planning/training-copies/data.ts";
import { usePlan } from "../editor/use-trainings.ts";

interface Props {
  readonly query: UseQueryResult<CopySource[]>;
  readonly texts: SourceTexts;
  readonly chosen: CopySource | undefined;
  readonly onChoose: (source: CopySource | undefined) => void;
  readonly ticked: readonly number[];
  readonly onTick: (trainingIds: readonly number[]) => void;
}

export interface SourceTexts {
  readonly placeholder: string;
  readonly none: string;
  readonly noneHint: string;
  readonly loaded: string;
  readonly failed: string;
}

export function SourceSelect({ query, texts, chosen, onChoose, ticked, onTick }: Props) {
  const { data, error, refetch, isFetching } = query;
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
        {texts.loaded && (
          <Text size="sm" role="status">
            {texts.loaded}
          </Text>
        )}
        {chosen && <Trainings of={chosen} ticked={ticked} onTick={onTick} />}
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

interface TicksProps extends Pick<Props, "ticked" | "onTick"> {
  readonly of: CopySource;
}

function Trainings({ of: { trainings }, ticked, onTick }: TicksProps) {
  const { cycle } = usePlan();
  return (
    <Checkbox.Group
      label="Quais treinos?"
      description={cycle?.sequence ? "Entram no fim da sequência." : "Confira depois os dias da semana."}
      value={ticked.map(String)}
      onChange={(chosen) => onTick(chosen.map(Number))}
    >
      <Stack gap={0} mt={4}>
        {trainings.map(({ id, name }) => (
          <Checkbox
            key={id}
            value={String(id)}
            size="md"
            label={name}
            styles={{ body: { alignItems: "center", minHeight: 44 } }}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
