import { lazy } from "react";
import type { Student } from "#contract/students.ts";
import { useCycleAddress } from "./use-cycle-address.ts";

const MesocycleDialog = lazy(() => import("./MesocycleDialog.tsx"));
const EvaluationDialog = lazy(async () => ({
  default: (await import("../evaluations/EvaluationDialog.tsx")).EvaluationDialog,
}));
const TrainingDialog = lazy(async () => ({
  default: (await import("../trainings/TrainingDialog.tsx")).TrainingDialog,
}));

interface Props {
  readonly student: Student;
  readonly macroId: number;
  /** Absent: a new mesocycle. */
  readonly mesoId: number | undefined;
  readonly readOnlyRole: boolean;
}

/** The dialogs about a mesocycle: its own form, its evaluation, its training. Each is downloaded when it opens. */
export function MesocycleDialogs({ student, macroId, mesoId, readOnlyRole }: Props) {
  const { search, open, close } = useCycleAddress();
  const onClose = () => close();

  if (search.dialog === "mesocycle" && !readOnlyRole) {
    return <MesocycleDialog key={mesoId ?? 0} path={{ id: student.id, macroId }} mesoId={mesoId} onClose={onClose} />;
  }
  if (!mesoId) return null;
  const work = { path: { id: student.id, macroId, mesoId }, student, readOnlyRole, onClose };
  if (search.dialog === "evaluation") {
    const goToTraining = () => open("training", { macro: macroId, meso: mesoId });
    return <EvaluationDialog key={mesoId} {...work} onGoToTraining={goToTraining} />;
  }
  return search.dialog === "training" ? <TrainingDialog key={mesoId} {...work} /> : null;
}
