import { useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import type { Student } from "#contract/students/students.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { STEPS } from "../../../ui/import/steps.ts";
import { MESOCYCLE_PAGE, mesocyclePageParams } from "../../planning/cycles/cycle-pages.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { findStudents } from "./data.ts";
import { awaitedTraining } from "./finder/awaited-training.ts";

const AppointmentDialog = lazy(() => import("../appointments/AppointmentDialog.tsx"));
const EvaluationDialog = lazy(() => import("../../assessment/evaluations/EvaluationDialog.tsx"));
const CompareDialog = lazy(() => import("../../results/evaluation-history/CompareDialog.tsx"));
const AllEvaluationsDialog = lazy(() => import("../../results/evaluation-history/AllEvaluationsDialog.tsx"));
const OneStudentImport = lazy(() => import("../../assessment/evaluation-imports/OneStudentImport.tsx"));
const FinalResultDialog = lazy(() => import("../../results/final-results/FinalResultDialog.tsx"));
const ProposalDialog = lazy(() => import("../../prescription/training-proposals/ProposalDialog.tsx"));
const WeekCopyDialog = lazy(() => import("../../planning/week-copies/WeekCopyDialog.tsx"));
const EvaluateOtherDialog = lazy(() => import("./finder/EvaluateOtherDialog.tsx"));
const CycleTrainings = lazy(() => import("../../prescription/library/CycleTrainings.tsx"));

interface Props {
  readonly student: Student;
  readonly path: CyclePath | undefined;
  readonly readOnlyRole: boolean;
  readonly ofMicrocycles?: boolean;
}

export function StudentScreenDialogs({ student, path, readOnlyRole, ofMicrocycles = false }: Props) {
  const { search, open, replace, close } = useCycleAddress();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const role = roleOf(user);
  const { dialog } = search;
  if (dialog === "appointment" && !readOnlyRole) return <AppointmentDialog student={student} onClose={() => close()} />;
  if (dialog === "all-evaluations")
    return (
      <AllEvaluationsDialog
        studentId={student.id}
        studentView={readOnlyRole}
        onImport={role === "trainer" ? () => open("import-evaluations") : undefined}
        onClose={() => close()}
      />
    );
  if (dialog === "import-evaluations" && role === "trainer")
    return (
      <OneStudentImport student={student} step={STEPS.find((step) => step === search.step)} onClose={() => close()} />
    );
  const macroId = path?.macroId ?? search.macro;
  const macrocycle = student.macrocycles.find(({ id }) => id === macroId);
  if (dialog === "final-result" && macrocycle && !ofMicrocycles) {
    return <FinalResultDialog student={student} macrocycle={macrocycle} onClose={() => close()} />;
  }
  if (dialog === "compare" && macroId && macrocycle) {
    return (
      <CompareDialog
        path={{ id: student.id, macroId }}
        {...(ofMicrocycles && path && { mesoId: path.mesoId })}
        studentView={readOnlyRole}
        onClose={() => close()}
      />
    );
  }
  if (!path || !student.macrocycles.some(({ id }) => id === path.macroId)) return null;

  const key = `${path.mesoId}.${path.microId ?? ""}`;
  const work = { path, student, readOnlyRole, onClose: () => close() };
  // A mesocycle with weeks has its trainings in its microcycles; the way back from there is not through this dialog.
  const goToTraining = (hasMicrocycles: boolean) => {
    if (hasMicrocycles)
      return navigate({
        to: MESOCYCLE_PAGE,
        params: mesocyclePageParams(path),
        search: { mode: search.mode },
        replace: true,
      });
    const entryId = awaitedTraining.take(student.id);
    return open("training", path, entryId === undefined ? undefined : `copiar-${entryId}`);
  };
  const mayGenerate = user.may_generate_trainings && !readOnlyRole;
  if (dialog === "evaluation")
    return (
      <EvaluationDialog
        key={key}
        {...work}
        onMarkNext={readOnlyRole ? undefined : () => replace("appointment")}
        onGoToTraining={role === "admin" && !mayGenerate ? undefined : goToTraining}
        OtherStudent={role === "trainer" ? EvaluateOtherDialog : undefined}
        onGenerate={mayGenerate ? (posture) => open("proposal", path, posture) : undefined}
      />
    );
  if (dialog === "proposal" && mayGenerate) {
    return (
      <ProposalDialog
        key={key}
        path={path}
        student={student}
        posture={search.tab}
        onClose={work.onClose}
        onTrainings={() => replace("training")}
        onEvaluate={() => replace("evaluation")}
      />
    );
  }
  if (dialog === "weeks" && !readOnlyRole) return <WeekCopyDialog key={key} path={path} onClose={work.onClose} />;
  return dialog === "training" ? <CycleTrainings key={key} {...work} findStudents={findStudents} /> : null;
}
