import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { SavingState } from "../trainings/editor/SavingState.tsx";
import { openForm, type TrainingContext } from "../trainings/editor/training-context.ts";
import { useTrainingPlace } from "../trainings/editor/training-place.ts";
import { AddExercise, canAddExercise } from "../trainings/entry/AddExercise.tsx";
import { TrainingForms } from "../trainings/TrainingForms.tsx";
import { Trainings } from "../trainings/Trainings.tsx";
import { downloadEntryPdf, entryQuery } from "./data.ts";
import { KeepEntry } from "./KeepEntry.tsx";
import { RenameEntry } from "./RenameEntry.tsx";
import { useEntryTrainings } from "./use-entry-trainings.ts";

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** 'Treino' of the library: owners edit their entries, the administrator those of the platform. Everything else is read. */
export default function EntryDialog({ id, onClose }: Props) {
  const { data: entry, error, refetch, isFetching } = useQuery(entryQuery(id));
  const saving = useEntryTrainings(id, entry);
  const { place, go } = useTrainingPlace();
  const narrow = useUpTo("lg");
  const user = useCurrentUser();
  const isTrainer = roleOf(user) === "trainer";
  const [renaming, setRenaming] = useState(false);
  const readOnly = entry?.personal_trainer_id !== (isTrainer ? user.id : null);
  const context: TrainingContext | undefined = entry &&
    saving && {
      ...saving,
      plan: { name: entry.name, trainings: saving.trainings, refusal: null },
      saving,
      forStudent: false,
      readOnly,
      keptFrom: isTrainer ? {} : undefined,
      print: (training) => downloadEntryPdf(id, training.id),
      place,
      go,
    };
  const form = context && openForm(context);

  return (
    <FullScreenDialog
      opened
      title="Treino"
      subtitle={entry && [entry.name, entry.personal_trainer_name].filter(Boolean).join(" · ")}
      actions={
        context && readOnly && isTrainer && context.plan.trainings.length > 0 ? (
          <KeepEntry entry={context.plan} />
        ) : context && !readOnly ? (
          <>
            <SavingState saving={context.saving} />
            <ReasonIcon reason={null} aria-label={`Renomear ${entry?.name}`} onClick={() => setRenaming(true)}>
              <Icon name="edit" />
            </ReasonIcon>
          </>
        ) : undefined
      }
      onClose={() => isOnlyDialog() && onClose()}
      width={1280}
      footer={context && narrow && canAddExercise(context) && <AddExercise context={context} fullWidth />}
    >
      {context ? (
        <Trainings context={context} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ScreenSkeleton />
      )}
      {context && form && <TrainingForms context={context} form={form} />}
      {entry && saving && renaming && (
        <RenameEntry entry={entry} settled={saving.settled} onClose={() => setRenaming(false)} />
      )}
      {saving && !readOnly && <UnsavedGuard isDirty={() => !saving.isSaved()} settle={saving.settled} />}
    </FullScreenDialog>
  );
}
