import type { ChartPoint } from "../assessment/somatotype/heath-carter.ts";
import { formatDecimal } from "../text/number-format.ts";
import { coordinate, escapeSvg } from "./svg-text.ts";

export interface PlottedPoint extends ChartPoint {
  readonly label: string;
}

interface SomatochartColors {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly region: string;
  readonly point: string;
}

export interface SomatochartInput {
  readonly point: PlottedPoint | null;
  readonly trail?: readonly PlottedPoint[] | undefined;
  readonly colors?: Partial<SomatochartColors> | undefined;
}

const COLORS: SomatochartColors = {
  background: "#ffffff",
  text: "#32335b",
  muted: "#6b6d85",
  line: "#d5d6e2",
  region: "#f3f3f8",
  point: "#d81e4a",
};

const X = { from: -9.25, to: 8.75 };
const Y = { from: -11.25, to: 18.75 };

/** With this ratio of the units the three corners of the chart are equally far from each other. */
const UNIT = 20;
const UNIT_Y = UNIT / Math.sqrt(3);
const MARGIN = { left: 26, top: 10, right: 10, bottom: 22 };
export const SOMATOCHART_SIZE = {
  width: MARGIN.left + (X.to - X.from) * UNIT + MARGIN.right,
  height: MARGIN.top + (Y.to - Y.from) * UNIT_Y + MARGIN.bottom,
};

const toLeft = (x: number) => MARGIN.left + (x - X.from) * UNIT;
const toTop = (y: number) => MARGIN.top + (Y.to - y) * UNIT_Y;
const svgPoint = ({ x, y }: ChartPoint) => `${coordinate(toLeft(x))} ${coordinate(toTop(y))}`;

const CORNERS = { mesomorphy: { x: 0, y: 12 }, ectomorphy: { x: 6, y: -6 }, endomorphy: { x: -6, y: -6 } };
const RADIUS = 12 * UNIT;

interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly isBold?: boolean;
}

const write = (text: string, x: number, y: number, { size, fill, isBold = false }: TextStyle) =>
  `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="middle" font-family="Inter, Inter Variable, sans-serif" font-size="${size}" font-weight="${isBold ? "bold" : "normal"}" fill="${escapeSvg(fill)}">${escapeSvg(text)}</text>`;

function frame({ line, region, muted }: SomatochartColors): string {
  const { mesomorphy, ectomorphy, endomorphy } = CORNERS;
  const arc = (to: ChartPoint) => `A${RADIUS} ${RADIUS} 0 0 1 ${svgPoint(to)}`;
  const ray = (corner: ChartPoint) => `M${svgPoint({ x: 0, y: 0 })}L${svgPoint(corner)}`;
  const ticks = [
    ...[-8, -4, 0, 4, 8].map((x) =>
      write(formatDecimal(x, 0), toLeft(x), toTop(Y.from) + 12, { size: 8, fill: muted }),
    ),
    ...[-8, -4, 0, 4, 8, 12, 16].map((y) =>
      write(formatDecimal(y, 0), toLeft(X.from) - 11, toTop(y) + 3, { size: 8, fill: muted }),
    ),
  ];
  return [
    `<path d="M${svgPoint(endomorphy)}${arc(mesomorphy)}${arc(ectomorphy)}${arc(endomorphy)}Z" fill="${escapeSvg(region)}" stroke="${escapeSvg(line)}" stroke-width="1.2"/>`,
    `<path d="M${svgPoint({ x: X.from, y: 0 })}L${svgPoint({ x: X.to, y: 0 })}M${svgPoint({ x: 0, y: Y.from })}L${svgPoint({ x: 0, y: Y.to })}" stroke="${escapeSvg(line)}" stroke-width="0.8" stroke-dasharray="2 3" fill="none"/>`,
    `<path d="${ray(mesomorphy)}${ray(ectomorphy)}${ray(endomorphy)}" stroke="${escapeSvg(line)}" stroke-width="1" fill="none"/>`,
    `<path d="M${svgPoint({ x: X.from, y: Y.to })}L${svgPoint({ x: X.from, y: Y.from })}L${svgPoint({ x: X.to, y: Y.from })}" stroke="${escapeSvg(muted)}" stroke-width="1" fill="none"/>`,
    ...ticks,
    write("Mesomorfia", toLeft(0), toTop(mesomorphy.y) - 8, { size: 9.5, fill: muted }),
    write("Endomorfia", toLeft(endomorphy.x) - 4, toTop(endomorphy.y) + 20, { size: 9.5, fill: muted }),
    write("Ectomorfia", toLeft(ectomorphy.x) + 4, toTop(ectomorphy.y) + 20, { size: 9.5, fill: muted }),
  ].join("");
}

