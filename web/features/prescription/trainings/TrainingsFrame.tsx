import { type ReactNode, useMemo } from "react";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { useSortableReady } from "../../../ui/sortable/sortable-rows.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { NOTHING_READ, type SavedTrainings } from "./editor/editor-state.ts";
import type { TrainingPlan } from "./editor/training-plan.ts";
import type { TrainingsSource } from "./editor/trainings-saving.ts";
import { TrainingsContext, usePart, useTrainingsEditor } from "./editor/use-trainings.ts";
import { AddExercise } from "./entry/AddExercise.tsx";
import { TrainingForms } from "./TrainingForms.tsx";
import { Trainings } from "./Trainings.tsx";

interface Props {
  /** Undefined until it is known, while its line is kept. */
  readonly subtitle: string | undefined;
  readonly actions: ReactNode;
  /** Undefined until it is read. */
  readonly plan: TrainingPlan | undefined;
  readonly saved: SavedTrainings | undefined;
  readonly source: TrainingsSource;
  readonly reading: {
    readonly error: Error | null;
    readonly refetch: () => unknown;
    readonly isFetching: boolean;
  };
  readonly onClose: () => void;
}

export function TrainingsFrame({ subtitle, actions, plan, saved, source, reading, onClose }: Props) {
  const editor = useTrainingsEditor(saved, source);
  const isRead = usePart(editor, (state) => state.saved !== NOTHING_READ);
  const isEmpty = usePart(editor, ({ trainings }) => trainings.length === 0);
  const narrow = useUpTo("lg");
  const isReady = useSortableReady(plan?.readOnly === false) && isRead;
  const open = useMemo(() => (plan && isReady ? { editor, plan } : null), [editor, plan, isReady]);
  const canEdit = open !== null && !open.plan.readOnly;
  const isDirty = () => editor.state().status !== "saved" || editor.state().drafts.size > 0;

  return (
    <TrainingsContext value={open}>
      <FullScreenDialog
        opened
        title="Treino"
        subtitle={subtitle || "\u00A0"}
        actions={open && actions}
        onClose={() => isOnlyDialog() && onClose()}
        width={1280}
        footer={canEdit && narrow && !isEmpty && <AddExercise fullWidth />}
      >
        {open ? (
          <>
            <Trainings />
            <TrainingForms />
          </>
        ) : reading.error ? (
          <ErrorState error={reading.error} onRetry={reading.refetch} retrying={reading.isFetching} />
        ) : (
          <ScreenSkeleton />
        )}
        {canEdit && <UnsavedGuard isDirty={isDirty} waitForSave={editor.whenSaved} />}
      </FullScreenDialog>
    </TrainingsContext>
  );
}
