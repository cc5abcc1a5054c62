import { Button, Group, Skeleton, Stack } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isNotFound } from "../../../api/api-error.ts";
import { areAwaited } from "../../../api/awaited.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { unreadQuery } from "../../execution/comments/data.ts";
import { UnreadComments } from "../../execution/comments/UnreadComments.tsx";
import { TrainingWeek } from "../../execution/execution-calendar/TrainingWeek.tsx";
import { studentSignalsQuery } from "../../execution/signals/data.ts";
import { StudentSignals } from "../../execution/signals/StudentSignals.tsx";
import { RunningCycles } from "../../planning/cycles/today/RunningCycles.tsx";
import { Macrocycles } from "../../planning/macrocycles/Macrocycles.tsx";
import { ApprovalLine } from "../../student-billing/approvals/ApprovalLine.tsx";
import { AppointmentLine } from "../appointments/AppointmentLine.tsx";
import { readinessQuery } from "../readiness/data.ts";
import { ReadinessLine } from "../readiness/ReadinessLine.tsx";
import { studentQuery } from "./data.ts";
import { MissingStudent } from "./MissingStudent.tsx";
import classes from "./StudentHeader.module.css";
import { StudentHeader } from "./StudentHeader.tsx";
import { StudentPageDialogs } from "./StudentPageDialogs.tsx";
import { SupportNotice } from "./SupportNotice.tsx";
import { studentsPage } from "./student-pages.ts";
import { useStudentAddress } from "./use-student-address.ts";

export function StudentScreen() {
  const { id, open } = useStudentAddress();
  const navigate = useNavigate();
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
  const leave = () => navigate({ to: studentsPage(role), replace: true });
  const writer = role === "trainer" ? { id: me.id, role } : undefined;
  const week = student.macrocycles.length > 0 && (
    <TrainingWeek
      studentId={id}
      hasTrained={student.last_training_date !== null}
      onOpen={() => open("executions")}
      onTrends={() => open("executions", { tab: "tendencias" })}
      onMaxes={() => open("executions", { tab: "maximas" })}
    />
  );

  return (
    <Stack gap="lg">
      <SupportNotice student={student} />
      <StudentHeader
        student={student}
        onEdit={() => open("student")}
        onPayments={() => open("payments")}
        onLeave={leave}
      />
      {student.awaits_approval && role === "trainer" && <ApprovalLine student={student} onRefused={leave} />}
      <RunningCycles student={student} today={todayInSaoPaulo(Date.now())} />
      <ReadinessLine student={student} onOpen={() => open("readiness")} />
      <AppointmentLine student={student} onOpen={() => open("appointment")} />
      <StudentSignals studentId={id} />
      {writer && (
        <UnreadComments studentId={id} writer={writer} onOpen={(training) => open("comments", { training })} />
      )}
      <Macrocycles student={student} />
      {week}
      <Group>
        {writer && (
          <Button variant="default" leftSection={<Icon name="message" size={18} />} onClick={() => open("comments")}>
            Comentários
          </Button>
        )}
        <Button variant="default" leftSection={<Icon name="star" size={18} />} onClick={() => open("goals")}>
          Metas
        </Button>
      </Group>
      <StudentPageDialogs student={student} />
    </Stack>
  );
}

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
