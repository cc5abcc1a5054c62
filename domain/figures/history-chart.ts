import type { ChartPoint } from "../assessment/charted-figures.ts";
import { differenceInDays, formatDate } from "../calendar-date.ts";
import { formatDecimal } from "../text/number-format.ts";
import { coordinate, escapeSvg } from "./svg-text.ts";

export interface HistoryChartInput {
  /** By date, two at least. */
  readonly points: readonly ChartPoint[];
  readonly decimals: number;
  /** The healthy values, drawn as far as they reach into the chart. */
  readonly healthy?: { readonly from: number; readonly to: number } | undefined;
  readonly width: number;
  readonly height: number;
  readonly colors: {
    readonly line: string;
    readonly text: string;
    readonly muted: string;
    readonly grid: string;
    readonly healthy: string;
  };
}

const SIDE = 16;
const TOP = 18;
const FOOT = 15;
const DATE_SIZE = 6.5;
const VALUE_SIZE = 7.5;
/** A date as "12/10/26" and a gap. */
const DATE_WIDTH = 40;
/** A share of the value that is drawn as the whole height at least, so that an error of measurement is no mountain. */
const MIN_SPAN = 0.05;

interface Placed extends ChartPoint {
  readonly x: number;
  readonly y: number;
}

const shortDate = (day: string): string => {
  const [dayOfMonth = "", month = "", year = ""] = formatDate(day).split("/");
  return `${dayOfMonth}/${month}/${year.slice(-2)}`;
};

const write = (words: string, x: number, y: number, size: number, fill: string, isBold = false): string =>
  `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="middle" font-family="Inter, Inter Variable, sans-serif" font-size="${size}" font-weight="${isBold ? "bold" : "normal"}" fill="${escapeSvg(fill)}">${escapeSvg(words)}</text>`;

/** The ends are always dated; a point between them only where its date has room. */
function dated(placed: readonly Placed[]): Placed[] {
  const last = placed.at(-1);
  const points: Placed[] = [];
  for (const point of placed) {
    const isFree = (points.at(-1)?.x ?? -DATE_WIDTH) + DATE_WIDTH <= point.x;
    if (point === last || (isFree && (last?.x ?? 0) - point.x >= DATE_WIDTH)) points.push(point);
  }
  return points;
}

/** A figure over the evaluations, at the distance of their days. Only the dated points have their value beside them. */
export function historyChart({ points, decimals, healthy, width, height, colors }: HistoryChartInput): string {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - least, Math.abs(most) * MIN_SPAN, 10 ** -decimals);
  const low = (least + most - span) / 2;
  const first = points[0]?.day ?? "";
  const days = Math.max(1, differenceInDays(first, points.at(-1)?.day ?? first));
  const [floor, roof] = [height - FOOT - 8, TOP];
  const heightOf = (value: number): number => floor - ((value - low) / span) * (floor - roof);
  const placed = points.map(({ day, value }): Placed => {
    const share = points.length === 1 ? 0.5 : differenceInDays(first, day) / days;
    return { day, value, x: SIDE + share * (width - 2 * SIDE), y: heightOf(value) };
  });
  const labelled = dated(placed);
  const line = placed.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${coordinate(x)} ${coordinate(y)}`).join("");
  const base = height - FOOT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coordinate(width)} ${coordinate(height)}">`,
    healthy
      ? band(Math.max(heightOf(healthy.to), 0), Math.min(heightOf(healthy.from), base), width, colors.healthy)
      : "",
    `<path d="M0 ${coordinate(base)}L${coordinate(width)} ${coordinate(base)}" fill="none" stroke="${escapeSvg(colors.grid)}" stroke-width="0.6"/>`,
    `<path d="${line}" fill="none" stroke="${escapeSvg(colors.line)}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...placed.map(
      ({ x, y }, at) =>
        `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${at === placed.length - 1 ? 3.2 : 2.2}" fill="${escapeSvg(colors.line)}"/>`,
    ),
    ...labelled.flatMap(({ day, value, x, y }) => [
      write(formatDecimal(value, decimals), x, y - 6, VALUE_SIZE, colors.text, value === placed.at(-1)?.value),
      write(shortDate(day), x, height - 4, DATE_SIZE, colors.muted),
    ]),
    "</svg>",
  ].join("");
}

const band = (from: number, to: number, width: number, fill: string): string =>
  to - from < 1
    ? ""
    : `<rect x="0" y="${coordinate(from)}" width="${coordinate(width)}" height="${coordinate(to - from)}" rx="2" fill="${escapeSvg(fill)}"/>`;
