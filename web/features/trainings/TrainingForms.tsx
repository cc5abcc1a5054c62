import { lazy, Suspense } from "react";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { type Desk, openTraining, refusalToCopy, refusalToPrescribe } from "./desk.ts";
import { isEditable } from "./editable-types.ts";
import type { OpenForm } from "./training-place.ts";

const TrainingFormDialog = lazy(() => import("./TrainingFormDialog.tsx"));
const CopyDialog = lazy(() => import("./CopyDialog.tsx"));
const ExerciseDialog = lazy(() => import("./ExerciseDialog.tsx"));

interface Props {
  readonly desk: Desk;
  readonly form: OpenForm;
}

/** The form that the address has open. Its own chunks: a student never downloads them. An address that makes no sense opens none. */
export function TrainingForms({ desk, form }: Props) {
  const training = openTraining(desk);
  if (refusalToPrescribe(desk) !== null) return null;
  if (form.form === "novo") return within(<TrainingFormDialog desk={desk} />);
  if (form.form === "copiar") return refusalToCopy(desk) === null ? within(<CopyDialog desk={desk} />) : null;
  if (!training) return null;
  if (form.form === "editar") return within(<TrainingFormDialog desk={desk} training={training} />);
  if (form.sq === undefined) return within(<ExerciseDialog desk={desk} training={training} />);
  const entry = training.exercises.find(({ sq }) => sq === form.sq);
  return entry && isEditable(typeOfEntry(entry))
    ? within(<ExerciseDialog desk={desk} training={training} entry={entry} />)
    : null;
}

const within = (dialog: React.JSX.Element) => <Suspense>{dialog}</Suspense>;
