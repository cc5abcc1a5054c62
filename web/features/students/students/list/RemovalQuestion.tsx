import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { type StudentSummary, useRemoveStudent } from "../data.ts";

interface Props {
  readonly student: Pick<StudentSummary, "id" | "name">;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemovalQuestion({ student: { id, name }, opened, onClose }: Props) {
  const remove = useRemoveStudent();
  return (
    <ConfirmDialog
      opened={opened}
      title="Excluir cadastro"
      confirmLabel="Excluir"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>Deseja Realmente Excluir o Cadastro {id}?</p>
      <p>
        O cadastro de {name} é removido com as periodizações, avaliações e treinos. Essa ação não poderá ser desfeita.
      </p>
    </ConfirmDialog>
  );
}
