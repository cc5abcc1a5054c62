import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { useEditor } from "../editor/use-trainings.ts";
import { ExerciseDialog } from "./ExerciseDialog.tsx";

interface Props {
  readonly training: Training;
  /** Undefined: a new exercise. */
  readonly entryId: number | undefined;
}

const findEntry = ({ exercises }: Training, entryId: number | undefined): TrainingEntry | undefined =>
  exercises.find(({ id }) => id === entryId);

/** It stays open with what was typed when another window removes the row. */
export default function OpenExercise({ training, entryId }: Props) {
  const { idOf } = useEditor();
  const present = findEntry(training, entryId && idOf(entryId));
  const [opened] = useState({ training, entry: present });
  const entry = present ?? opened.entry;
  if (entryId === undefined) return <ExerciseDialog training={training} />;
  if (!entry) return null;
  // Another training takes the place of one that was removed; the row is never saved there.
  const editedTraining = training.id === opened.training.id ? training : opened.training;
  return <ExerciseDialog training={editedTraining} entry={entry} isRemoved={!present} />;
}
