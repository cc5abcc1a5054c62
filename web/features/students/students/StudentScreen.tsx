import { Button, Group, Skeleton, Stack } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isNotFound } from "../../../api/api-error.ts";
import { areAwaited } from "../../../api/awaited.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { unreadQuery } from "../../execution/comments/data.ts";
import { UnreadComments } from "../../execution/comments/UnreadComments.tsx";
import { TrainingWeek } from "../../execution/execution-calendar/TrainingWeek.tsx";
import { studentSignalsQuery } from "../../execution/signals/data.ts";
import { StudentSignals } from "../../execution/signals/StudentSignals.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { RunningCycles } from "../../planning/cycles/today/RunningCycles.tsx";
import { Macrocycles } from "../../planning/macrocycles/Macrocycles.tsx";
import { ApprovalLine } from "../../student-billing/approvals/ApprovalLine.tsx";
import { AppointmentLine } from "../appointments/AppointmentLine.tsx";
import { readinessQuery } from "../readiness/data.ts";
import { ReadinessLine } from "../readiness/ReadinessLine.tsx";
import { studentQuery } from "./data.ts";
import type { StudentSearch } from "./finder/student-search.ts";
import { MissingStudent } from "./MissingStudent.tsx";
import classes from "./StudentHeader.module.css";
import { StudentHeader } from "./StudentHeader.tsx";
import { StudentScreenDialogs } from "./StudentScreenDialogs.tsx";
import { SupportNotice } from "./SupportNotice.tsx";
import { studentsPage } from "./student-pages.ts";

const StudentPaymentsDialog = lazy(() => import("../../student-billing/student-payments/StudentPaymentsDialog.tsx"));
const CommentsDialog = lazy(() => import("../../execution/comments/CommentsDialog.tsx"));
const ExecutionsDialog = lazy(() => import("../../execution/executions/ExecutionsDialog.tsx"));
const TrainingMaxesPanel = lazy(() => import("../../prescription/training-maxes/TrainingMaxesPanel.tsx"));
const GoalsDialog = lazy(() => import("../../assessment/goals/GoalsDialog.tsx"));
const ReadinessDialog = lazy(() => import("../readiness/ReadinessDialog.tsx"));
const StudentDialog = lazy(() => import("./form/StudentDialog.tsx"));
const route = getRouteApi("/signed-in/inicio/visualizar/$id");

export function StudentScreen() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { dialog } = search;
  const navigate = route.useNavigate();
  const steps = useAddressSteps();
  const me = useCurrentUser();
  const role = roleOf(me);
  const { data: student, error, refetch, isFetching } = useQuery(studentQuery(id));
  const isWaiting = useQueries({
    queries: [readinessQuery(id), studentSignalsQuery(id), { ...unreadQuery, enabled: role === "trainer" }],
    combine: areAwaited,
  });
  usePageTitle(student?.name ?? "Aluno");

  if (!student || isWaiting) {
    if (!error) return <StudentSkeleton />;
    if (isNotFound(error)) return <MissingStudent />;
    return <ErrorState asScreen title="Erro ao carregar aluno" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  const openDialog = (
    which: "student" | "payments" | "executions" | "comments" | "readiness" | "appointment" | "goals",
    part: OpenedPart = {},
  ) => steps.stepIn({ ...CLOSED, dialog: which, ...part });
  const close = () => steps.leave(CLOSED);
  const leave = () => navigate({ to: studentsPage(role), replace: true });
  const writer = role === "trainer" ? { id: me.id, role } : undefined;
  const week = student.macrocycles.length > 0 && (
    <TrainingWeek
      studentId={id}
      hasTrained={student.last_training_date !== null}
      onOpen={() => openDialog("executions")}
      onTrends={() => openDialog("executions", { tab: "tendencias" })}
      onMaxes={() => steps.stepIn({ dialog: "executions", tab: "maximas", execution: undefined, exercise: undefined })}
    />
  );

  return (
    <Stack gap="lg">
      <SupportNotice student={student} />
      <StudentHeader
        student={student}
        onEdit={() => openDialog("student")}
        onPayments={() => openDialog("payments")}
        onLeave={leave}
      />
      {student.awaits_approval && role === "trainer" && <ApprovalLine student={student} onRefused={leave} />}
      <RunningCycles student={student} today={todayInSaoPaulo(Date.now())} />
      <ReadinessLine student={student} onOpen={() => openDialog("readiness")} />
      <AppointmentLine student={student} onOpen={() => openDialog("appointment")} />
      <StudentSignals studentId={id} />
      {writer && (
        <UnreadComments studentId={id} writer={writer} onOpen={(training) => openDialog("comments", { training })} />
      )}
      <Macrocycles student={student} />
      {week}
      <Group>
        {writer && (
          <Button
            variant="default"
            leftSection={<Icon name="message" size={18} />}
            onClick={() => openDialog("comments")}
          >
            Comentários
          </Button>
        )}
        <Button variant="default" leftSection={<Icon name="star" size={18} />} onClick={() => openDialog("goals")}>
          Metas
        </Button>
      </Group>
      <Suspense>
        {dialog === "student" && (
          <StudentDialog student={student} tab={search.tab} onTab={(tab) => steps.stay({ tab })} onClose={close} />
        )}
        {dialog === "executions" && (
          <ExecutionsDialog
            student={student}
            address={{ tab: search.tab, execution: search.execution, exercise: search.exercise }}
            onGo={(part) => (part.execution ? steps.stepIn({ ...part }) : steps.stay({ ...part }))}
            canRecord={role === "trainer" && student.student_type !== "consulting"}
            maxes={
              <TrainingMaxesPanel
                studentId={student.id}
                exerciseId={search.exercise}
                onOpen={(exercise) => steps.stay({ exercise })}
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
            onTraining={(training) => steps.stay({ training })}
            onClose={close}
          />
        )}
        {dialog === "goals" && <GoalsDialog student={student} onClose={close} />}
        {dialog === "readiness" && <ReadinessDialog student={student} onClose={close} />}
        {dialog === "payments" && <StudentPaymentsDialog studentId={student.id} name={student.name} onClose={close} />}
        <StudentScreenDialogs student={student} path={pathIn(search, id)} readOnlyRole={false} />
      </Suspense>
    </Stack>
  );
}

interface OpenedPart {
  readonly training?: number;
  readonly tab?: string;
}

const CLOSED = {
  dialog: undefined,
  tab: undefined,
  execution: undefined,
  exercise: undefined,
  training: undefined,
};

const pathIn = ({ macro, meso, micro }: StudentSearch, id: number): CyclePath | undefined =>
  macro && meso ? { id, macroId: macro, mesoId: meso, microId: micro } : undefined;

/** `first.js` fills in the name. */
const StudentSkeleton = () => (
  <Loading>
    <Stack gap="lg">
      <div className={classes.header}>
        <Skeleton height={44} width={44} />
        <Skeleton height={52} width={52} radius="md" />
        <div className={classes.who}>
          <p className={classes.awaitedName} data-answer="student.name" />
          <Skeleton height={14} width="min(200px, 60%)" my={4} />
        </div>
        <div className={classes.actions}>
          <Skeleton height={44} width={124} />
          <Skeleton height={44} width={110} />
        </div>
      </div>
      <Skeleton height={24} width={140} />
      <Skeleton height={320} radius="md" />
    </Stack>
  </Loading>
);
