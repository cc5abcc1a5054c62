import { Button } from "@mantine/core";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useStrength } from "./use-strength-sheet.ts";

interface Props {
  readonly onClose: () => void;
}

export function StrengthFooter({ onClose }: Props) {
  const { isDirty, isRefused, saving, save } = useStrength();
  const reason = isRefused ? "Corrija os campos destacados" : isDirty ? null : "Nada foi alterado ainda";
  const saveAndClose = async () => {
    if (await save()) onClose();
  };
  return (
    <>
      <Button variant="default" onClick={onClose}>
        Cancelar
      </Button>
      <ReasonButton reason={reason} loading={saving} onClick={saveAndClose}>
        Salvar Avaliação
      </ReasonButton>
    </>
  );
}
