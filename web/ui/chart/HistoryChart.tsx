import "@mantine/charts/styles.css";
import { LineChart } from "@mantine/charts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { CHART_COLOR } from "./chart-color.ts";

interface DrawnFigure {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly points: readonly { readonly day: string; readonly value: number }[];
}

const dayOf = (milliseconds: number): string => formatDate(new Date(milliseconds).toISOString().slice(0, 10));
/** "12/10/26": a whole year takes the room of a neighbour. */
const shortDayOf = (milliseconds: number): string => dayOf(milliseconds).replace(/\d\d(?=\d\d$)/, "");

/** The chart library is large, so it loads when a history is opened. */
export default function HistoryChart({ history }: { readonly history: DrawnFigure }) {
  const { label, unit, decimals, points } = history;
  const first = points[0];
  const last = points.at(-1);
  const written = (value: number) => `${formatDecimal(value, decimals)}${unit ? ` ${unit}` : ""}`;
  const summary =
    first && last
      ? `${label}: de ${written(first.value)} em ${formatDate(first.day)} a ${written(last.value)} em ${formatDate(last.day)}`
      : label;
  return (
    <LineChart
      h={280}
      data={points.map(({ day, value }) => ({ day: Date.parse(day), [label]: value }))}
      dataKey="day"
      series={[{ name: label, color: CHART_COLOR }]}
      curveType="linear"
      valueFormatter={written}
      yAxisProps={{
        domain: ["auto", "auto"],
        width: 56,
        tickFormatter: (value: number) => formatDecimal(value, 0, decimals),
      }}
      xAxisProps={{
        type: "number",
        scale: "time",
        domain: ["dataMin", "dataMax"],
        ticks: [...new Set(points.map(({ day }) => Date.parse(day)))],
        tickFormatter: shortDayOf,
        interval: "preserveStartEnd",
        minTickGap: 16,
        padding: { left: 32, right: 32 },
      }}
      tooltipProps={{ labelFormatter: (day) => (typeof day === "number" ? dayOf(day) : "") }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: true, title: summary }}
      strokeWidth={2}
    />
  );
}