const clamped = ({ x, y }: ChartPoint): ChartPoint => ({
  x: Math.min(Math.max(x, X.from), X.to),
  y: Math.min(Math.max(y, Y.from), Y.to),
});

/** A point within the axes is a circle. One beyond them is held at the edge as an arrow that points to where it lies. */
function mark(point: ChartPoint, paint: string, radius: number): string {
  const inside = clamped(point);
  const [x, y] = [toLeft(inside.x), toTop(inside.y)];
  if (inside.x === point.x && inside.y === point.y) {
    return `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${radius}" ${paint}/>`;
  }
  const turn = (Math.atan2(inside.y - point.y, point.x - inside.x) * 180) / Math.PI;
  const size = radius + 3;
  return `<path d="M0 0L${-2 * size} ${-size}L${-2 * size} ${size}Z" transform="translate(${coordinate(x)} ${coordinate(y)}) rotate(${coordinate(turn)})" ${paint}/>`;
}

/** The words of a point beside it. Those of the trail stand on the other side than the person's own, unless the edge is near. */
function caption(point: PlottedPoint, style: TextStyle, isTrail: boolean): string {
  const inside = clamped(point);
  const isLeft = isTrail ? inside.x > X.from + 3.5 : inside.x > 3;
  const aside = inside.x === point.x ? 9 : 18;
  // Centred on its own middle, because the PDF sets no text that ends at a place. A letter is about 0.6 of its size wide.
  const middle = aside + (point.label.length * style.size * 0.6) / 2;
  const y = Math.min(Math.max(toTop(inside.y) - 7, MARGIN.top + 8), toTop(Y.from) - 6);
  return write(point.label, toLeft(inside.x) + (isLeft ? -middle : middle), y, style);
}

/** The points whose date is written, the newest first: one that would lie over another is left to the table. */
function withoutOverlaps(trail: readonly PlottedPoint[]): readonly PlottedPoint[] {
  const written: PlottedPoint[] = [];
  for (const one of trail.toReversed()) {
    if (!written.some(({ x, y }) => Math.abs(y - one.y) < 1 && Math.abs(x - one.x) < 3)) written.push(one);
  }
  return written;
}

const describePoint = ({ label, x, y }: PlottedPoint) => `${label}: x ${formatDecimal(x, 1)}, y ${formatDecimal(y, 1)}`;

/** Screen and paper have the same drawing; every text is escaped. Shapes tell the points apart, not only colours. */
export function somatochart({ point, trail = [], ...input }: SomatochartInput): string {
  const colors = { ...COLORS, ...input.colors };
  const dated = withoutOverlaps(trail);
  const path = [...trail, ...(point ? [point] : [])].map((one) => svgPoint(clamped(one)));
  const title = ["Somatocarta", ...(point ? [describePoint(point)] : []), ...trail.map(describePoint)].join(". ");
  const { width, height } = SOMATOCHART_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coordinate(width)} ${coordinate(height)}" role="img" aria-label="${escapeSvg(title)}">`,
    `<title>${escapeSvg(title)}</title>`,
    `<rect width="${coordinate(width)}" height="${coordinate(height)}" fill="${escapeSvg(colors.background)}"/>`,
    frame(colors),
    path.length > 1
      ? `<path d="M${path.join("L")}" fill="none" stroke="${escapeSvg(colors.muted)}" stroke-width="1" stroke-dasharray="4 3"/>`
      : "",
    ...trail.map(
      (one) =>
        mark(one, `fill="${escapeSvg(colors.background)}" stroke="${escapeSvg(colors.muted)}" stroke-width="1.4"`, 4) +
        (dated.includes(one) ? caption(one, { size: 7.5, fill: colors.muted }, true) : ""),
    ),
    ...(point
      ? [
          mark(
            point,
            `fill="${escapeSvg(colors.point)}" stroke="${escapeSvg(colors.background)}" stroke-width="1.2"`,
            6,
          ),
          caption(point, { size: 9.5, fill: colors.text, isBold: true }, false),
        ]
      : []),
    "</svg>",
  ].join("");
}
