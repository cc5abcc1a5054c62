import { Stack, Text } from "@mantine/core";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { counted } from "../../../ui/import/format.ts";
import { toast } from "../../../ui/toast.ts";
import { useUndoImport } from "./data.ts";

interface Props {
  readonly importKey: string;
  readonly count: number;
  readonly onUndone: () => void;
  readonly onCancel: () => void;
}

export function UndoEvaluations({ importKey, count, onUndone, onCancel }: Props) {
  const undo = useUndoImport();
  const evaluations = counted(count, "avaliação", "avaliações");
  const confirm = () =>
    undo.mutate(importKey, {
      onSuccess: ({ removed_count }) => {
        const removed = counted(removed_count, "avaliação removida", "avaliações removidas");
        toast.success(`Importação desfeita: ${removed}`);
        onUndone();
      },
    });
  return (
    <ConfirmDialog
      opened
      title="Desfazer importação"
      confirmLabel={`Remover ${evaluations}`}
      danger
      busy={undo.isPending}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap="sm">
        <Text>Desfazer remove o que esta planilha trouxe. As avaliações dos ciclos e os alunos ficam.</Text>
        <FormAlert error={undo.error} />
      </Stack>
    </ConfirmDialog>
  );
}
