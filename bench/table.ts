import type { MeasuredFigure } from "./measure.ts";

export function table(figures: readonly MeasuredFigure[]): string {
  const rows = figures.map(({ what, value, unit, aim, met }) => ({
    what,
    value: value.toLocaleString("en-US", { maximumFractionDigits: 3 }),
    unit,
    aim: aim ? `aim ${aim}` : "",
    met: met === undefined ? "" : `met: ${met ? "yes" : "no"}`,
  }));
  const width = (column: keyof (typeof rows)[number]) => Math.max(...rows.map((row) => row[column].length));
  const widths = { what: width("what"), value: width("value"), unit: width("unit"), aim: width("aim") };
  return rows
    .map(({ what, value, unit, aim, met }) =>
      [
        `  ${what.padEnd(widths.what)}`,
        value.padStart(widths.value),
        unit.padEnd(widths.unit),
        aim.padEnd(widths.aim),
        met,
      ]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
