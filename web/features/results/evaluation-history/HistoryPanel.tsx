import { Skeleton, Stack, Table } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { labelWithUnit } from "../../../ui/figure/figure-text.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import classes from "./ComparisonFigures.module.css";
import type { FigureChange, PastEvaluation } from "./data.ts";
import { historiesOf } from "./figure-history.ts";

const HistoryChart = lazy(() => import("../../../ui/chart/HistoryChart.tsx"));

interface Props {
  readonly evaluations: readonly PastEvaluation[];
  readonly figures: readonly FigureChange[];
}

/** Trainers look at these first, when they were measured. */
const PREFERRED = ["percentualGordura", "weight"];

export function HistoryPanel({ evaluations, figures }: Props) {
  const histories = useMemo(() => historiesOf(evaluations, figures), [evaluations, figures]);
  const [chosen, setChosen] = useState<string | null>(null);
  const keys = [chosen, ...PREFERRED];
  const shown = keys.map((key) => histories.find((one) => one.key === key)).find((one) => one !== undefined);
  const history = shown ?? histories[0];
  if (!history) {
    return (
      <EmptyState icon="calendar" title="Ainda não há histórico">
        Uma medida aparece aqui quando duas avaliações a tiverem.
      </EmptyState>
    );
  }
  const options = FIGURE_GROUPS.flatMap(({ code, label }) => {
    const items = figures
      .filter(({ group, key }) => group === code && histories.some((one) => one.key === key))
      .map((figure) => ({ value: figure.key, label: labelWithUnit(figure) }));
    return items.length > 0 ? [{ group: label, items }] : [];
  });
  return (
    <Stack gap="lg">
      <Choice label="Medida" maw={420} data={options} value={history.key} onChange={setChosen} />
      <Suspense fallback={<Skeleton height={280} radius="md" />}>
        <HistoryChart history={history} />
      </Suspense>
      <Table className={classes.history ?? ""} maw={640}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Data</Table.Th>
            <Table.Th>Ciclo</Table.Th>
            <Table.Th>{history.unit || history.label}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {history.points.map(({ name, macrocycle, day, value }) => (
            <Table.Tr key={`${day} ${macrocycle} ${name}`}>
              <Table.Td>{formatDate(day)}</Table.Td>
              <Table.Td>
                {macrocycle} · {name}
              </Table.Td>
              <Table.Td>{formatDecimal(value, history.decimals)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
