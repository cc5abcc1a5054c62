import { Button } from "@mantine/core";
import { useEffect } from "react";
import { StrengthFooter } from "../strength-tests/StrengthProvider.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { hasChanges } from "./state/evaluation-state.ts";
import { useSheetState } from "./state/use-evaluation.ts";
import { useSave } from "./state/use-save.ts";

/** Enter arrives at this button after the last field. */
export const SAVE_ID = "evaluation-save";

interface DialogFooterProps extends Props {
  /** Strength tests are the student's and stay open. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function DialogFooter({ readOnly, onClose, ...props }: DialogFooterProps) {
  const tab = useSheetState((state) => state.tab);
  if (tab === "strength") return <StrengthFooter saveId={SAVE_ID} onClose={onClose} />;
  return readOnly ? null : <EvaluationFooter {...props} />;
}

interface Props {
  readonly onCancel: () => void;
  /** Absent for people who do not prescribe. */
  readonly onPrescribe: (() => void) | undefined;
  readonly onMarkNext: (() => void) | undefined;
}

function EvaluationFooter({ onCancel, onPrescribe, onMarkNext }: Props) {
  const isDone = useSheetState((state) => state.isConfirmed && !state.saving && !hasChanges(state));
  const { save, saving } = useSave();
  // A button that is busy gives up the focus.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) document.getElementById(SAVE_ID)?.focus();
  }, [isDone]);

  return (
    <>
      <SaveStatus />
      <Button variant="default" onClick={onCancel}>
        {isDone ? "Fechar" : "Cancelar"}
      </Button>
      {isDone && onMarkNext && (
        <Button variant="default" onClick={onMarkNext}>
          Marcar a próxima
        </Button>
      )}
      {isDone && onPrescribe ? (
        <Button id={SAVE_ID} onClick={onPrescribe}>
          Prescrever treino
        </Button>
      ) : (
        <Button id={SAVE_ID} onClick={save} loading={saving}>
          Salvar Avaliação
        </Button>
      )}
    </>
  );
}
