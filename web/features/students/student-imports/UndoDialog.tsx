import { List, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { counted, momentOf } from "../../../ui/import/format.ts";
import { Loading } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { type KeptStudent, lastImportQuery, type StudentImport, undoPreviewQuery, useUndoImport } from "./data.ts";

const REASONS: Readonly<Record<KeptStudent["reason"], string>> = {
  has_cycles: "já tem periodização",
  has_evaluations: "já tem avaliação importada",
  has_executions: "já tem treinos realizados",
  has_strength_tests: "já tem teste de força",
  has_plan: "já tem plano ou pagamento",
  signed_in: "já criou a senha",
  changed: "o cadastro foi alterado",
};

/** Longer lists say how many more there are. */
const MAX_NAMES = 10;

interface Props {
  readonly onClose: () => void;
}

export default function UndoDialog({ onClose }: Props) {
  const last = useQuery(lastImportQuery);
  if (last.data) return <Undo last={last.data} onClose={onClose} />;
  return (
    <ConfirmDialog opened title="Desfazer importação" confirmLabel="Entendi" onConfirm={onClose} onCancel={onClose}>
      {last.isPending ? <Loading>…</Loading> : "Não há importação para desfazer."}
    </ConfirmDialog>
  );
}

function Undo({ last, onClose }: Props & { readonly last: StudentImport }) {
  const preview = useQuery(undoPreviewQuery(last.id));
  const undo = useUndoImport();
  const keptStudents = preview.data?.kept ?? [];
  const removable = preview.data?.removable_count ?? 0;

  const confirm = () => {
    if (removable === 0) return onClose();
    undo.mutate(last.id, {
      onSuccess: ({ import: { removed_count } }) => {
        const removed = counted(removed_count ?? 0, "aluno removido", "alunos removidos");
        toast.success(`Importação desfeita: ${removed}`);
        onClose();
      },
    });
  };

  return (
    <ConfirmDialog
      opened
      title="Desfazer importação"
      confirmLabel={removable === 0 ? "Entendi" : `Remover ${counted(removable, "aluno", "alunos")}`}
      danger={removable > 0}
      busy={undo.isPending || preview.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap="sm">
        {last.finished_at && (
          <Text>
            A importação de {momentOf(last.finished_at)} cadastrou {counted(last.imported_count, "aluno", "alunos")} de
            “{last.file_name}”.
          </Text>
        )}
        {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
        {preview.data && (
          <Text>
            {removable === 0
              ? "Nenhum deles pode mais ser removido por aqui."
              : "Desfazer remove os cadastros em que nada mudou desde então. Essa ação não poderá ser desfeita."}
          </Text>
        )}
        {keptStudents.length > 0 && <Kept students={keptStudents} />}
        <FormAlert error={undo.error} />
      </Stack>
    </ConfirmDialog>
  );
}

function Kept({ students }: { readonly students: readonly KeptStudent[] }) {
  const more = students.length - MAX_NAMES;
  return (
    <div>
      <Text fw={600}>{counted(students.length, "aluno permanece", "alunos permanecem")}</Text>
      <List size="sm">
        {students.slice(0, MAX_NAMES).map(({ id, name, reason }) => (
          <List.Item key={id}>
            {name}: {REASONS[reason]}
          </List.Item>
        ))}
      </List>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          e mais {counted(more, "aluno", "alunos")}
        </Text>
      )}
    </div>
  );
}
