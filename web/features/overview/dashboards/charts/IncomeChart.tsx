import "@mantine/charts/styles.css";
import { LineChart } from "@mantine/charts";
import { axisTicks, axisTop } from "#domain/billing/income-axis.ts";
import { formatReais } from "#domain/money.ts";
import { CHART_COLOR } from "../../../../ui/chart/chart-color.ts";
import { reaisOnAxis } from "../../../../ui/chart/reais-on-axis.ts";

interface Props {
  readonly points: readonly { readonly onAxis: string; readonly value: number | null }[];
  readonly height: number;
}

/** The axis ends 5 % above the highest point. */
export default function IncomeChart({ points, height }: Props) {
  const values = points.map(({ value }) => value ?? 0);
  const [least, top] = [Math.min(0, ...values), axisTop(values)];
  return (
    <LineChart
      h={height}
      data={points.map(({ onAxis, value }) => ({ onAxis, Faturamento: value }))}
      dataKey="onAxis"
      series={[{ name: "Faturamento", color: CHART_COLOR }]}
      curveType="linear"
      valueFormatter={formatReais}
      withDots={points.length <= 31}
      yAxisProps={{ domain: [least, top], ticks: [...axisTicks(top)], width: 92, tickFormatter: reaisOnAxis }}
      xAxisProps={{ interval: "equidistantPreserveStart", padding: { left: 16, right: 16 } }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: true, title: "Faturamento" }}
      strokeWidth={2}
    />
  );
}
