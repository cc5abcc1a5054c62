import "@mantine/charts/styles.css";
import { LineChart } from "@mantine/charts";
import { axisTicks, axisTop } from "#domain/billing/income-axis.ts";
import { formatReais } from "#domain/money.ts";
import { CHART_COLOR } from "../../../../ui/chart/chart-color.ts";
import { reaisOnAxis } from "../../../../ui/chart/reais-on-axis.ts";

interface Props {
  readonly points: readonly { readonly label: string; readonly value: number }[];
  readonly height: number;
}

export default function RecurringChart({ points, height }: Props) {
  const top = axisTop(points.map(({ value }) => value));
  return (
    <LineChart
      h={height}
      data={points.map(({ label, value }) => ({ label, "Receita recorrente": value }))}
      dataKey="label"
      series={[{ name: "Receita recorrente", color: CHART_COLOR }]}
      curveType="linear"
      valueFormatter={formatReais}
      yAxisProps={{ domain: [0, top], ticks: [...axisTicks(top)], width: 92, tickFormatter: reaisOnAxis }}
      xAxisProps={{ interval: "equidistantPreserveStart", padding: { left: 16, right: 16 } }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: true, title: "Receita recorrente" }}
      strokeWidth={2}
    />
  );
}
