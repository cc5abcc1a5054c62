import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { FullScreenDialog } from "../../ui/dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { CheckLines } from "./CheckLines.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import { counted } from "./format.ts";
import classes from "./ImportDialog.module.css";
import { ImportProgress } from "./ImportProgress.tsx";
import { MapColumns } from "./MapColumns.tsx";
import { StepList } from "./StepList.tsx";
import { STEPS, type Step } from "./steps.ts";
import { ImportResult } from "./students/ImportResult.tsx";
import { missingOf } from "./students/import-problems.ts";
import type { OpenFile } from "./use-import.ts";
import { useImportRun } from "./use-import-run.ts";

interface Props {
  /** As the address has it; a step whose work is not there (after a reload) is the first one. */
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onBack: (step: Step) => void;
  readonly onDone: () => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** 'Importar planilha': file, columns, dry run, result. Its own chunk; the readers of files are in a worker of their own. */
export default function ImportDialog({ step: wanted, onStep, onBack, onDone, onUndo, onClose }: Props) {
  const { work, lines, choose, check, start, busy, refusal, failure, progress, done } = useImportRun({
    onStep,
    onDone,
  });
  const [invite, setInvite] = useState(false);
  const { file } = work;
  const step = done ? "resultado" : reachable(wanted, file);
  const steps = useFocusOnChange(step);
  const missing = file && missingOf(file);
  const report = file?.report;

  return (
    <FullScreenDialog
      opened
      title="Importar planilha"
      subtitle={file && step !== "arquivo" ? file.name : undefined}
      onClose={onClose}
      width={1080}
      footer={
        progress ? null : step === "resultado" ? (
          <Button onClick={onClose}>Ver alunos</Button>
        ) : (
          <>
            <Button variant="default" onClick={step === "arquivo" ? onClose : () => onBack(before(step))}>
              {step === "arquivo" ? "Cancelar" : "Voltar"}
            </Button>
            {step === "colunas" && (
              <ReasonButton reason={missing} onClick={check} loading={busy}>
                Conferir
              </ReasonButton>
            )}
            {step === "conferencia" && report && (
              <ReasonButton reason={blocked(report)} onClick={() => start(invite)} loading={busy}>
                {failure ? "Tentar novamente" : `Importar ${counted(report.ready, "aluno", "alunos")}`}
              </ReasonButton>
            )}
          </>
        )
      }
    >
      <div ref={steps} tabIndex={-1} className={classes.steps}>
        <StepList current={step} />
      </div>
      {failure !== null && (
        <div className={classes.failure}>
          <FormAlert error={failure} />
        </div>
      )}
      {progress ? (
        <ImportProgress {...progress} />
      ) : (
        <>
          {step === "arquivo" && <ChooseFile busy={busy} refusal={refusal} onChoose={choose} />}
          {step === "colunas" && file && <MapColumns file={file} work={work} />}
          {step === "conferencia" && report && (
            <CheckLines report={report} work={lines} invite={invite} onInvite={setInvite} />
          )}
          {step === "resultado" && done && <ImportResult done={done} onUndo={onUndo} />}
        </>
      )}
      <UnsavedGuard isDirty={() => file !== null && done === null} />
    </FullScreenDialog>
  );
}

/** With a step goes the button that led on; the keyboard and readers go on from the list of steps, which says where they are. */
function useFocusOnChange(step: Step) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    steps.current?.focus();
  }, [step]);
  return steps;
}

function reachable(wanted: Step, file: OpenFile | null): Step {
  if (!file || wanted === "arquivo") return "arquivo";
  return wanted === "colunas" || !file.report ? "colunas" : "conferencia";
}

const before = (step: Step): Step => STEPS[Math.max(0, STEPS.indexOf(step) - 1)] ?? "arquivo";

function blocked({ wrong, ready }: { readonly wrong: number; readonly ready: number }): string | null {
  if (wrong > 0) return `Corrija ou ignore ${counted(wrong, "linha com erro", "linhas com erro")}.`;
  return ready === 0 ? "Não há alunos para importar." : null;
}
