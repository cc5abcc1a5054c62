import { Button, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDecimal } from "#domain/text/number-format.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { ChipRow } from "../../../ui/select/ChipRow.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { type TrendLine, trendLinesQuery } from "./data.ts";
import classes from "./TrendsScreen.module.css";
import { kgText, percentText } from "./trend-figures.ts";

interface Column {
  readonly label: string;
  readonly valueOf: (line: TrendLine) => number | null;
  readonly text: (line: TrendLine) => string;
  /** The first press shows what asks for attention. */
  readonly begins: "lowest" | "highest";
}

const decimal = (value: number | null, decimals: number) => (value === null ? "–" : formatDecimal(value, 0, decimals));

const COLUMNS: readonly Column[] = [
  {
    label: "Adesão",
    valueOf: ({ adherence }) => adherence,
    text: ({ adherence }) => percentText(adherence),
    begins: "lowest",
  },
  {
    label: "Séries/semana",
    valueOf: ({ weekly_sets }) => weekly_sets,
    text: ({ weekly_sets }) => decimal(weekly_sets, 0),
    begins: "lowest",
  },
  {
    label: "Carga de 7 dias",
    valueOf: ({ load }) => load.acute_kg,
    text: ({ load }) => kgText(load.acute_kg),
    begins: "lowest",
  },
  {
    label: "Média de 28 dias",
    valueOf: ({ load }) => load.chronic_kg,
    text: ({ load }) => kgText(load.chronic_kg),
    begins: "lowest",
  },
  { label: "Esforço", valueOf: ({ effort }) => effort, text: ({ effort }) => decimal(effort, 1), begins: "highest" },
  {
    label: "Dor",
    valueOf: ({ max_pain }) => max_pain,
    text: ({ max_pain }) => decimal(max_pain, 0),
    begins: "highest",
  },
];

interface Order {
  readonly column: Column | undefined;
  readonly isDescending: boolean;
}

/** Without a figure a student comes last. */
function inOrder(lines: readonly TrendLine[], { column, isDescending }: Order): readonly TrendLine[] {
  if (!column) return lines;
  return lines.toSorted((one, other) => {
    const [a, b] = [column.valueOf(one), column.valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? b - a : a - b;
  });
}

/** One line for each student, of four weeks. */
export function TrendsScreen() {
  usePageTitle("Tendências");
  const { data, error, refetch, isFetching } = useQuery(trendLinesQuery);
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>Tendências</Title>
        <Text size="sm" c="dimmed">
          Quatro semanas de cada aluno. A carga descreve, e não prevê lesão.
        </Text>
      </div>
      {error && !data ? (
        <ErrorState title="Erro ao carregar tendências" error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <RowsSkeleton />
      ) : data.length === 0 ? (
        <EmptyState icon="timeline" title="Nenhum treino em quatro semanas">
          As tendências aparecem quando um aluno tem treinos prescritos ou feitos.
        </EmptyState>
      ) : (
        <Lines lines={data} />
      )}
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly TrendLine[] }) {
  const [order, setOrder] = useState<Order>({ column: undefined, isDescending: false });
  const sort = (column: Column) =>
    setOrder((now) => ({
      column,
      isDescending: now.column === column ? !now.isDescending : column.begins === "highest",
    }));
  const phone = useUpTo("sm");
  const ordered = inOrder(lines, order);
  if (phone) return <Cards lines={ordered} order={order} onSort={sort} />;
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Aluno</Table.Th>
            {COLUMNS.map((column) => {
              const isChosen = order.column === column;
              return (
                <Table.Th
                  key={column.label}
                  scope="col"
                  ta="right"
                  aria-sort={isChosen ? (order.isDescending ? "descending" : "ascending") : "none"}
                >
                  <Button
                    variant="subtle"
                    color="gray"
                    px="xs"
                    mr={-10}
                    rightSection={
                      <Icon name={isChosen ? (order.isDescending ? "chevron-down" : "chevron-up") : "sort"} size={16} />
                    }
                    onClick={() => sort(column)}
                  >
                    {column.label}
                  </Button>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ordered.map((line) => (
            <Table.Tr key={line.id}>
              <Table.Th scope="row" fw={400} miw={150}>
                <TrendsLink line={line} className={classes.name} />
              </Table.Th>
              {COLUMNS.map((column) => (
                <Table.Td key={column.label} ta="right" className="figures">
                  {column.text(line)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const TrendsLink = ({ line, className }: { readonly line: TrendLine; readonly className: string | undefined }) => (
  <Link
    to="/inicio/visualizar/$id"
    params={{ id: line.id }}
    search={{ dialog: "executions", tab: "tendencias" }}
    preload={false}
    className={className}
  >
    {line.name}
  </Link>
);

interface CardsProps {
  readonly lines: readonly TrendLine[];
  readonly order: Order;
  readonly onSort: (column: Column) => void;
}

/** All figures at once, where a table would show one. */
const Cards = ({ lines, order, onSort }: CardsProps) => (
  <Stack gap="xs">
    <ChipRow aria-label="Ordenar por" role="group">
      {COLUMNS.map((column) => {
        const isChosen = order.column === column;
        return (
          <Button
            key={column.label}
            variant={isChosen ? "light" : "default"}
            radius="xl"
            px="sm"
            aria-pressed={isChosen}
            rightSection={isChosen && <Icon name={order.isDescending ? "chevron-down" : "chevron-up"} size={16} />}
            onClick={() => onSort(column)}
          >
            {column.label}
          </Button>
        );
      })}
    </ChipRow>
    <ul className={classes.cards}>
      {lines.map((line) => (
        <li key={line.id} className={classes.card}>
          <TrendsLink line={line} className={classes.whole} />
          <dl className={classes.figures}>
            {COLUMNS.map((column) => (
              <div key={column.label}>
                <dt>{column.label}</dt>
                <dd className="figures">{column.text(line)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </Stack>
);
