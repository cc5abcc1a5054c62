import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type Plan, useRemovePlan } from "./data.ts";

interface Props {
  readonly plan: Plan;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemovePlan({ plan, onRemoved, onClose }: Props) {
  const remove = useRemovePlan();
  return (
    <ConfirmDialog
      opened
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(plan.id, { onSuccess: onRemoved, onSettled: onClose })}
      onCancel={onClose}
    >
      Deseja remover o plano selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {plan.name}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {plan.personal_id === null
          ? "Quem o assina continua até o fim do período pago e depois escolhe outro."
          : "Quem já tem o plano continua com ele, pelo mesmo valor."}
      </Text>
    </ConfirmDialog>
  );
}
