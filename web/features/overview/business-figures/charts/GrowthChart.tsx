import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";

interface Props {
  readonly points: readonly { readonly label: string; readonly gained: number; readonly lost: number }[];
  readonly height: number;
}

export default function GrowthChart({ points, height }: Props) {
  return (
    <BarChart
      h={height}
      data={points.map(({ label, gained, lost }) => ({ label, Entraram: gained, Saíram: lost }))}
      dataKey="label"
      series={[
        { name: "Entraram", color: "success.6" },
        { name: "Saíram", color: "danger.6" },
      ]}
      withLegend
      yAxisProps={{ allowDecimals: false, width: 40 }}
      xAxisProps={{ interval: "equidistantPreserveStart" }}
      barProps={{ isAnimationActive: false, radius: 3 }}
      barChartProps={{ accessibilityLayer: true, title: "Personais que entraram e saíram" }}
    />
  );
}
