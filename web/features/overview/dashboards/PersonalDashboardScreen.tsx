import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { TodaySection } from "../todays-tasks/TodaySection.tsx";
import { periodIn } from "./dashboard-search.ts";
import { personalQuery } from "./data.ts";
import { DashboardFigures } from "./income/DashboardFigures.tsx";
import { ExportButton } from "./income/ExportButton.tsx";
import { PeriodFilter } from "./income/PeriodFilter.tsx";
import { PersonInFront } from "./income/PersonInFront.tsx";

const COUNTED = { one: "aluno com plano", many: "alunos com plano" };
const route = getRouteApi("/signed-in/inicio/dashboard");

export function PersonalDashboardScreen() {
  const period = periodIn(route.useSearch());
  const navigate = route.useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(personalQuery(period));
  usePageTitle("Dashboard");
  const front = data?.student_with_most_executed_trainings ?? null;

  return (
    <Stack gap="lg">
      <Title order={1}>Dashboard</Title>
      <TodaySection />
      <PeriodFilter
        key={`${period.start} ${period.end}`}
        period={period}
        onFilter={({ start, end }) => navigate({ search: { start, end }, resetScroll: false })}
      >
        <ExportButton whose="personal" period={period} total={data?.total} />
      </PeriodFilter>
      {!data && !error && <RowsSkeleton rows={10} />}
      {error && (
        <ErrorState title="Erro ao buscar dados do dashboard" error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {data && !error && (
        <DashboardFigures
          figures={data}
          period={period}
          isStale={isPlaceholderData}
          methods={STUDENT_PAYMENT_METHODS}
          counted={COUNTED}
          whenEmpty="Registre o que recebe em “Pagamentos”, na página de cada aluno, e acompanhe aqui."
        >
          <PersonInFront
            title="Mais treinos realizados"
            person={front}
            figure={`${front?.trainings} ${front?.trainings === 1 ? "treino" : "treinos"} no período`}
            link={{ to: "/inicio/visualizar/$id", params: { id: String(front?.id) } }}
          >
            Nenhum treino registrado neste período.
          </PersonInFront>
        </DashboardFigures>
      )}
    </Stack>
  );
}
