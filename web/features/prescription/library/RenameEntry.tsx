import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../ui/toast.ts";
import { useEditor } from "../trainings/editor/use-trainings.ts";
import { entryQuery, type LibraryEntry, useUpdateEntry } from "./data.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";

interface Props {
  readonly entry: LibraryEntry;
  readonly onClose: () => void;
}

export function RenameEntry({ entry: { id, name: before }, onClose }: Props) {
  const { settled } = useEditor();
  const cache = useQueryClient();
  const update = useUpdateEntry(id);
  const rename = async (name: string) => {
    // The name is not saved to an older version than the trainings make.
    await settled();
    const { lock_version } = await cache.ensureQueryData(entryQuery(id));
    await update.mutateAsync({ lock_version, name }).catch((error: unknown) => {
      toast.failureWithReason(error, "Ocorreu um erro ao salvar o treino");
      throw error;
    });
  };
  return (
    <EntryNameDialog
      title="Renomear"
      label="Salvar"
      name={before}
      saving={update.isPending}
      save={rename}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
