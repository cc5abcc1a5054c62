import { Button, Progress, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { fieldLabel } from "#domain/import/spreadsheet/columns.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { FullScreenDialog } from "../dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../dialog/UnsavedGuard.tsx";
import { FormAlert } from "../form/FormAlert.tsx";
import { ReasonButton } from "../ReasonButton.tsx";
import { CheckLines } from "./CheckLines.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import { counted, formatCount } from "./format.ts";
import classes from "./ImportDialog.module.css";
import { agreeing, type Report } from "./import-file.ts";
import type { ImportTexts } from "./import-noun.ts";
import { MapColumns } from "./MapColumns.tsx";
import { StepList } from "./StepList.tsx";
import { STEPS, type Step } from "./steps.ts";
import type { ColumnWork, LineWork, OpenFile } from "./use-import.ts";

export interface ImportMoves {
  /** As the address has it; a step whose work is not there (after a reload) is the first one. */
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onBack: (step: Step) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Run {
  readonly work: ColumnWork & { readonly file: OpenFile | null };
  readonly lines: LineWork;
  readonly choose: (file: File) => void;
  readonly check: () => void;
  readonly start: () => void;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly failure: unknown;
  readonly progress: { readonly sent: number; readonly total: number } | null;
}

interface Props extends Pick<ImportMoves, "step" | "onBack" | "onClose"> {
  readonly texts: ImportTexts;
  readonly run: Run;
  readonly missingAnswers: string | null;
  readonly shared: ReactNode;
  readonly options?: ReactNode;
  readonly result: ReactNode;
  readonly title?: string;
  /** Below the choice of the file. */
  readonly beside?: ReactNode;
  readonly next?: { readonly label: string; readonly onPress: () => void };
}

export function ImportDialog({
  step: requestedStep,
  onBack,
  onClose,
  texts,
  run,
  missingAnswers,
  shared,
  options,
  result,
  title = "Importar planilha",
  beside,
  next = { label: `Ver ${texts.many}`, onPress: onClose },
}: Props) {
  const { work, lines, choose, check, start, busy, refusal, failure, progress } = run;
  const { file } = work;
  const step = result ? "resultado" : reachable(requestedStep, file);
  const steps = useFocusOnChange(step);
  const missing = file && (noColumnOf(file, texts) ?? missingAnswers);
  const report = file?.report;

  return (
    <FullScreenDialog
      opened
      title={title}
      subtitle={file && step !== "arquivo" ? file.name : undefined}
      onClose={onClose}
      width={1080}
      footer={
        progress ? null : step === "resultado" ? (
          <Button onClick={next.onPress}>{next.label}</Button>
        ) : (
          <>
            <Button variant="default" onClick={step === "arquivo" ? onClose : () => onBack(previousOf(step))}>
              {step === "arquivo" ? "Cancelar" : "Voltar"}
            </Button>
            {step === "colunas" && (
              <ReasonButton reason={missing} onClick={check} loading={busy}>
                Conferir
              </ReasonButton>
            )}
            {step === "conferencia" && report && (
              <ReasonButton reason={blocked(report, texts)} onClick={start} loading={busy}>
                {failure ? "Tentar novamente" : `Importar ${counted(report.ready, texts.one, texts.many)}`}
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
        <ImportProgress {...progress} texts={texts} />
      ) : (
        <>
          {step === "arquivo" && (
            <ChooseFile texts={texts} busy={busy} refusal={refusal} onChoose={choose}>
              {beside}
            </ChooseFile>
          )}
          {step === "colunas" && file && (
            <MapColumns file={file} work={work} texts={texts}>
              {shared}
            </MapColumns>
          )}
          {step === "conferencia" && report && (
            <CheckLines report={report} work={lines} texts={texts}>
              {options}
            </CheckLines>
          )}
          {step === "resultado" && result}
        </>
      )}
      <UnsavedGuard isDirty={() => file !== null && !result} />
    </FullScreenDialog>
  );
}

/** The button that led on disappears with its step, so the focus moves to the list of steps. */
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

function reachable(requestedStep: Step, file: OpenFile | null): Step {
  if (!file || requestedStep === "arquivo") return "arquivo";
  return requestedStep === "colunas" || !file.report ? "colunas" : "conferencia";
}

const previousOf = (step: Step): Step => STEPS[Math.max(0, STEPS.indexOf(step) - 1)] ?? "arquivo";

function blocked({ wrong, ready }: Report, { many }: ImportTexts): string | null {
  if (wrong > 0) return `Corrija ou ignore ${counted(wrong, "linha com erro", "linhas com erro")}.`;
  return ready === 0 ? `Não há ${many} para importar.` : null;
}

interface ProgressProps {
  readonly sent: number;
  readonly total: number;
  readonly texts: ImportTexts;
}

function ImportProgress({ sent, total, texts }: ProgressProps) {
  const share = Math.round((sent / Math.max(1, total)) * 100);
  const isLast = sent >= total;
  return (
    <Stack gap="sm" py="xl" maw={520} mx="auto" w="100%">
      <Text fw={600} role="status">
        {isLast ? "Cadastrando" : "Enviando"} {agreeing(texts, "os", "as")} {texts.many}…
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={share} animated={isLast} aria-label="Importação" />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="figures">
        {formatCount(sent)} de {formatCount(total)} {texts.many}
      </Text>
    </Stack>
  );
}

function noColumnOf({ preview, plan: { columns } }: OpenFile, { kinds, needed }: ImportTexts): string | null {
  if (preview.refusal) return preview.refusal;
  const missing = needed.filter((field) => !columns.includes(field));
  return missing.length > 0
    ? `Escolha a coluna de: ${listInPortuguese(missing.map((field) => fieldLabel(kinds, field)))}.`
    : null;
}
