import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { loadSortable } from "../../../ui/sortable/sortable-rows.ts";
import type { SavedTrainings } from "../trainings/editor/editor-state.ts";
import { SavingState } from "../trainings/editor/SavingAlert.tsx";
import type { TrainingPlan } from "../trainings/editor/training-plan.ts";
import type { TrainingsSource } from "../trainings/editor/trainings-saving.ts";
import { useEditor } from "../trainings/editor/use-trainings.ts";
import { TrainingsFrame } from "../trainings/TrainingsFrame.tsx";
import { AddAllToLibrary } from "./AddAllToLibrary.tsx";
import { downloadEntryPdf, entryQuery, type LibraryEntry, useUpdateEntry } from "./data.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";
import type { LibraryTags } from "./library-tags.ts";
import { TRAINING_LIBRARY } from "./training-library.ts";

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Owners edit their entries, the administrator those of the platform. Everything else is read. */
export default function EntryDialog({ id, onClose }: Props) {
  const { data: entry, ...reading } = useQuery(entryQuery(id));
  const plan = usePlanOf(entry);
  // Beside the entry, not after it.
  useEffect(loadSortable, []);
  return (
    <TrainingsFrame
      subtitle={entry && [entry.name, entry.personal_trainer_name].filter(Boolean).join(" · ")}
      actions={entry && plan && <EntryActions entry={entry} plan={plan} />}
      plan={plan}
      {...useEntryTrainings(id, entry)}
      reading={reading}
      onClose={onClose}
    />
  );
}

/** The same object while saves change no more than the entry's trainings. */
function usePlanOf(entry: LibraryEntry | undefined) {
  const user = useCurrentUser();
  const isTrainer = roleOf(user) === "trainer";
  const editorId = isTrainer ? user.id : null;
  const { id, name, personal_trainer_id: ownerId } = entry ?? {};
  return useMemo((): TrainingPlan | undefined => {
    if (id === undefined || name === undefined) return undefined;
    return {
      name,
      refusal: null,
      forStudent: false,
      readOnly: ownerId !== editorId,
      canAddToLibrary: isTrainer,
      library: TRAINING_LIBRARY,
      print: (trainingId) => downloadEntryPdf(id, trainingId),
    };
  }, [id, name, ownerId, editorId, isTrainer]);
}

const savedTrainings = ({ lock_version, trainings }: LibraryEntry): SavedTrainings => ({
  lockVersion: lock_version,
  trainings,
});

function useEntryTrainings(id: number, entry: LibraryEntry | undefined) {
  const cache = useQueryClient();
  const { mutateAsync } = useUpdateEntry(id);
  const saved = useMemo(() => entry && savedTrainings(entry), [entry]);
  const source: TrainingsSource = {
    save: (body) => mutateAsync(body).then(savedTrainings),
    reload: () => cache.fetchQuery({ ...entryQuery(id), staleTime: 0 }).then(savedTrainings),
  };
  return { saved, source };
}

interface ActionsProps {
  readonly entry: LibraryEntry;
  readonly plan: TrainingPlan;
}

function EntryActions({ entry, plan: { readOnly, canAddToLibrary } }: ActionsProps) {
  const [renaming, setRenaming] = useState(false);
  if (readOnly) return canAddToLibrary && <AddAllToLibrary tags={tagsOfEntry(entry)} />;
  return (
    <>
      <SavingState />
      <ReasonIcon reason={null} aria-label={`Nome e etiquetas de ${entry.name}`} onClick={() => setRenaming(true)}>
        <Icon name="edit" />
      </ReasonIcon>
      {renaming && <RenameEntry entry={entry} onClose={() => setRenaming(false)} />}
    </>
  );
}

interface RenameProps {
  readonly entry: LibraryEntry;
  readonly onClose: () => void;
}

const tagsOfEntry = ({ objective, level, days_per_week, equipment }: LibraryEntry) => ({
  objective,
  level,
  days_per_week,
  equipment,
});

function RenameEntry({ entry, onClose }: RenameProps) {
  const { id, name: currentName } = entry;
  const { whenSaved } = useEditor();
  const cache = useQueryClient();
  const update = useUpdateEntry(id);
  const rename = async (change: LibraryTags & { readonly name: string }) => {
    // The name is not saved to an older version than the trainings make.
    await whenSaved();
    const { lock_version } = await cache.ensureQueryData(entryQuery(id));
    await update.mutateAsync({ lock_version, ...change });
  };
  return (
    <EntryNameDialog
      title="Nome e etiquetas"
      label="Salvar"
      name={currentName}
      tags={tagsOfEntry(entry)}
      saving={update.isPending}
      save={rename}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
