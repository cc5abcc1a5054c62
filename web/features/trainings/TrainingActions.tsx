import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { Training } from "#contract/trainings.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonIcon } from "../../ui/ReasonButton.tsx";
import { focusOn } from "../../ui/use-focus-back.ts";
import { useRemoveTraining, useTrainingsPdf } from "./data.ts";
import type { Desk } from "./desk.ts";
import { openTab } from "./open-tab.ts";

interface Props {
  readonly desk: Desk;
  readonly training: Training;
}

/** What can be done with a whole training. */
export function TrainingActions({ desk, training }: Props) {
  const pdf = useTrainingsPdf(desk.path);
  return (
    <>
      {!desk.readOnly && (
        <>
          <ReasonIcon
            reason={null}
            aria-label={`Editar ${training.name}`}
            onClick={() => desk.go({ trainingId: training.id, open: { form: "editar" } })}
          >
            <Icon name="edit" />
          </ReasonIcon>
          <RemoveTraining desk={desk} training={training} />
        </>
      )}
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        Baixar PDF
      </Button>
    </>
  );
}

function RemoveTraining({ desk, training }: Props) {
  const [asking, setAsking] = useState(false);
  const { remove, isPending } = useRemoveTraining(desk.path);
  const confirm = async () => {
    const removed = await remove(training.id);
    if (!removed) return setAsking(false);
    desk.go({});
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
        busy={isPending}
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
