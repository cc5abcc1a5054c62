import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toast.ts";
import { useRemoveImported } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly evaluation: { readonly id: number; readonly evaluated_on: string };
}

/** Corrects a wrong row: without the evaluation the row can be imported again. */
export function RemoveImported({ studentId, evaluation: { id, evaluated_on } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveImported(studentId);
  const day = formatDate(evaluated_on);
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        setAsking(false);
        toast.success(`Avaliação de ${day} excluída`);
      },
    });
  return (
    <>
      <Button variant="default" leftSection={<Icon name="trash" size={18} />} onClick={() => setAsking(true)}>
        Excluir a importada de {day}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Excluir avaliação importada"
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="sm">
          <Text>A avaliação de {day} sai da linha do tempo. Para corrigir a linha, importe-a de novo.</Text>
          <FormAlert error={remove.error} />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
