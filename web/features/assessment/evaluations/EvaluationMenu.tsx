import { ActionIcon, Menu, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { ON_REQUEST, REPORT_SECTIONS, type ReportSection } from "#domain/assessment/report-sections.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ChooseDialog } from "../../../ui/dialog/ChooseDialog.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { toast } from "../../../ui/toast.ts";
import { fetchEvaluationPdf, fetchEvaluationPdfWithoutPhotos } from "../../planning/cycles/cycle-calls.ts";
import { downloadEvaluationPdf, usePdf } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import { sharedEvaluation } from "../posture-photos/shared-evaluation.ts";
import type { CycleEvaluation } from "./data.ts";
import classes from "./EvaluationMenu.module.css";
import { hasChanges, hasOtherProtocol } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";
import { useSave } from "./state/use-save.ts";

interface Props {
  readonly path: CyclePath;
  readonly cycle: CycleEvaluation;
  readonly readOnly: boolean;
  /** Absent for a student, who sees the gallery in the report. */
  readonly onOpenPhotos?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onOtherStudent?: (() => void) | undefined;
  readonly onGoToTraining?: (() => void) | undefined;
  /** Absent where it is not offered, and in a cycle that has trainings. */
  readonly onGenerate?: (() => void) | false | undefined;
}

const SharePhotosDialog = lazy(() => import("../posture-photos/SharePhotosDialog.tsx"));

const UNSAVED = "Disponível depois de salvar a avaliação";

export function EvaluationMenu({
  path,
  cycle,
  readOnly,
  onOpenPhotos,
  onClose,
  onOtherStudent,
  onGoToTraining,
  onGenerate,
}: Props) {
  const { save } = useSave();
  const pdf = usePdf(downloadEvaluationPdf, path);
  const printing = usePrinting(readOnly);
  const isAdmin = roleOf(useCurrentUser()) === "admin";
  const [sharingPhotos, setSharingPhotos] = useState(false);
  const unevaluated = cycle.was_evaluated ? null : UNSAVED;
  const saveAndClose = async () => {
    if (!(await save())) return;
    toast.success("Avaliação salva com sucesso");
    onClose();
  };

  return (
    <>
      <ShareMenu
        studentId={path.id}
        shared={sharedEvaluation(path)}
        fetchPdf={() => fetchEvaluationPdf(path)}
        fetchPdfWithoutPhotos={() => fetchEvaluationPdfWithoutPhotos(path)}
        reason={unevaluated}
        otherWay={{ icon: "image", label: "Link com fotos", onChoose: () => setSharingPhotos(true) }}
      />
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} width={288}>
        <Menu.Target>
          <ActionIcon aria-label="Mais ações" loading={pdf.isPending}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!readOnly && <Entry icon="check" label="Salvar e fechar" onChoose={saveAndClose} />}
          <PdfEntry reason={unevaluated} onChoose={printing.start} />
          {onOpenPhotos && (
            <Entry icon="camera" label={readOnly ? "Ver fotos" : "Carregar Fotos"} onChoose={onOpenPhotos} />
          )}
          {onOtherStudent && <Entry icon="user" label="Avaliar outro aluno" onChoose={onOtherStudent} />}
          {onGoToTraining && !isAdmin && (
            <Entry icon="dumbbell" label="Ir para treino" reason={unevaluated} onChoose={onGoToTraining} />
          )}
          {onGenerate && onGoToTraining && (
            <>
              <Menu.Label>Gerar Treino</Menu.Label>
              <Entry icon="list" label="Meu EstagIArio" reason={unevaluated} onChoose={onGenerate} />
              <Entry icon="edit" label="Treino Manual" reason={unevaluated} onChoose={onGoToTraining} />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {sharingPhotos && (
        <Suspense>
          <SharePhotosDialog path={path} onClose={() => setSharingPhotos(false)} />
        </Suspense>
      )}
      {printing.step === "sections" && (
        <PrintDialog
          sections={cycle.printable_sections}
          printing={pdf.isPending}
          onPrint={(chosen) => pdf.mutate(chosen, { onSuccess: printing.close })}
          onClose={printing.close}
        />
      )}
      <ConfirmDialog
        opened={printing.step === "save"}
        title="Alteração não salva"
        confirmLabel="Salvar e continuar"
        busy={printing.saving}
        onConfirm={printing.saveAndContinue}
        onCancel={printing.close}
      >
        Para baixar a avaliação é necessário que esteja salva. Deseja continuar?
      </ConfirmDialog>
    </>
  );
}

/** The PDF prints what the server holds, so that must be what stands here, the protocol included. */
function usePrinting(readOnly: boolean) {
  const { state, settled } = useSheet();
  const { save, saving } = useSave();
  const [step, setStep] = useState<"save" | "sections" | null>(null);
  return {
    step,
    saving,
    close: () => setStep(null),
    async start() {
      await settled();
      const isStored = state().stored !== null && !hasOtherProtocol(state()) && !hasChanges(state());
      setStep(readOnly || isStored ? "sections" : "save");
    },
    async saveAndContinue() {
      setStep((await save()) ? "sections" : null);
    },
  };
}

interface EntryProps {
  readonly icon: IconName;
  readonly label: string;
  readonly reason?: string | null;
  readonly onChoose: () => void;
}

function Entry({ icon, label, reason = null, onChoose }: EntryProps) {
  return (
    <Menu.Item
      className={classes.entry}
      leftSection={<Icon name={icon} size={18} />}
      {...(reason === null ? { onClick: onChoose } : { "data-disabled": true, "aria-disabled": true })}
    >
      {label}
      {reason && (
        <Text size="xs" c="dimmed" component="span" display="block">
          {reason}
        </Text>
      )}
    </Menu.Item>
  );
}

/** Unsaved changes are saved first. */
function PdfEntry({ reason, onChoose }: Required<Pick<EntryProps, "reason" | "onChoose">>) {
  const changed = useSheetState(hasChanges);
  return <Entry icon="download" label="Gerar PDF da avaliação" reason={changed ? null : reason} onChoose={onChoose} />;
}

interface PrintDialogProps {
  readonly sections: readonly ReportSection[];
  readonly printing: boolean;
  readonly onPrint: (chosen: readonly ReportSection[]) => void;
  readonly onClose: () => void;
}

const PrintDialog = ({ sections, printing, onPrint, onClose }: PrintDialogProps) => (
  <ChooseDialog
    title="Gerar PDF da avaliação"
    label="O que vai no PDF"
    description="Só aparece aqui o que foi medido nesta avaliação."
    emptyError="Escolha ao menos uma parte"
    initial={sections}
    options={REPORT_SECTIONS.filter(({ code }) => code === ON_REQUEST || sections.includes(code)).map(
      ({ code, label }) => ({
        value: code,
        label,
      }),
    )}
    submitLabel="Gerar PDF"
    submitIcon="download"
    busy={printing}
    onSubmit={onPrint}
    onClose={onClose}
  />
);
