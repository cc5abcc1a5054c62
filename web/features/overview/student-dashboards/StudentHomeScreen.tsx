import { Button, Group, Skeleton, Stack } from "@mantine/core";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { areAwaited } from "../../../api/awaited.ts";
import { useIsAway } from "../../../session/away.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { unreadQuery } from "../../execution/comments/data.ts";
import { UnreadComments } from "../../execution/comments/UnreadComments.tsx";
import { WeekStrip } from "../../execution/execution-calendar/WeekStrip.tsx";
import { cycleQuery } from "../../planning/cycles/cycle-data.ts";
import { Macrocycles } from "../../planning/macrocycles/Macrocycles.tsx";
import { AppointmentLine } from "../../students/appointments/AppointmentLine.tsx";
import { readinessQuery } from "../../students/readiness/data.ts";
import { ReadinessLine } from "../../students/readiness/ReadinessLine.tsx";
import { type Student, studentQuery } from "../../students/students/data.ts";
import { StudentPageDialogs } from "../../students/students/StudentPageDialogs.tsx";
import { useStudentAddress } from "../../students/students/use-student-address.ts";
import { type NextTraining, type StudentDashboard, studentDashboardQuery } from "./data.ts";
import { EvolutionSection } from "./EvolutionSection.tsx";
import { MoneyLine } from "./MoneyLine.tsx";
import { NoTrainingYet } from "./NoTrainingYet.tsx";
import classes from "./StudentHome.module.css";
import { TodayCard } from "./TodayCard.tsx";
import { nextPhaseText, todayText } from "./today-text.ts";
import { useKeptToday } from "./use-kept-today.ts";
import { WeeksSection } from "./WeeksSection.tsx";

/** A student's own page. */
export function StudentHomeScreen() {
  const { id } = useStudentAddress();
  const home = useQuery(studentDashboardQuery);
  const student = useQuery(studentQuery(id));
  const isWaiting = useQueries({ queries: [readinessQuery(id), unreadQuery], combine: areAwaited });
  usePageTitle("Hoje");

  if (home.data && student.data && !isWaiting) return <Home student={student.data} home={home.data} />;
  const failed = [home, student].find(({ error, data }) => error && !data);
  if (!failed) return <HomeSkeleton />;
  const { error, refetch, isFetching } = failed;
  return <ErrorState asScreen title="Erro ao carregar seu dia" error={error} onRetry={refetch} retrying={isFetching} />;
}

interface HomeProps {
  readonly student: Student;
  readonly home: StudentDashboard;
}

function Home({ student, home }: HomeProps) {
  const today = todayInSaoPaulo(Date.now());
  const knownDay = useKeptToday(home, student, today);
  const { next_training: next } = knownDay;
  const isAway = useIsAway();
  const { open } = useStudentAddress();
  usePrescriptionRequest(next);
  const text = todayText(knownDay, today);
  usePreparedDevice(student.id, next);
  const starts = student.macrocycles.flatMap(({ mesocycles }) => mesocycles.map(({ start_date }) => start_date));
  const { id, macrocycles } = student;

  return (
    <Stack gap="md">
      {!isAway && <ReadinessLine place="first" student={student} onOpen={() => open("readiness")} />}
      {text ? (
        <TodayCard text={text} next={next} onPrescription={(training) => open("training", addressOf(training))} />
      ) : (
        <NoTrainingYet
          nextPhase={nextPhaseText(starts, today)}
          {...(!hasAnamnesis(student) && { onAnamnesis: () => open("student", { tab: "pessoal" }) })}
        />
      )}
      {macrocycles.length > 0 && <WeekStrip studentId={id} today={today} onOpen={() => open("executions")} />}
      {!isAway && (
        <UnreadComments
          studentId={id}
          writer={{ id, role: "student" }}
          onOpen={(training) => open("comments", { training })}
        />
      )}
      <AppointmentLine student={student} />
      {!isAway && <ReadinessLine place="later" student={student} onOpen={() => open("readiness")} />}
      {!isAway && (
        <MoneyLine plan={home.plan} charges={home.charges} today={today} onPayments={() => open("payments")} />
      )}
      {macrocycles.length > 0 && !isAway && (
        <div className={classes.parts}>
          <WeeksSection weeks={home.weeks} />
          <EvolutionSection evaluations={home.evaluations} />
        </div>
      )}
      {!isAway && <Online student={student} />}
      <StudentPageDialogs student={student} isAway={isAway} />
    </Stack>
  );
}

/** The parts that need a connection. */
function Online({ student }: Pick<HomeProps, "student">) {
  const { open } = useStudentAddress();
  return (
    <>
      <Macrocycles student={student} />
      <Group gap="xs">
        <Button variant="default" leftSection={<Icon name="edit" size={18} />} onClick={() => open("student")}>
          Meu cadastro
        </Button>
        <Button variant="default" onClick={() => open("payments")}>
          Pagamentos
        </Button>
        <Button variant="default" onClick={() => open("comments")}>
          Comentários
        </Button>
      </Group>
    </>
  );
}

const addressOf = ({ macrocycle_id: macro, mesocycle_id: meso, microcycle_id: micro }: NextTraining) => ({
  macro,
  meso,
  micro: micro ?? undefined,
});

/** The gym asks by the address for the prescription of the training to come. */
function usePrescriptionRequest(next: NextTraining | null): void {
  const { search, stay } = useStudentAddress();
  const isRequested = search.treino === "hoje";
  const answer = useEffectEvent(() => {
    if (!next) toast.warning("Não há treino prescrito para os próximos dias.");
    void stay({ treino: undefined, ...(next && { dialog: "training", ...addressOf(next) }) });
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}

/** Available days and the goal are the trainer's. */
function hasAnamnesis({ personal_anamnesis: personal, physiological_anamnesis: physiological }: Student): boolean {
  const { days_of_week: _days, training_goals: _goal, ...answers } = personal;
  return Object.values({ ...answers, ...physiological }).some((answer) => answer !== null && answer !== undefined);
}

const PREPARE_AFTER_MS = 1000;

/** The training, its page and the prescription get onto the device once this page has what it needs itself. */
function usePreparedDevice(studentId: number, next: NextTraining | null): void {
  const cache = useQueryClient();
  const prepare = useEffectEvent(async () => {
    const { prepareGym } = await import("../../execution/gym/device/prepare.ts");
    await prepareGym(studentId);
    if (next) await cache.prefetchQuery(cycleQuery(pathOf(studentId, next)));
  });
  useEffect(() => {
    const timer = setTimeout(() => void prepare(), PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

const pathOf = (id: number, { macrocycle_id, mesocycle_id, microcycle_id }: NextTraining) => ({
  id,
  macroId: macrocycle_id,
  mesoId: mesocycle_id,
  microId: microcycle_id ?? undefined,
});

const HomeSkeleton = () => (
  <Loading>
    <Stack gap="md">
      <Skeleton height={200} radius="md" />
      <Skeleton height={54} radius="md" />
      <Skeleton height={320} radius="md" />
    </Stack>
  </Loading>
);
