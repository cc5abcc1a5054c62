import { Button, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Student } from "#contract/students/students.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { useDecide } from "./data.ts";

interface Props {
  readonly student: Pick<Student, "id" | "name">;
  readonly onRefused?: () => void;
}

/** Refusing removes the student, so it asks first. */
export function Approval({ student: { id, name }, onRefused }: Props) {
  const [asking, question] = useDisclosure(false);
  const decide = useDecide();
  return (
    <Group gap="xs" wrap="nowrap" style={{ position: "relative", zIndex: 1 }}>
      <Button size="sm" loading={decide.isPending} onClick={() => decide.mutate({ id, approved: true })}>
        Aprovar
      </Button>
      <Button size="sm" variant="subtle" color="danger" px="xs" onClick={question.open}>
        Recusar
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Recusar aluno"
        confirmLabel="Recusar"
        danger
        busy={decide.isPending}
        onConfirm={() =>
          decide.mutate({ id, approved: false }, { onSettled: question.close, onSuccess: () => onRefused?.() })
        }
        onCancel={question.close}
      >
        <p>Deseja recusar o pedido de {name}?</p>
        <p>O cadastro é apagado, o aluno é avisado por e-mail e o que foi pago no cartão é devolvido.</p>
      </ConfirmDialog>
    </Group>
  );
}
