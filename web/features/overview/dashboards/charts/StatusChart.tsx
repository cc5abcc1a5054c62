import "@mantine/charts/styles.css";
import { DonutChart } from "@mantine/charts";
import { formatDecimal } from "#domain/text/number-format.ts";

interface Props {
  readonly states: readonly { readonly label: string; readonly percentage: number; readonly color: string }[];
  readonly size: number;
}

export default function StatusChart({ states, size }: Props) {
  return (
    <DonutChart
      size={size}
      thickness={28}
      data={states
        .filter(({ percentage }) => percentage > 0)
        .map(({ label, percentage, color }) => ({ name: label, value: percentage, color }))}
      valueFormatter={(value) => `${formatDecimal(value, 2)}%`}
      tooltipDataSource="segment"
      paddingAngle={2}
      pieProps={{ isAnimationActive: false }}
      pieChartProps={{ title: "Status De Pagamento" }}
    />
  );
}
