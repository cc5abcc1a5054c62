import { lazy, Suspense } from "react";
import type { Student } from "#contract/students/students.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import type { Writer } from "../../execution/comments/writer.ts";
import { StudentScreenDialogs } from "./StudentScreenDialogs.tsx";
import { useStudentAddress } from "./use-student-address.ts";

const StudentPaymentsDialog = lazy(() => import("../../student-billing/student-payments/StudentPaymentsDialog.tsx"));
const CommentsDialog = lazy(() => import("../../execution/comments/CommentsDialog.tsx"));
const ExecutionsDialog = lazy(() => import("../../execution/executions/ExecutionsDialog.tsx"));
const TrainingMaxesPanel = lazy(() => import("../../prescription/training-maxes/TrainingMaxesPanel.tsx"));
const GoalsDialog = lazy(() => import("../../assessment/goals/GoalsDialog.tsx"));
const ReadinessDialog = lazy(() => import("../readiness/ReadinessDialog.tsx"));
const StudentDialog = lazy(() => import("./form/StudentDialog.tsx"));

interface Props {
  readonly student: Student;
  /** Without a connection only what was trained, and the prescription, open. */
  readonly isAway?: boolean;
}

/** These open over a student's page, for the trainer and for the student. */
export function StudentPageDialogs({ student, isAway = false }: Props) {
  const { search, path, stay, stepIn, close } = useStudentAddress();
  const me = useCurrentUser();
  const role = roleOf(me);
  const isOwn = role === "student";
  const dialog = isAway && search.dialog !== "executions" ? undefined : search.dialog;
  const writer: Writer | undefined = role === "admin" ? undefined : { id: me.id, role };

  return (
    <Suspense>
      {dialog === "student" && (
        <StudentDialog student={student} tab={search.tab} onTab={(tab) => stay({ tab })} onClose={close} />
      )}
      {dialog === "executions" && (
        <ExecutionsDialog
          student={student}
          address={{ tab: search.tab, execution: search.execution, exercise: search.exercise }}
          onGo={(part) => (part.execution ? stepIn({ ...part }) : stay({ ...part }))}
          canRecord={isOwn || (role === "trainer" && student.student_type !== "consulting")}
          maxes={
            <TrainingMaxesPanel
              studentId={student.id}
              exerciseId={search.exercise}
              onOpen={(exercise) => stay({ exercise })}
            />
          }
          onClose={close}
        />
      )}
      {dialog === "comments" && writer && (
        <CommentsDialog
          student={student}
          writer={writer}
          trainingId={search.training}
          onTraining={(training) => stay({ training })}
          onClose={close}
        />
      )}
      {dialog === "goals" && !isOwn && <GoalsDialog student={student} onClose={close} />}
      {dialog === "readiness" && <ReadinessDialog student={student} onClose={close} />}
      {dialog === "payments" && (
        <StudentPaymentsDialog studentId={student.id} name={isOwn ? null : student.name} onClose={close} />
      )}
      <StudentScreenDialogs student={student} path={path} readOnlyRole={isOwn} />
    </Suspense>
  );
}
