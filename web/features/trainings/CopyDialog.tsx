import { Button, Select, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { listInPortuguese } from "#domain/portuguese-list.ts";
import { sentenceOf } from "../../api-error.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { toast } from "../../ui/toast.ts";
import { SELECT_IN_DIALOG } from "../exercises/select-props.ts";
import { DialogOverTraining } from "./DialogOverTraining.tsx";
import { type CopySource, copySourcesQuery, useCopyTrainings } from "./data.ts";
import type { PrescribedCycle, TrainingContext } from "./training-context.ts";

interface Props extends Pick<TrainingContext, "go"> {
  readonly cycle: PrescribedCycle;
}

const keyOf = ({ id, isMicrocycle }: CopySource) => `${isMicrocycle ? "microcycle" : "mesocycle"}-${id}`;

/** 'Copiar treino': all trainings of another cycle of the student, into this one that has none. */
export default function CopyDialog({ cycle, go }: Props) {
  const { data: sources, error, refetch, isFetching } = useQuery(copySourcesQuery(cycle.student.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const copy = useCopyTrainings(cycle.path);
  const source = sources?.find((one) => keyOf(one) === chosen);
  const close = () => go({});
  // Not `mutate` with callbacks: those are dropped with this dialog, which the copied trainings take away.
  const submit = () => {
    if (!source) return;
    copy.mutateAsync(source).then(
      () => {
        toast.success("Treino Copiado Com Sucesso!!");
        close();
      },
      (failure: unknown) => toast.failure(failure, `Erro: ${sentenceOf(failure)}`),
    );
  };

  return (
    <DialogOverTraining
      title="Copiar treino"
      width={550}
      onClose={close}
      footer={
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <ReasonButton
            reason={source ? null : "Escolha o ciclo de onde copiar."}
            loading={copy.isPending}
            onClick={submit}
          >
            Copiar treino
          </ReasonButton>
        </>
      }
    >
      {sources?.length === 0 && (
        <EmptyState icon="copy" title="Nenhum outro ciclo tem treinos">
          Os treinos deste aluno, em outros mesociclos e microciclos, poderão ser copiados daqui.
        </EmptyState>
      )}
      {sources && sources.length > 0 && (
        <Stack gap="md">
          <Select
            label="Copiar de"
            placeholder="Escolha o ciclo"
            {...SELECT_IN_DIALOG}
            data={sources.map((one) => ({ value: keyOf(one), label: `${one.name} (${formatPeriod(one.period)})` }))}
            value={chosen}
            onChange={setChosen}
          />
          <Text size="sm" role="status" mih={44}>
            {source
              ? `Serão copiados: ${listInPortuguese(source.trainings)}. Confira depois os dias da semana.`
              : "Ciclos Carregados com Sucesso"}
          </Text>
        </Stack>
      )}
      {!sources && error && (
        <ErrorState error={error} title="Erro ao Carregar Ciclos" onRetry={refetch} retrying={isFetching} />
      )}
      {!sources && !error && (
        <Loading>
          <Skeleton height={68} radius="md" />
        </Loading>
      )}
    </DialogOverTraining>
  );
}
