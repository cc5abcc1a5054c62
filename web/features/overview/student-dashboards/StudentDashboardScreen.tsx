import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { studentDashboardQuery } from "./data.ts";
import { EvolutionSection } from "./EvolutionSection.tsx";
import { NextTraining } from "./NextTraining.tsx";
import { PlanSection } from "./PlanSection.tsx";
import classes from "./StudentDashboard.module.css";
import { WeeksSection } from "./WeeksSection.tsx";

export function StudentDashboardScreen() {
  const { id } = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(studentDashboardQuery);
  usePageTitle("Dashboard");
  return (
    <Stack gap="lg">
      <Title order={1}>Dashboard</Title>
      {!data && !error && <RowsSkeleton rows={10} />}
      {!data && error && (
        <ErrorState title="Erro ao buscar dados do dashboard" error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {data && (
        <div className={classes.parts}>
          <NextTraining next={data.next_training} today={data.today} />
          <PlanSection plan={data.plan} charges={data.charges} today={data.today} studentId={id} />
          <WeeksSection weeks={data.weeks} />
          <EvolutionSection evaluations={data.evaluations} />
        </div>
      )}
    </Stack>
  );
}
