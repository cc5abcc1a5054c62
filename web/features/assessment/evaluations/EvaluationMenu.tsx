import { ActionIcon, Menu, Text } from "@mantine/core";
import { useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { toast } from "../../../ui/toast.ts";
import { fetchEvaluationPdf } from "../../planning/cycles/cycle-calls.ts";
import { downloadEvaluationPdf, usePdf } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import type { CycleEvaluation } from "./data.ts";
import classes from "./EvaluationMenu.module.css";
import { PrintDialog } from "./report/PrintDialog.tsx";
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
  readonly onGoToTraining?: (() => void) | undefined;
  /** Absent where it is not offered, and in a cycle that has trainings. */
  readonly onGenerate?: (() => void) | false | undefined;
}

export function EvaluationMenu({ path, cycle, readOnly, onOpenPhotos, onClose, onGoToTraining, onGenerate }: Props) {
  const { state, settled } = useSheet();
  const { save, saving } = useSave();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const pdf = usePdf(downloadEvaluationPdf, path);
  const changed = useSheetState(hasChanges);
  const evaluated = cycle.was_evaluated;
  const isAdmin = roleOf(useCurrentUser()) === "admin";
  const unevaluated = evaluated ? null : "Disponível depois de salvar a avaliação";

  /** The PDF prints what the server holds, so that must be what stands here, the protocol included. */
  const print = async () => {
    await settled();
    const isStored = state().stored !== null && !hasOtherProtocol(state()) && !hasChanges(state());
    if (readOnly || isStored) setChoosing(true);
    else setAsking(true);
  };
  const saveAndPrint = async () => {
    const saved = await save();
    setAsking(false);
    if (saved) setChoosing(true);
  };
  const saveAndClose = async () => {
    if (!(await save())) return;
    toast.success("Avaliação salva com sucesso");
    onClose();
  };

  return (
    <>
      <ShareMenu
        studentId={path.id}
        shared={{
          document: "evaluation",
          macrocycle_id: path.macroId,
          mesocycle_id: path.mesoId,
          microcycle_id: path.microId,
        }}
        fetchPdf={() => fetchEvaluationPdf(path)}
        reason={evaluated ? null : "Disponível depois de salvar a avaliação"}
      />
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} width={288}>
        <Menu.Target>
          <ActionIcon aria-label="Mais ações" loading={pdf.isPending}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!readOnly && <Entry icon="check" label="Salvar e fechar" onChoose={saveAndClose} />}
          <Entry
            icon="download"
            label="Gerar PDF da avaliação"
            reason={evaluated || changed ? null : "Disponível depois de salvar a avaliação"}
            onChoose={print}
          />
          {onOpenPhotos && (
            <Entry icon="camera" label={readOnly ? "Ver fotos" : "Carregar Fotos"} onChoose={onOpenPhotos} />
          )}
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
      {choosing && (
        <PrintDialog
          sections={cycle.printable_sections}
          printing={pdf.isPending}
          onPrint={(chosen) => pdf.mutate(chosen, { onSuccess: () => setChoosing(false) })}
          onClose={() => setChoosing(false)}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title="Alteração não salva"
        confirmLabel="Salvar e continuar"
        busy={saving}
        onConfirm={saveAndPrint}
        onCancel={() => setAsking(false)}
      >
        Para baixar a avaliação é necessário que esteja salva. Deseja continuar?
      </ConfirmDialog>
    </>
  );
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
