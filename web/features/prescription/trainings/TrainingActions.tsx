import { ActionIcon, Button, Menu, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { focusOn } from "../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { fetchTrainingsPdf } from "../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import { useTrainingsPdf } from "./data.ts";
import { makeChange } from "./editor/announce.ts";
import { openTab } from "./editor/DialogOverTraining.tsx";
import { removeTraining } from "./editor/training-changes.ts";
import { useGoTo } from "./editor/training-place.ts";
import { useEditor, usePlan } from "./editor/use-trainings.ts";

interface Props {
  readonly trainingId: number;
  readonly name: string;
}

export function TrainingActions({ trainingId, name }: Props) {
  const { readOnly, canKeep, cycle } = usePlan();
  const go = useGoTo();
  const [removing, setRemoving] = useState(false);
  const phone = useUpTo("sm");
  const open = (form: "editar" | "ordenar" | "guardar") => go({ trainingId, open: { form } });
  const canChange = !readOnly;
  const actions: readonly Action[] = [
    ...(canChange ? [{ label: "Ordenar blocos", icon: "sort", act: () => open("ordenar") } as const] : []),
    ...(canKeep ? [{ label: "Adicionar na Biblioteca", icon: "bookmark", act: () => open("guardar") } as const] : []),
    ...(canChange ? [{ label: `Remover ${name}`, icon: "trash", act: () => setRemoving(true) } as const] : []),
  ];
  return (
    <>
      {canChange && (
        <ReasonIcon reason={null} aria-label={`Editar ${name}`} onClick={() => open("editar")}>
          <Icon name="edit" />
        </ReasonIcon>
      )}
      {phone && actions.length > 1 ? (
        <ActionMenu label={`Opções de ${name}`} actions={actions} />
      ) : (
        actions.map(({ label, icon, act }) => (
          <ReasonIcon key={label} reason={null} aria-label={label} onClick={act}>
            <Icon name={icon} />
          </ReasonIcon>
        ))
      )}
      <DownloadPdf trainingId={trainingId} />
      {cycle && <ShareTrainings path={cycle.path} />}
      {canChange && (
        <RemoveTraining trainingId={trainingId} name={name} asking={removing} onClose={() => setRemoving(false)} />
      )}
    </>
  );
}

function ShareTrainings({ path }: { readonly path: CyclePath }) {
  const { id, macroId, mesoId, microId } = path;
  return (
    <ShareMenu
      studentId={id}
      shared={{ document: "trainings", macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId }}
      fetchPdf={() => fetchTrainingsPdf(path)}
    />
  );
}

interface Action {
  readonly label: string;
  readonly icon: IconName;
  readonly act: () => void;
}

function ActionMenu({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      width={240}
      styles={{ item: { minHeight: 44 } }}
    >
      <Menu.Target>
        <ActionIcon aria-label={label}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item key={action.label} leftSection={<Icon name={action.icon} size={18} />} onClick={action.act}>
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function DownloadPdf({ trainingId }: Pick<Props, "trainingId">) {
  const { print } = usePlan();
  const pdf = useTrainingsPdf(() => print(trainingId));
  const phone = useUpTo("sm");
  if (phone) {
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
  readonly asking: boolean;
  readonly onClose: () => void;
}

function RemoveTraining({ trainingId, name, asking, onClose }: RemovalProps) {
  const editor = useEditor();
  const go = useGoTo();
  const confirm = () => {
    onClose();
    void makeChange(editor, removeTraining(trainingId), { saved: "Treino removido com sucesso" });
    go({});
    focusOn(openTab);
  };
  return (
    <ConfirmDialog opened={asking} confirmLabel="Remover" danger onConfirm={confirm} onCancel={onClose}>
      Deseja remover o treino selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {name}
      </Text>
    </ConfirmDialog>
  );
}
