import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { CHART_COLOR } from "../../../ui/chart/chart-color.ts";
import type { StudentTrends } from "./data.ts";

const PLANNED_COLOR = "light-dark(var(--mantine-color-gray-5), var(--mantine-color-dark-2))";

interface Props {
  readonly muscles: StudentTrends["muscles"];
  readonly height: number;
}

/** Two bars for each group, so that what is missing is seen as a length. */
export default function MusclesChart({ muscles, height }: Props) {
  return (
    <BarChart
      h={height}
      orientation="vertical"
      data={muscles.map(({ name, planned_sets, done_sets }) => ({ name, Prescritas: planned_sets, Feitas: done_sets }))}
      dataKey="name"
      series={[
        { name: "Prescritas", color: PLANNED_COLOR },
        { name: "Feitas", color: CHART_COLOR },
      ]}
      valueFormatter={(sets) => formatDecimal(sets, 0, 1)}
      withLegend
      legendProps={{ verticalAlign: "top", itemSorter: null }}
      withBarValueLabel
      withXAxis={false}
      gridAxis="none"
      maxBarWidth={14}
      yAxisProps={{ width: 112, interval: 0 }}
      barProps={{ isAnimationActive: false, radius: 3 }}
      barChartProps={{ accessibilityLayer: true, title: "Séries por músculo na semana", margin: { right: 36 } }}
    />
  );
}
