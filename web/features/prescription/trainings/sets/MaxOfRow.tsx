import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { useFocusBack } from "../../../../ui/dialog/use-focus-back.ts";
import { toast } from "../../../../ui/toast.ts";
import TrainingMaxDialog from "../../training-maxes/TrainingMaxDialog.tsx";
import { openTab } from "../editor/DialogOverTraining.tsx";
import { useGoTo, useTrainingPlace } from "../editor/training-place.ts";
import { useEditor } from "../editor/use-trainings.ts";

interface Props {
  readonly studentId: number;
  readonly entry: TrainingEntry;
}

/** A saved maximum gives the percentages of all rows their kilograms, which the server knows. */
export default function MaxOfRow({ studentId, entry }: Props) {
  const { trainingId } = useTrainingPlace();
  const go = useGoTo();
  const { whenSaved, reapply } = useEditor();
  useFocusBack(true, openTab);
  const [exercise] = exercisesOf(entry);
  if (!exercise) return null;
  return (
    <TrainingMaxDialog
      studentId={studentId}
      exerciseId={exercise.id}
      onSaved={() => void whenSaved().then(reapply).catch(toast.failure)}
      onClose={() => void go({ ...(trainingId && { trainingId }) })}
    />
  );
}
