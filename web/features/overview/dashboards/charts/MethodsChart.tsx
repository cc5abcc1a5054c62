import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { CHART_COLOR } from "../../../../ui/chart/chart-color.ts";
import { reaisOnAxis } from "../../../../ui/chart/reais-on-axis.ts";

interface Props {
  readonly methods: readonly { readonly label: string; readonly value: number }[];
  readonly height: number;
}

export default function MethodsChart({ methods, height }: Props) {
  return (
    <BarChart
      h={height}
      orientation="vertical"
      data={methods.map(({ label, value }) => ({ label, Recebido: value }))}
      dataKey="label"
      series={[{ name: "Recebido", color: CHART_COLOR }]}
      valueFormatter={reaisOnAxis}
      withBarValueLabel
      gridAxis="none"
      withXAxis={false}
      maxBarWidth={28}
      yAxisProps={{ width: 120, interval: 0 }}
      barProps={{ isAnimationActive: false, radius: 4 }}
      barChartProps={{ accessibilityLayer: true, title: "Formas de pagamento", margin: { right: 96 } }}
    />
  );
}
