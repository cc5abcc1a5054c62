import { Button } from "@mantine/core";
import { useState } from "react";
import { ActionMenu, type MenuAction } from "../../../ui/ActionMenu.tsx";
import { RemoveDialog } from "../../../ui/dialog/RemoveDialog.tsx";
import { focusOn } from "../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { TrainingComments } from "../../execution/comments/TrainingComments.tsx";
import { fetchTrainingsPdf } from "../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import { useTrainingsPdf } from "./data.ts";
import { makeChange } from "./editor/announce.ts";
import { openTab } from "./editor/DialogOverTraining.tsx";
import { isNew } from "./editor/new-ids.ts";
import { moveTraining, removeTraining } from "./editor/training-changes.ts";
import { useGoTo } from "./editor/training-place.ts";
import { useEditor, usePlan, useTrainings } from "./editor/use-trainings.ts";

interface Props {
  readonly trainingId: number;
  readonly name: string;
}

export function TrainingActions({ trainingId, name }: Props) {
  const { readOnly, canAddToLibrary, cycle, forStudent } = usePlan();
  const go = useGoTo();
  const [removing, setRemoving] = useState(false);
  const phone = useUpTo("sm");
  const open = (form: "editar" | "ordenar" | "guardar") => go({ trainingId, open: { form } });
  const canChange = !readOnly;
  const moves = useMoves(trainingId);
  const actions: readonly MenuAction[] = [
    ...(canChange && phone ? [{ label: `Editar ${name}`, icon: "edit", act: () => open("editar") } as const] : []),
    ...moves,
    ...(canChange ? [{ label: "Ordenar blocos", icon: "sort", act: () => open("ordenar") } as const] : []),
    ...(canAddToLibrary
      ? [{ label: "Adicionar na Biblioteca", icon: "bookmark", act: () => open("guardar") } as const]
      : []),
    ...(canChange ? [{ label: `Remover ${name}`, icon: "trash", act: () => setRemoving(true) } as const] : []),
  ];
  return (
    <>
      {canChange && !phone && (
        <ReasonIcon reason={null} aria-label={`Editar ${name}`} onClick={() => open("editar")}>
          <Icon name="edit" />
        </ReasonIcon>
      )}
      {actions.length > 1 ? (
        <ActionMenu label={`Opções de ${name}`} width={240} actions={actions} />
      ) : (
        actions.map(({ label, icon, act }) => (
          <ReasonIcon key={label} reason={null} aria-label={label} onClick={act}>
            <Icon name={icon} />
          </ReasonIcon>
        ))
      )}
      {cycle && !isNew(trainingId) && <TrainingComments student={cycle.student} trainingId={trainingId} name={name} />}
      <DownloadPdf trainingId={trainingId} asIcon={phone || Boolean(cycle && !forStudent)} />
      {cycle && (forStudent || !phone) && <SendTrainings path={cycle.path} />}
      {canChange && (
        <RemoveTraining trainingId={trainingId} name={name} opened={removing} onClose={() => setRemoving(false)} />
      )}
    </>
  );
}

/** Only a sequence has an order that counts. */
function useMoves(trainingId: number): readonly MenuAction[] {
  const editor = useEditor();
  const { readOnly, cycle } = usePlan();
  const place = useTrainings(({ trainings }) => trainings.findIndex(({ id }) => id === trainingId));
  const last = useTrainings(({ trainings }) => trainings.length - 1);
  if (readOnly || !cycle?.sequence) return [];
  const move = (step: 1 | -1) => () =>
    void makeChange(editor, moveTraining(trainingId, step), { failed: "Erro ao salvar Treino" });
  return [
    ...(place > 0 ? [{ label: "Fazer antes", icon: "chevron-left", act: move(-1) } as const] : []),
    ...(place < last ? [{ label: "Fazer depois", icon: "chevron-right", act: move(1) } as const] : []),
  ];
}

export function SendTrainings({ path }: { readonly path: CyclePath }) {
  const { id, macroId, mesoId, microId } = path;
  return (
    <ShareMenu
      isNextStep
      studentId={id}
      shared={{ document: "trainings", macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId }}
      fetchPdf={() => fetchTrainingsPdf(path)}
    />
  );
}

/** As an icon where the button that sends stands beside it. */
function DownloadPdf({ trainingId, asIcon }: Pick<Props, "trainingId"> & { readonly asIcon: boolean }) {
  const { print } = usePlan();
  const { whenSaved, idOf } = useEditor();
  // The sheet has what the screen shows, also a row that was added a moment ago.
  const pdf = useTrainingsPdf(async () => {
    await whenSaved();
    await print(idOf(trainingId));
  });
  if (asIcon) {
    return (
      <ReasonIcon reason={null} aria-label="Baixar PDF" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        <Icon name="download" />
      </ReasonIcon>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" size={18} />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate()}
    >
      Baixar PDF
    </Button>
  );
}

interface RemovalProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function RemoveTraining({ trainingId, name, opened, onClose }: RemovalProps) {
  const editor = useEditor();
  const go = useGoTo();
  const confirm = () => {
    onClose();
    void makeChange(editor, removeTraining(trainingId), { saved: "Treino removido com sucesso" });
    go({});
    focusOn(openTab);
  };
  return (
    <RemoveDialog
      opened={opened}
      question="Deseja remover o treino selecionado? Essa ação não poderá ser desfeita"
      name={name}
      onRemove={confirm}
      onClose={onClose}
    />
  );
}
