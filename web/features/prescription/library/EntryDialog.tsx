import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { SavingState } from "../trainings/editor/SavingAlert.tsx";
import type { TrainingPlan } from "../trainings/editor/training-plan.ts";
import { TrainingsFrame } from "../trainings/TrainingsFrame.tsx";
import { downloadEntryPdf, entryQuery, type LibraryEntry } from "./data.ts";
import { KeepEntry } from "./KeepEntry.tsx";
import { RenameEntry } from "./RenameEntry.tsx";
import { TRAINING_LIBRARY } from "./training-library.ts";
import { useEntryTrainings } from "./use-entry-trainings.ts";

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Owners edit their entries, the administrator those of the platform. Everything else is read. */
export default function EntryDialog({ id, onClose }: Props) {
  const { data: entry, ...reading } = useQuery(entryQuery(id));
  const plan = usePlanOf(entry);
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
      canKeep: isTrainer,
      library: TRAINING_LIBRARY,
      print: (trainingId) => downloadEntryPdf(id, trainingId),
    };
  }, [id, name, ownerId, editorId, isTrainer]);
}

interface ActionsProps {
  readonly entry: LibraryEntry;
  readonly plan: TrainingPlan;
}

function EntryActions({ entry, plan: { readOnly, canKeep } }: ActionsProps) {
  const [renaming, setRenaming] = useState(false);
  if (readOnly) return canKeep && <KeepEntry />;
  return (
    <>
      <SavingState />
      <ReasonIcon reason={null} aria-label={`Renomear ${entry.name}`} onClick={() => setRenaming(true)}>
        <Icon name="edit" />
      </ReasonIcon>
      {renaming && <RenameEntry entry={entry} onClose={() => setRenaming(false)} />}
    </>
  );
}
