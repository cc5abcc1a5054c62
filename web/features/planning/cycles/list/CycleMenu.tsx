import { ActionMenu } from "../../../../ui/ActionMenu.tsx";
import { rememberOpener } from "../../../../ui/dialog/use-focus-back.ts";

interface Props {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function CycleMenu({ name, onEdit, onRemove }: Props) {
  const remove = () => {
    rememberOpener();
    onRemove();
  };
  return (
    <ActionMenu
      label={`Opções de ${name}`}
      width={160}
      floatingStrategy="fixed"
      actions={[
        { label: "Editar", icon: "edit", act: onEdit },
        { label: "Remover", icon: "trash", isDangerous: true, act: remove },
      ]}
    />
  );
}
