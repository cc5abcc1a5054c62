import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { toast } from "../../../ui/toast.ts";
import { StrengthFooter } from "../strength-tests/StrengthProvider.tsx";
import type { CycleEvaluation } from "./data.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import { hasChanges } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";
import { useSave } from "./state/use-save.ts";

/** Of the button that Enter arrives at after the last field. */
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
  readonly fetchAgain: () => Promise<{ readonly data?: CycleEvaluation | undefined; readonly error: unknown }>;
  readonly onCancel: () => void;
  /** Absent for people who do not prescribe. */
  readonly onPrescribe: (() => void) | undefined;
  readonly onMarkNext: (() => void) | undefined;
}

function EvaluationFooter({ fetchAgain, onCancel, onPrescribe, onMarkNext }: Props) {
  const { dispatch } = useSheet();
  const isDone = useSheetState((state) => state.isConfirmed && !state.saving && !hasChanges(state));
  const { save, saving } = useSave();
  const [reloading, setReloading] = useState(false);
  // A button that is busy gives up the focus.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) document.getElementById(SAVE_ID)?.focus();
  }, [isDone]);

  const reload = async () => {
    setReloading(true);
    const { data, error } = await fetchAgain();
    setReloading(false);
    if (error || !data) return toast.failure(error);
    dispatch({ type: "reloaded", cycle: data });
  };

  return (
    <>
      <SaveStatus onReload={reload} reloading={reloading} />
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
