import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { KEPT } from "../evaluation-changes/kept-sentence.ts";
import { StrengthContext, useStrength, useStrengthSheet } from "./use-strength-sheet.ts";

interface Props {
  readonly studentId: number;
  readonly children: ReactNode;
}

/** Keeps typed values while other parts of the dialog are shown, and asks before they are lost. */
export function StrengthProvider({ studentId, children }: Props) {
  const sheet = useStrengthSheet(studentId);
  return (
    <StrengthContext value={sheet}>
      {children}
      <UnsavedGuard isDirty={sheet.isUnsaved} />
    </StrengthContext>
  );
}

interface FooterProps {
  readonly saveId: string;
  readonly onClose: () => void;
}

export function StrengthFooter({ saveId, onClose }: FooterProps) {
  const { isDirty, isRefused, isKept, saving, save } = useStrength();
  const resting = isKept ? KEPT : "Nada foi alterado ainda";
  const reason = isRefused ? "Corrija os campos destacados" : isDirty ? null : resting;
  const saveAndClose = async () => {
    if (await save()) onClose();
  };
  return (
    <>
      {reason && (
        <Text size="sm" c="dimmed" me="auto" w={{ base: "100%", sm: "auto" }}>
          {reason}
        </Text>
      )}
      <Button variant="default" onClick={onClose}>
        {isDirty ? "Cancelar" : "Fechar"}
      </Button>
      <ReasonButton id={saveId} reason={reason} loading={saving} onClick={saveAndClose}>
        Salvar Avaliação
      </ReasonButton>
    </>
  );
}
