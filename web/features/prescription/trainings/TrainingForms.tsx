import { lazy, type ReactNode, Suspense } from "react";
import { type OpenForm, useGoTo, useTrainingPlace } from "./editor/training-place.ts";
import { openForm } from "./editor/training-plan.ts";
import { useEditor, useOpenTraining, usePlan, useTrainings } from "./editor/use-trainings.ts";

const TrainingFormDialog = lazy(() => import("./TrainingFormDialog.tsx"));
const CopyDialog = lazy(() => import("./copying/CopyDialog.tsx"));
const ProgressionDialog = lazy(() => import("./progression/ProgressionDialog.tsx"));
const AdjustDialog = lazy(() => import("./progression/AdjustDialog.tsx"));
const BlockOrderDialog = lazy(() => import("./BlockOrderDialog.tsx"));
const CopyExerciseDialog = lazy(() => import("./copying/CopyExerciseDialog.tsx"));
const MaxOfRow = lazy(() => import("./sets/MaxOfRow.tsx"));
const OpenExercise = lazy(() => import("./entry/OpenExercise.tsx"));

/** The forms are chunks of their own, which students never download. */
export function TrainingForms() {
  const open = openForm(useTrainingPlace(), usePlan());
  return open ? (
    <Suspense>
      <TrainingForm open={open} />
    </Suspense>
  ) : null;
}

function TrainingForm({ open }: { readonly open: OpenForm }): ReactNode {
  const plan = usePlan();
  const go = useGoTo();
  const training = useOpenTraining((one) => one);
  const hasTrainings = useTrainings(({ trainings }) => trainings.length > 0);
  const { idOf } = useEditor();
  const { cycle, library } = plan;
  if (open.form === "guardar") {
    const close = () => go({ ...(training && { trainingId: training.id }) });
    return training && <library.AddDialog training={training} path={cycle?.path} onClose={close} />;
  }
  if (plan.refusal !== null) return null;
  switch (open.form) {
    case "copiar":
      return cycle && <CopyDialog cycle={cycle} libraryId={open.libraryId} />;
    case "progressao":
      return cycle && !hasTrainings && <ProgressionDialog path={cycle.path} />;
    case "ajuste":
      return cycle && <AdjustDialog cycle={cycle} exerciseId={open.exerciseId} />;
    case "editar":
      return training && <TrainingFormDialog training={training} />;
    case "ordenar":
      return training && <BlockOrderDialog training={training} />;
    case "copiar-exercicio": {
      const entry = training?.exercises.find(({ id }) => id === idOf(open.entryId));
      return training && entry && <CopyExerciseDialog training={training} entry={entry} />;
    }
    case "maxima": {
      const entry = training?.exercises.find(({ id }) => id === idOf(open.entryId));
      return cycle && entry && <MaxOfRow studentId={cycle.path.id} entry={entry} />;
    }
    case "exercicio":
      return training && <OpenExercise key={open.entryId ?? "new"} training={training} entryId={open.entryId} />;
  }
}
