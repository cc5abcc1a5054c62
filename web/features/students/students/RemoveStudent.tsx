import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type StudentSummary, useRemoveStudent } from "./data.ts";

export function RemoveStudent({ student: { id, name } }: { readonly student: StudentSummary }) {
  const [asking, question] = useDisclosure(false);
  const remove = useRemoveStudent();
  return (
    <>
      <Button variant="subtle" color="danger" px="xs" onClick={question.open}>
        Excluir
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Excluir cadastro"
        confirmLabel="Excluir"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: question.close })}
        onCancel={question.close}
      >
        <p>Deseja Realmente Excluir o Cadastro {id}?</p>
        <p>
          O cadastro de {name} é removido com as periodizações, avaliações e treinos. Essa ação não poderá ser desfeita.
        </p>
      </ConfirmDialog>
    </>
  );
}
