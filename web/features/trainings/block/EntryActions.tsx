import { Text } from "@mantine/core";
import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { focusOn } from "../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { toast } from "../../../ui/toast.ts";
import { Gone, isStale, usePrescribe } from "../data.ts";
import { isEditable } from "../exercise/editable-types.ts";
import { openTab } from "../open-tab.ts";
import { removeEntry } from "../training-changes.ts";
import type { TrainingContext } from "../training-context.ts";
import { namesOf } from "./entry-blocks.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly entry: TrainingEntry;
}

/** Editing and removing one exercise of a training. */
export function EntryActions({ context, training, entry }: Props) {
  const [asking, setAsking] = useState(false);
  if (context.readOnly) return null;
  const type = typeOfEntry(entry);
  const later = `A edição de "${exerciseTypeLabel(type ?? "")}" estará disponível em breve`;
  const open = { form: "exercicio", entryId: entry.id } as const;
  return (
    <>
      <ReasonIcon
        reason={isEditable(type) ? null : later}
        aria-label={`Editar ${namesOf(entry)}`}
        onClick={() => context.go({ trainingId: training.id, open })}
      >
        <Icon name="edit" />
      </ReasonIcon>
      <ReasonIcon reason={null} aria-label={`Remover ${namesOf(entry)}`} onClick={() => setAsking(true)}>
        <Icon name="trash" />
      </ReasonIcon>
      {asking && <RemoveExercise context={context} training={training} entry={entry} onDone={() => setAsking(false)} />}
    </>
  );
}

function RemoveExercise({ context, training, entry, onDone }: Props & { readonly onDone: () => void }) {
  const prescribe = usePrescribe(context.path);
  // Not `mutate` with callbacks: those are dropped with this row, which the removal takes away.
  const confirm = () =>
    prescribe
      .mutateAsync(removeEntry(training.id, entry))
      .then(
        () => {
          toast.success("Exercício removido com sucesso");
          focusOn(openTab);
        },
        (error: unknown) => {
          if (error instanceof Gone) return toast.failure(error, "Erro: Exercício não encontrado para remoção");
          toast.failureWithReason(error, "Erro ao remover Exercício");
          if (isStale(error)) void context.reload();
        },
      )
      .finally(onDone);
  return (
    <ConfirmDialog
      opened
      confirmLabel="Remover"
      danger
      busy={prescribe.isPending}
      onConfirm={confirm}
      onCancel={onDone}
    >
      Deseja remover o exercício selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {namesOf(entry)}
      </Text>
    </ConfirmDialog>
  );
}
