import { List, Stack, Text } from "@mantine/core";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { toast } from "../../../ui/toast.ts";
import { type HandledRequest, useFulfilErasure } from "./data.ts";

interface Props {
  readonly request: HandledRequest;
  readonly onClose: () => void;
}

export default function FulfilDialog({ request, onClose }: Props) {
  const erase = useFulfilErasure();
  const { person } = request;
  const students = person?.students_count ?? 0;
  const confirm = () =>
    erase.mutate(
      { request_id: request.id, user_id: request.user_id },
      {
        onSuccess: () => {
          toast.success("Dados excluídos.");
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      title="Atender ao pedido de exclusão"
      confirmLabel="Excluir os dados"
      danger
      busy={erase.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <div style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>{person?.fullname}</Text>
          <Text size="sm" c="dimmed">
            {person?.email}
          </Text>
        </div>
        {students > 0 && (
          <Text fw={600}>
            {students === 1
              ? "A conta e os dados de 1 aluno também serão excluídos. Ele será avisado por e-mail."
              : `As contas e os dados de ${students} alunos também serão excluídos. Eles serão avisados por e-mail.`}
          </Text>
        )}
        <List spacing={4} size="sm">
          <List.Item>Conta, cadastro, fotos, avaliações e treinos são apagados</List.Item>
          <List.Item>Registros fiscais e provas de consentimento ficam, sem nome</List.Item>
          <List.Item>A pessoa é desconectada e não poderá mais entrar</List.Item>
        </List>
        <Text>Essa ação não poderá ser desfeita.</Text>
        <FormAlert error={erase.error} />
      </Stack>
    </ConfirmDialog>
  );
}
