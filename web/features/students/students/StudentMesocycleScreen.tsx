import { Badge, Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { formatPeriod, includesDay } from "#domain/periodisation/period.ts";
import { isNotFound } from "../../../api/api-error.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { NotFoundState } from "../../../ui/NotFoundState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { periodOf } from "../../planning/cycles/cycle-period.ts";
import type { MesocyclePath, MesocycleSummary } from "../../planning/cycles/data.ts";
import { EvaluationAction } from "../../planning/cycles/list/EvaluationAction.tsx";
import { Microcycles } from "../../planning/cycles/list/Microcycles.tsx";
import { mesocyclesQuery } from "../../planning/cycles/mesocycles-query.ts";
import { LatestCopy } from "../../planning/week-copies/LatestCopy.tsx";
import { type Student, studentQuery } from "./data.ts";
import { MissingStudent } from "./MissingStudent.tsx";
import classes from "./StudentMesocycleScreen.module.css";
import { StudentScreenDialogs } from "./StudentScreenDialogs.tsx";
import { SupportNotice } from "./SupportNotice.tsx";
import { studentsPage } from "./student-pages.ts";

const route = getRouteApi("/signed-in/inicio/visualizar/$id/macrociclo/$idMacrociclo/mesociclo/$idMesociclo");

export function StudentMesocycleScreen() {
  const { id, idMacrociclo: macroId, idMesociclo: mesoId } = route.useParams();
  const path = { id, macroId, mesoId };
  const { mode } = route.useSearch();
  const navigate = route.useNavigate();
  const student = useQuery(studentQuery(id));
  const mesocycles = useQuery(mesocyclesQuery(path));
  const mesocycle = mesocycles.data?.find((one) => one.id === mesoId);
  usePageTitle(mesocycle ? `${mesocycle.name} · ${student.data?.name ?? ""}` : undefined);

  const failed = [student, mesocycles].find(({ error, data }) => error && !data);
  if (failed && isNotFound(student.error)) return <MissingStudent />;
  if (failed) {
    const again = () => Promise.all([student.refetch(), mesocycles.refetch()]);
    return (
      <ErrorState
        asScreen
        title="Erro ao carregar microciclos"
        error={failed.error}
        onRetry={again}
        retrying={failed.isFetching}
      />
    );
  }
  if (!student.data || !mesocycles.data) return <ScreenSkeleton />;
  const toStudent = () => navigate({ to: "/inicio/visualizar/$id", params: { id }, search: { macro: macroId, mode } });
  if (!mesocycle) return <MissingMesocycle onLeave={toStudent} />;
  return (
    <NarrowScreen>
      <SupportNotice student={student.data} />
      <Mesocycle path={path} mesocycle={mesocycle} student={student.data} />
    </NarrowScreen>
  );
}

const MissingMesocycle = ({ onLeave }: { readonly onLeave: () => void }) => (
  <NotFoundState
    title="Mesociclo não encontrado"
    action={
      <Button mt="md" onClick={onLeave}>
        Ver a periodização
      </Button>
    }
  >
    O mesociclo foi removido ou o endereço está errado.
  </NotFoundState>
);

interface Props {
  readonly path: MesocyclePath;
  readonly mesocycle: MesocycleSummary;
  readonly student: Student;
}

function Mesocycle({ path, mesocycle, student }: Props) {
  const { micro } = route.useSearch();
  const ownPage = roleOf(useCurrentUser()) === "student";
  const today = todayInSaoPaulo(Date.now());
  const { goal, is_finished: isFinished } = mesocycle;
  const name = ownPage ? layCycleName(mesocycle.name) : mesocycle.name;
  const isCurrent = includesDay(periodOf(mesocycle), today);
  return (
    <>
      <div className={classes.header}>
        <div className={classes.who}>
          <Trail path={path} student={student} mesocycle={name} ownPage={ownPage} />
          <Group gap="4px 8px">
            <Title order={1}>{name}</Title>
            {isCurrent && <Badge size="sm">Em andamento</Badge>}
            {isFinished && (
              <Badge size="sm" variant="default">
                {ownPage ? "Encerrada" : "Encerrado"}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed" maw="96ch">
            <span className="figures">{formatPeriod(periodOf(mesocycle))}</span> · {goal}
            {isFinished && " · somente leitura"}
          </Text>
        </div>
        <div className={classes.evaluation}>
          <EvaluationAction
            label={ownPage ? "Avaliação da fase" : "Avaliação do mesociclo"}
            path={path}
            cycle={mesocycle}
            isCurrent={false}
            readOnly={ownPage}
          />
        </div>
      </div>
      <Microcycles
        path={path}
        mesocycle={mesocycle}
        readOnly={ownPage}
        today={today}
        note={!ownPage && <LatestCopy path={path} />}
      />
      <Suspense>
        <StudentScreenDialogs
          student={student}
          path={{ ...path, microId: micro }}
          readOnlyRole={ownPage}
          ofMicrocycles
        />
      </Suspense>
    </>
  );
}

interface TrailProps extends Pick<Props, "path" | "student"> {
  readonly mesocycle: string;
  readonly ownPage: boolean;
}

function Trail({ path, student, mesocycle, ownPage }: TrailProps) {
  const { id, macroId } = path;
  const role = roleOf(useCurrentUser());
  const { mode } = route.useSearch();
  const macrocycle = student.macrocycles.find((one) => one.id === macroId);
  return (
    <nav aria-label="Você está em">
      <ol className={classes.trail}>
        {!ownPage && (
          <li className={classes.root}>
            <Link to={studentsPage(role)}>Alunos</Link>
          </li>
        )}
        <li>
          <Link to="/inicio/visualizar/$id" params={{ id }} search={{ mode }}>
            {ownPage ? "Hoje" : student.name}
          </Link>
        </li>
        <li>
          <Link to="/inicio/visualizar/$id" params={{ id }} search={{ macro: macroId, mode }}>
            {ownPage ? layCycleName(macrocycle?.name ?? "") : macrocycle?.name}
          </Link>
        </li>
        <li aria-current="page">{mesocycle}</li>
      </ol>
    </nav>
  );
}
