import { lazy } from "react";
import type { Student } from "#contract/students.ts";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";

const EvaluationDialog = lazy(async () => ({
  default: (await import("../evaluations/EvaluationDialog.tsx")).EvaluationDialog,
}));
const TrainingDialog = lazy(async () => ({
  default: (await import("../trainings/TrainingDialog.tsx")).TrainingDialog,
}));

interface Props {
  readonly student: Student;
  /** The signed-in person is a student: only looks on. */
  readonly readOnlyRole: boolean;
}

/** A mesocycle's evaluation or training, as the address says. Each is downloaded when it opens. */
export function StudentScreenDialogs({ student, readOnlyRole }: Props) {
  const { search, open, close } = useCycleAddress();
  const { dialog, macro, meso } = search;
  if (!macro || !meso || !student.macrocycles.some(({ id }) => id === macro)) return null;

  const path = { id: student.id, macroId: macro, mesoId: meso };
  const work = { path, student, readOnlyRole, onClose: () => close() };
  if (dialog === "evaluation") {
    return <EvaluationDialog key={meso} {...work} onGoToTraining={() => open("training", { macro, meso })} />;
  }
  return dialog === "training" ? <TrainingDialog key={meso} {...work} /> : null;
}
