import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { PixToAnswer } from "../../platform-billing/trainers/PixToAnswer.tsx";
import { periodIn } from "./dashboard-search.ts";
import { masterQuery } from "./data.ts";
import { DashboardFigures } from "./income/DashboardFigures.tsx";
import { ExportButton } from "./income/ExportButton.tsx";
import { PeriodFilter } from "./income/PeriodFilter.tsx";
import { PersonInFront } from "./income/PersonInFront.tsx";

const COUNTED = { one: "assinatura", many: "assinaturas" };
const route = getRouteApi("/signed-in/admins/admin/home/personal/dashboard");

export function MasterDashboardScreen() {
  const period = periodIn(route.useSearch());
  const navigate = route.useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(masterQuery(period));
  usePageTitle("Dashboard");
  const front = data?.personal_with_most_active_students ?? null;

  return (
    <Stack gap="lg">
      <Title order={1}>Dashboard</Title>
      <PixToAnswer />
      <PeriodFilter
        key={`${period.start} ${period.end}`}
        period={period}
        onFilter={({ start, end }) => navigate({ search: { start, end } })}
      >
        <ExportButton whose="master" period={period} total={data?.total} />
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
          methods={PAYMENT_METHODS}
          counted={COUNTED}
          whenEmpty="Aqui aparece o que os personais pagam pela assinatura da plataforma."
        >
          <PersonInFront
            title="Professor com mais alunos"
            person={front}
            figure={`${front?.students} ${front?.students === 1 ? "aluno ativo" : "alunos ativos"}`}
            link={{ to: "/admin/home/personal/visualizar/$id", params: { id: String(front?.id) } }}
          >
            Nenhum professor tem alunos ativos ainda.
          </PersonInFront>
        </DashboardFigures>
      )}
    </Stack>
  );
}
