import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { CHART_COLOR } from "../../../ui/chart/chart-color.ts";

interface Props {
  readonly weeks: readonly { readonly label: string; readonly trainings: number }[];
}

export default function WeeksChart({ weeks }: Props) {
  return (
    <BarChart
      h="100%"
      data={weeks.map(({ label, trainings }) => ({ label, Treinos: trainings }))}
      dataKey="label"
      series={[{ name: "Treinos", color: CHART_COLOR }]}
      yAxisProps={{ allowDecimals: false, width: 32 }}
      xAxisProps={{ interval: "equidistantPreserveStart" }}
      maxBarWidth={36}
      barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0] }}
      barChartProps={{ accessibilityLayer: true, title: "Treinos por semana" }}
    />
  );
}
