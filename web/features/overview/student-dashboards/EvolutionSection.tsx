import { Chip, Group, Text } from "@mantine/core";
import { lazy, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ChartSection } from "../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../ui/chart/FigureTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { EvaluationFigures } from "./data.ts";
import { comparisonOf, measuredFigures } from "./evolution.ts";

const HistoryChart = lazy(() => import("../../../ui/chart/HistoryChart.tsx"));
const TITLE = "Minha evolução";
const HEIGHT = 280;
const UNBROKEN = { whiteSpace: "nowrap" } as const;

interface Props {
  readonly evaluations: readonly EvaluationFigures[];
}

export function EvolutionSection({ evaluations }: Props) {
  const measured = measuredFigures(evaluations);
  const [chosen, setChosen] = useState<string | null>(null);
  const figure = measured.find(({ key }) => key === chosen) ?? measured[0];
  if (!figure) {
    return (
      <Section title={TITLE}>
        <EmptyState icon="calendar" title="Nenhuma avaliação ainda">
          As medidas das suas avaliações aparecem aqui.
        </EmptyState>
      </Section>
    );
  }
  const { label, unit, decimals, points } = figure;
  const written = (value: number) => `${formatDecimal(value, decimals)}${unit && ` ${unit}`}`;
  const last = points.at(-1);
  const comparison = comparisonOf(figure);
  return (
    <ChartSection
      title={TITLE}
      summary={
        <>
          {measured.length > 1 && (
            <Group role="radiogroup" aria-label="Medida" gap="xs" mb="md">
              <Chip.Group value={figure.key} onChange={setChosen}>
                {measured.map((one) => (
                  <Chip key={one.key} value={one.key}>
                    {one.label}
                  </Chip>
                ))}
              </Chip.Group>
            </Group>
          )}
          {last && (
            <Text mb="md" className="figures">
              <Text span fz={28} fw={650} lh={1.2}>
                {written(last.value)}
              </Text>{" "}
              <Text span size="sm" c="dimmed">
                <span style={UNBROKEN}>em {formatDate(last.day)}</span>
                {comparison && (
                  <>
                    {" · "}
                    <span style={UNBROKEN}>{comparison.figures}</span>
                    {comparison.words && `, ${comparison.words}`}
                  </>
                )}
              </Text>
            </Text>
          )}
        </>
      }
      chart={
        points.length > 1 ? (
          <HistoryChart history={figure} />
        ) : (
          <Text size="sm" c="dimmed">
            A linha aparece a partir de duas avaliações com esta medida.
          </Text>
        )
      }
      height={HEIGHT}
      table={
        <FigureTable heads={["Data", label]} rows={points.map(({ day, value }) => [formatDate(day), written(value)])} />
      }
    />
  );
}
