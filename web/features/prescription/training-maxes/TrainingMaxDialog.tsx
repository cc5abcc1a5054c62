import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ChartSection } from "../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../ui/chart/FigureTable.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { CurrentMax } from "./CurrentMax.tsx";
import { type TrainingMax, trainingMaxQuery } from "./data.ts";
import { kgText, sourceText } from "./max-text.ts";
import { TrainingMaxForm } from "./TrainingMaxForm.tsx";

const HistoryChart = lazy(() => import("../../../ui/chart/HistoryChart.tsx"));

interface Props {
  readonly studentId: number;
  readonly exerciseId: number;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

export default function TrainingMaxDialog({ studentId, exerciseId, onSaved, onClose }: Props) {
  const { data: max, error, refetch, isFetching } = useQuery(trainingMaxQuery(studentId, exerciseId));
  const isStudent = roleOf(useCurrentUser()) === "student";
  if (max && !isStudent)
    return (
      <TrainingMaxForm key={exerciseId} studentId={studentId} max={max} onSaved={onSaved} onClose={onClose}>
        <History max={max} />
      </TrainingMaxForm>
    );
  const title = max?.exercise.name ?? "Carga máxima";
  return (
    <FormDialog title={title} width={560} footer={<Button onClick={onClose}>Fechar</Button>} onClose={onClose}>
      {error && !max && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!error && !max && <RowsSkeleton rows={3} />}
      {max && (
        <Stack>
          <CurrentMax max={max} isStudent />
          <History max={max} />
        </Stack>
      )}
    </FormDialog>
  );
}

function History({ max: { history } }: { readonly max: TrainingMax }) {
  if (history.length < 2) return null;
  const points = history.map(({ day, one_rep_max_kg: value }) => ({ day, value }));
  const rows = history
    .map((one): [string, string, string] => [formatDate(one.day), kgText(one.one_rep_max_kg), sourceText(one)])
    .toReversed();
  return (
    <ChartSection
      title="Evolução"
      height={280}
      chart={<HistoryChart history={{ label: "Carga máxima", unit: "kg", decimals: 1, points }} />}
      table={<FigureTable heads={["Data", "Carga máxima", "De onde vem"]} rows={rows} />}
    />
  );
}
