import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { Training } from "#contract/trainings.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { focusOn } from "../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonIcon } from "../../ui/ReasonButton.tsx";
import { useUpTo } from "../../ui/use-breakpoint.ts";
import type { CyclePath } from "../cycles/data.ts";
import { ShareMenu } from "../shared-links/ShareMenu.tsx";
import { useTrainingsPdf } from "./data.ts";
import { openTab } from "./open-tab.ts";
import { removeTraining } from "./training-changes.ts";
import type { TrainingContext } from "./training-context.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
}

/** Edits, removes, rearranges, keeps or prints a training. */
export function TrainingActions({ context, training }: Props) {
  return (
    <>
      {!context.readOnly && (
        <>
          <ReasonIcon
            reason={null}
            aria-label={`Editar ${training.name}`}
            onClick={() => context.go({ trainingId: training.id, open: { form: "editar" } })}
          >
            <Icon name="edit" />
          </ReasonIcon>
          <RemoveTraining context={context} training={training} />
          <ReasonIcon
            reason={null}
            aria-label="Ordenar blocos"
            onClick={() => context.go({ trainingId: training.id, open: { form: "ordenar" } })}
          >
            <Icon name="sort" />
          </ReasonIcon>
        </>
      )}
      {context.keptFrom && (
        <ReasonIcon
          reason={null}
          aria-label="Adicionar na Biblioteca"
          onClick={() => context.go({ trainingId: training.id, open: { form: "guardar" } })}
        >
          <Icon name="bookmark" />
        </ReasonIcon>
      )}
      <DownloadPdf context={context} training={training} />
      {context.cycle && <ShareTrainings path={context.cycle.path} />}
    </>
  );
}

function ShareTrainings({ path: { id, macroId, mesoId, microId } }: { readonly path: CyclePath }) {
  return (
    <ShareMenu
      studentId={id}
      shared={{ document: "trainings", macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId }}
    />
  );
}

function DownloadPdf({ context, training }: Props) {
  const pdf = useTrainingsPdf(() => context.print(training));
  const phone = useUpTo("sm");
  if (phone) {
    return (
      <ReasonIcon reason={null} aria-label="Baixar PDF" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        <Icon name="download" />
      </ReasonIcon>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" size={18} />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate()}
    >
      Baixar PDF
    </Button>
  );
}

function RemoveTraining({ context, training }: Props) {
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    void context.change(removeTraining(training.id), { saved: "Treino removido com sucesso" });
    context.go({});
    focusOn(openTab);
  };
  return (
    <>
      <ReasonIcon reason={null} aria-label={`Remover ${training.name}`} onClick={() => setAsking(true)}>
        <Icon name="trash" />
      </ReasonIcon>
      <ConfirmDialog
        opened={asking}
        confirmLabel="Remover"
        danger
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        Deseja remover o treino selecionado? Essa ação não poderá ser desfeita
        <Text fw={600} mt="xs">
          {training.name}
        </Text>
      </ConfirmDialog>
    </>
  );
}
