import { SegmentedControl, Skeleton, Stack, Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { InfiniteEnd } from "../../../ui/list/InfiniteEnd.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { PainBadge } from "../execution-calendar/PainBadge.tsx";
import { setText } from "../gym/plan/training-text.ts";
import { type ExerciseSession, exerciseHistoryQuery } from "./data.ts";

const HistoryChart = lazy(() => import("../../../ui/chart/HistoryChart.tsx"));

interface Props {
  readonly studentId: number;
  readonly exerciseId: number;
}

export function ExerciseHistory({ studentId, exerciseId }: Props) {
  const query = useInfiniteQuery(exerciseHistoryQuery(studentId, exerciseId));
  const [key, setKey] = useState<string>(LINES[0].key);
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  if (!query.data) return <RowsSkeleton />;
  const sessions = query.data.pages.flatMap((page) => page.sessions);
  const line = lineOf(sessions, LINES.find((one) => one.key === key) ?? LINES[0]);
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label="O que mostrar"
        data={LINES.map(({ key: value, label }) => ({ value, label }))}
        value={key}
        onChange={setKey}
        style={{ alignSelf: "flex-start" }}
      />
      {line.points.length > 1 ? (
        <Suspense fallback={<Skeleton height={280} radius="md" />}>
          <HistoryChart history={line} />
        </Suspense>
      ) : (
        <Text size="sm" c="dimmed">
          A linha aparece a partir de dois dias com este valor.
        </Text>
      )}
      <Sessions sessions={sessions} />
      <InfiniteEnd query={query} />
    </Stack>
  );
}

const Sessions = ({ sessions }: { readonly sessions: readonly ExerciseSession[] }) => (
  <Table.ScrollContainer minWidth={480}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Data</Table.Th>
          <Table.Th>Treino</Table.Th>
          <Table.Th>Séries</Table.Th>
          <Table.Th ta="right">1RM est.</Table.Th>
          <Table.Th>Dor</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sessions.map(({ execution_id, day, training_name, sets, best, pain, note }) => (
          <Table.Tr key={execution_id}>
            <Table.Td>{formatDate(day)}</Table.Td>
            <Table.Td>{training_name}</Table.Td>
            <Table.Td>
              {sets.map(setText).join(" · ") || "–"}
              {note && (
                <Text size="xs" c="dimmed">
                  “{note}”
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">{best ? `${formatDecimal(best.one_rep_max_kg, 1)} kg` : "–"}</Table.Td>
            <Table.Td>
              <PainBadge pain={pain} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

const LINES = [
  { key: "one_rep_max", label: "1RM estimada", unit: "kg", decimals: 1 },
  { key: "load", label: "Maior carga", unit: "kg", decimals: 1 },
  { key: "repetitions", label: "Repetições", unit: "", decimals: 0 },
] as const;
type Line = (typeof LINES)[number];

function figureOf({ best, sets }: ExerciseSession, key: Line["key"]): number | null {
  if (key === "one_rep_max") return best?.one_rep_max_kg ?? null;
  if (key === "load") {
    const loads = sets.flatMap(({ load_kg }) => load_kg ?? []);
    return loads.length === 0 ? null : Math.max(...loads);
  }
  const counts = sets.flatMap(({ repetitions }) => repetitions ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** The oldest first, without the days that lack the figure. */
function lineOf(sessions: readonly ExerciseSession[], line: Line) {
  const points = sessions.toReversed().flatMap((session) => {
    const value = figureOf(session, line.key);
    return value === null ? [] : [{ day: session.day, value }];
  });
  return { ...line, points };
}
