import { lazy, Suspense } from "react";
import { openTraining, refusalToCopy, type TrainingContext } from "./editor/training-context.ts";
import type { OpenForm } from "./editor/training-place.ts";

const TrainingFormDialog = lazy(() => import("./TrainingFormDialog.tsx"));
const CopyDialog = lazy(() => import("./copying/CopyDialog.tsx"));
const AddToLibrary = lazy(() => import("./AddToLibrary.tsx"));
const ProgressionDialog = lazy(() => import("./progression/ProgressionDialog.tsx"));
const BlockOrderDialog = lazy(() => import("./BlockOrderDialog.tsx"));
const CopyExerciseDialog = lazy(() => import("./copying/CopyExerciseDialog.tsx"));
const OpenExercise = lazy(() => import("./entry/OpenExercise.tsx"));

interface Props {
  readonly context: TrainingContext;
  readonly form: OpenForm;
}

/** The form that the address names, if any. The forms are chunks of their own, which students never download. */
export function TrainingForms({ context, form }: Props) {
  const training = openTraining(context);
  if (form.form === "guardar") return training ? within(<AddToLibrary context={context} training={training} />) : null;
  if (context.plan.refusal !== null) return null;
  if (form.form === "novo") return within(<TrainingFormDialog context={context} />);
  if (form.form === "copiar") {
    const { cycle } = context;
    return cycle && refusalToCopy(context) === null ? within(<CopyDialog cycle={cycle} go={context.go} />) : null;
  }
  if (form.form === "progressao") {
    const { cycle } = context;
    if (!cycle || refusalToCopy(context) !== null) return null;
    return within(<ProgressionDialog path={cycle.path} context={context} />);
  }
  if (!training) return null;
  if (form.form === "editar") return within(<TrainingFormDialog context={context} training={training} />);
  if (form.form === "ordenar") return within(<BlockOrderDialog context={context} training={training} />);
  const { entryId } = form;
  if (form.form === "copiar-exercicio") {
    const entry = training.exercises.find(({ id }) => id === context.idOf(form.entryId));
    return entry ? within(<CopyExerciseDialog context={context} training={training} entry={entry} />) : null;
  }
  return within(<OpenExercise key={entryId ?? "new"} context={context} training={training} entryId={entryId} />);
}

const within = (dialog: React.JSX.Element) => <Suspense>{dialog}</Suspense>;
