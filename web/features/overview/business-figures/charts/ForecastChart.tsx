import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { axisTicks, axisTop } from "#domain/billing/income-axis.ts";
import { formatReais } from "#domain/money.ts";
import { CHART_COLOR } from "../../../../ui/chart/chart-color.ts";
import { reaisOnAxis } from "../../../../ui/chart/reais-on-axis.ts";

interface Props {
  readonly points: readonly { readonly label: string; readonly byCard: number; readonly other: number }[];
  readonly height: number;
}

export default function ForecastChart({ points, height }: Props) {
  const top = axisTop(points.map(({ byCard, other }) => byCard + other));
  return (
    <BarChart
      h={height}
      type="stacked"
      data={points.map(({ label, byCard, other }) => ({ label, "No cartão": byCard, "Sem cartão": other }))}
      dataKey="label"
      series={[
        { name: "No cartão", color: CHART_COLOR },
        { name: "Sem cartão", color: "warning.6" },
      ]}
      withLegend
      valueFormatter={formatReais}
      yAxisProps={{ domain: [0, top], ticks: [...axisTicks(top)], width: 92, tickFormatter: reaisOnAxis }}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: true, title: "Previsão" }}
    />
  );
}
