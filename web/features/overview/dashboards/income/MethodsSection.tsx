import { Text } from "@mantine/core";
import { lazy } from "react";
import { formatReais } from "#domain/money.ts";
import { type Labels, labelOf } from "#domain/text/labels.ts";
import { ChartSection } from "../../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../../ui/chart/FigureTable.tsx";
import { Section } from "../../../../ui/Section.tsx";

const MethodsChart = lazy(() => import("../charts/MethodsChart.tsx"));
const TITLE = "Formas de pagamento";
const BAR_HEIGHT = 44;

interface Props {
  /** In reais, by code. */
  readonly used: Readonly<Record<string, number>>;
  readonly labels: Labels;
}

export function MethodsSection({ used, labels }: Props) {
  const methods = Object.entries(used)
    .map(([code, value]) => ({ label: labelOf(labels, code) || code, value }))
    .toSorted((one, other) => other.value - one.value);
  if (methods.length === 0) {
    return (
      <Section title={TITLE}>
        <Text size="sm" c="dimmed">
          Nenhum pagamento recebido neste período.
        </Text>
      </Section>
    );
  }
  const height = methods.length * BAR_HEIGHT + 40;
  return (
    <ChartSection
      title={TITLE}
      chart={<MethodsChart methods={methods} height={height} />}
      height={height}
      table={
        <FigureTable
          heads={["Forma", "Recebido"]}
          rows={methods.map(({ label, value }) => [label, formatReais(value)])}
        />
      }
    />
  );
}
