import { Popover, Table, UnstyledButton } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";
import { Sparkline } from "../../../ui/chart/Sparkline.tsx";
import type { StrengthTest } from "./data.ts";
import classes from "./StrengthHistory.module.css";
import { progressOf } from "./strength-progress.ts";

export function StrengthHistory({ test: { muscle_group, history } }: { readonly test: StrengthTest }) {
  const last = history.at(-1);
  if (!last) return null;
  const progress = progressOf(history);
  const summary = progress ? `${formatDifference(progress.differenceKg, 1)} kg` : `em ${formatDate(last.changed_on)}`;
  return (
    <Popover position="bottom-end" shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <UnstyledButton className={classes.open ?? ""} aria-label={`Histórico de ${muscle_group.name}: ${summary}`}>
          {progress && <Sparkline values={progress.values} />}
          <span>{summary}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <Table className={classes.changes ?? ""} verticalSpacing={4} horizontalSpacing="xs">
          <Table.Caption>
            {progress
              ? `${muscle_group.name}: ${progress.of} desde ${formatDate(progress.since)}`
              : `Testes de ${muscle_group.name}`}
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Data</Table.Th>
              <Table.Th>Exercício</Table.Th>
              <Table.Th>Rep.</Table.Th>
              <Table.Th>Peso</Table.Th>
              <Table.Th>%</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {history
              .toReversed()
              .map(({ changed_on, exercise_name, origin, repetitions, weight, percentage }, index) => (
                <Table.Tr key={history.length - index}>
                  <Table.Td>{formatDate(changed_on)}</Table.Td>
                  <Table.Td>
                    {exercise_name || "–"}
                    {origin === "treino" && " (no treino)"}
                  </Table.Td>
                  <Table.Td>{repetitions ?? "–"}</Table.Td>
                  <Table.Td>{weight === null ? "–" : `${formatDecimal(weight, 0, 2)} kg`}</Table.Td>
                  <Table.Td>{percentage ?? "–"}</Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Popover.Dropdown>
    </Popover>
  );
}
