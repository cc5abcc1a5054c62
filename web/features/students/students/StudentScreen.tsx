import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isNotFound } from "../../../api/api-error.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { BackButton } from "../../../ui/BackButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { TrainingWeek } from "../../execution/execution-calendar/TrainingWeek.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { Macrocycles } from "../../planning/macrocycles/Macrocycles.tsx";
import { studentQuery } from "./data.ts";
import type { StudentSearch } from "./finder/student-search.ts";
import { MissingStudent } from "./MissingStudent.tsx";
import { StudentHeader } from "./StudentHeader.tsx";
import { StudentScreenDialogs } from "./StudentScreenDialogs.tsx";
import { StudentSkeleton } from "./StudentSkeleton.tsx";
import { SupportNotice } from "./SupportNotice.tsx";
import { studentsPage } from "./student-pages.ts";

const StudentPaymentsDialog = lazy(() => import("../../student-billing/student-payments/StudentPaymentsDialog.tsx"));
const ExecutionsDialog = lazy(() => import("../../execution/executions/ExecutionsDialog.tsx"));
const StudentDialog = lazy(() => import("./form/StudentDialog.tsx"));
const route = getRouteApi("/signed-in/inicio/visualizar/$id");

export function StudentScreen() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { dialog } = search;
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const role = roleOf(useCurrentUser());
  const { data: student, error, refetch, isFetching } = useQuery(studentQuery(id));
  usePageTitle(student?.name ?? "Aluno");

  if (!student) {
    if (!error) return <StudentSkeleton />;
    if (isNotFound(error)) return <MissingStudent />;
    return <ErrorState asScreen title="Erro ao carregar aluno" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  const openDialog = (which: "student" | "payments" | "executions", execution?: number) =>
    steps.stepIn({ dialog: which, tab: undefined, execution, exercise: undefined });
  const close = () => steps.leave({ dialog: undefined, tab: undefined, execution: undefined, exercise: undefined });
  const week = student.macrocycles.length > 0 && (
    <TrainingWeek
      studentId={id}
      onOpen={() => openDialog("executions")}
      {...(role !== "student" && { onPain: (execution: number) => openDialog("executions", execution) })}
    />
  );

  return (
    <Stack gap="lg">
      {role !== "student" && <BackButton otherwise={() => navigate({ to: studentsPage(role), replace: true })} />}
      <SupportNotice student={student} />
      <StudentHeader student={student} onEdit={() => openDialog("student")} onPayments={() => openDialog("payments")} />
      {role !== "student" && week}
      <Macrocycles student={student} />
      {role === "student" && week}
      <Suspense>
        {dialog === "student" && (
          <StudentDialog student={student} tab={search.tab} onTab={(tab) => steps.stay({ tab })} onClose={close} />
        )}
        {dialog === "executions" && (
          <ExecutionsDialog
            student={student}
            address={{ tab: search.tab, execution: search.execution, exercise: search.exercise }}
            onGo={(part) => (part.execution ? steps.stepIn({ ...part }) : steps.stay({ ...part }))}
            canRecord={role === "student" || (role === "trainer" && student.student_type !== "consulting")}
            onClose={close}
          />
        )}
        {dialog === "payments" && <StudentPaymentsDialog studentId={student.id} onClose={close} />}
        <StudentScreenDialogs student={student} path={pathIn(search, id)} readOnlyRole={role === "student"} />
      </Suspense>
    </Stack>
  );
}

const pathIn = ({ macro, meso, micro }: StudentSearch, id: number): CyclePath | undefined =>
  macro && meso ? { id, macroId: macro, mesoId: meso, microId: micro } : undefined;
