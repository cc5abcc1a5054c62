import { useEffect } from "react";
import type { Student } from "#contract/students/students.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { loadSortable } from "../../../ui/sortable/sortable-rows.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { kindOf } from "../../planning/cycles/cycle-actions.ts";
import { downloadTrainingsPdf, parentNames, useCycle } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { useCycleTrainings } from "./data.ts";
import { SavingState } from "./editor/SavingState.tsx";
import { type KeptFrom, openForm, type TrainingContext } from "./editor/training-context.ts";
import { useTrainingPlace } from "./editor/training-place.ts";
import { AddExercise, canAddExercise } from "./entry/AddExercise.tsx";
import { TrainingForms } from "./TrainingForms.tsx";
import { Trainings } from "./Trainings.tsx";

interface Props {
  readonly path: CyclePath;
  readonly student: Student;
  /** A student reads; on a phone this is the screen that is open between two sets. */
  readonly readOnlyRole: boolean;
  readonly onClose: () => void;
}

const keptFrom = ({ mesoId, microId }: CyclePath): KeptFrom =>
  microId ? { microcycle_id: microId } : { mesocycle_id: mesoId };

/** 'Treino': the week, and the trainings of a cycle with their exercises. */
export default function TrainingDialog({ path, student, readOnlyRole, onClose }: Props) {
  const { data: cycle, error, refetch, isFetching } = useCycle(path);
  const saving = useCycleTrainings(path, cycle);
  const { place, go } = useTrainingPlace();
  const narrow = useUpTo("lg");
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const readOnly = readOnlyRole || cycle?.is_finished !== false;
  useEffect(() => {
    if (!readOnlyRole) loadSortable();
  }, [readOnlyRole]);
  const context: TrainingContext | undefined = cycle &&
    saving && {
      ...saving,
      plan: {
        name: cycle.name,
        trainings: saving.trainings,
        ...(cycle.is_finished && { finishedOn: cycle.end_date }),
        refusal: cycle.was_evaluated ? null : `Avalie o aluno neste ${kindOf(path)} antes de prescrever o treino.`,
      },
      saving,
      cycle: { path, student },
      print: () => downloadTrainingsPdf(path),
      keptFrom: isTrainer ? keptFrom(path) : undefined,
      forStudent: readOnlyRole,
      readOnly,
      place,
      go,
    };
  const form = context && openForm(context);

  return (
    <FullScreenDialog
      opened
      title="Treino"
      subtitle={cycle ? [student.name, ...parentNames(cycle), cycle.name].join(" · ") : student.name}
      actions={saving && <SavingState saving={saving} />}
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
      {saving && !readOnly && <UnsavedGuard isDirty={() => !saving.isSaved()} settle={saving.settled} />}
    </FullScreenDialog>
  );
}
