import type { Tone } from "../assessment/references/scale.ts";
import { formatDecimal } from "../text/number-format.ts";
import { coordinate, escapeSvg } from "./svg-text.ts";

export type ScaleBand = { label: string; from: number; to: number; tone: Tone };

type ClassScaleColors = Record<Tone, string> & { text: string; muted: string; marker: string };

export type ClassScaleInput = {
  /** From low to high, each beginning where the one before ends. */
  bands: readonly ScaleBand[];
  value: number;
  previous?: number | undefined;
  active?: number | undefined;
  decimals?: number | undefined;
  limitDecimals?: number | undefined;
  unit?: string | undefined;
  width?: number | undefined;
  colors?: Partial<ClassScaleColors> | undefined;
  title?: string | undefined;
};

export const CLASS_SCALE_COLORS: ClassScaleColors = {
  low: "#7c93d6",
  good: "#2f9e6e",
  warn: "#e8b63c",
  bad: "#e9813f",
  text: "#32335b",
  muted: "#6b6d85",
  marker: "#32335b",
};

const EDGE = 10;
const TRACK_TOP = 24;
const TRACK_HEIGHT = 8;
const LABEL_SIZE = 6.6;
const LINE_HEIGHT = 8;
/** Mean advances of Inter's letters, in em: enough to decide where a label must break. */
const LOWER = 0.56;
const UPPER = 0.7;

export type ScalePlace = { band: number; x: number; beyond: "below" | "above" | null };

/** Classes are equally wide, so that a narrow class is readable. A value beyond the ends is held at the edge and marked. */
export const placeOnScale = (bands: readonly ScaleBand[], value: number, width = 320, active?: number): ScalePlace => {
  const last = bands.length - 1;
  const first = bands.findIndex((band) => value <= band.to);
  const band = active ?? (first < 0 ? last : first);
  const { from, to } = bands[band] ?? { from: 0, to: 1 };
  const share = Math.min(Math.max((value - from) / (to - from || 1), 0), 1);
  const step = (width - 2 * EDGE) / Math.max(bands.length, 1);
  const beyond = band === 0 && value < from ? "below" : band === last && value > to ? "above" : null;
  return { band, x: EDGE + (band + share) * step, beyond };
};

const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter === letter.toLowerCase() ? LOWER : UPPER), 0) * size;

const wrapLines = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const extended = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && textWidth(extended, LABEL_SIZE) <= width) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
};

/** A label in as few lines as fit its class, and those as even as they can be; a word is never cut. */
const inLines = (label: string, width: number): string[] => {
  const words = label.split(" ");
  const fewest = wrapLines(words, width).length;
  const tighter = [0.5, 0.6, 0.7, 0.8, 0.9].map((share) => wrapLines(words, width * share));
  return tighter.find((lines) => lines.length === fewest) ?? wrapLines(words, width);
};

type Style = { size: number; fill: string; weight?: 400 | 600 };

const write = (text: string, x: number, y: number, { size, fill, weight = 400 }: Style): string =>
  `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="middle" font-family="Inter, Inter Variable, sans-serif" font-size="${size}" font-weight="${weight >= 600 ? "bold" : "normal"}" fill="${escapeSvg(fill)}">${escapeSvg(text)}</text>`;

const triangle = (x: number, paint: string): string =>
  `<path d="M${coordinate(x - 4.5)} ${TRACK_TOP - 8}L${coordinate(x + 4.5)} ${TRACK_TOP - 8}L${coordinate(x)} ${TRACK_TOP - 1}Z" ${paint}/>`;

const sideways = (x: number, direction: 1 | -1, paint: string): string =>
  `<path d="M${coordinate(x)} ${TRACK_TOP - 9}L${coordinate(x + 7 * direction)} ${TRACK_TOP - 4.5}L${coordinate(x)} ${TRACK_TOP}Z" ${paint}/>`;

const marker = ({ x, beyond }: ScalePlace, paint: string): string =>
  beyond ? sideways(x, beyond === "above" ? 1 : -1, paint) : triangle(x, paint);

const within = (x: number, text: string, size: number, width: number): number => {
  const half = textWidth(text, size) / 2;
  return Math.min(Math.max(x, half), width - half);
};

/** Colour is never the only carrier: each class is named, the limits stand between them, the value's class is bold. */
export const classScale = (input: ClassScaleInput): string => {
  const { bands, value, previous, active, decimals = 1, limitDecimals = 1, width = 320 } = input;
  const colors = { ...CLASS_SCALE_COLORS, ...input.colors };
  const place = placeOnScale(bands, value, width, active);
  const step = (width - 2 * EDGE) / Math.max(bands.length, 1);
  const labels = bands.map(({ label }) => inLines(label, step - 2));
  const height =
    TRACK_TOP + TRACK_HEIGHT + 19 + LINE_HEIGHT * (Math.max(1, ...labels.map((lines) => lines.length)) - 1);
  const unit = input.unit ? `\u00a0${input.unit}` : "";
  const shown = `${formatDecimal(value, decimals)}${unit}`;
  const current = bands[place.band]?.label ?? "";

  const track = bands.map(({ tone }, index) => {
    const x = EDGE + index * step;
    return `<rect x="${coordinate(x + 0.75)}" y="${TRACK_TOP}" width="${coordinate(step - 1.5)}" height="${TRACK_HEIGHT}" rx="2" fill="${escapeSvg(colors[tone])}"${index === place.band ? "" : ` fill-opacity="0.45"`}/>`;
  });
  const limits = bands.slice(1).map(({ from }, index) =>
    write(formatDecimal(from, limitDecimals), EDGE + (index + 1) * step, TRACK_TOP + TRACK_HEIGHT + 7.5, {
      size: 6,
      fill: colors.muted,
    }),
  );
  const names = labels.flatMap((lines, index) =>
    lines.map((line, row) =>
      write(line, EDGE + (index + 0.5) * step, TRACK_TOP + TRACK_HEIGHT + 16 + row * LINE_HEIGHT, {
        size: LABEL_SIZE,
        fill: index === place.band ? colors.text : colors.muted,
        weight: index === place.band ? 600 : 400,
      }),
    ),
  );
  const title = input.title ?? `${shown}: ${current}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coordinate(width)} ${coordinate(height)}" role="img" aria-label="${escapeSvg(title)}">`,
    `<title>${escapeSvg(title)}</title>`,
    ...track,
    ...limits,
    ...names,
    previous === undefined
      ? ""
      : ghost(placeOnScale(bands, previous, width), formatDecimal(previous, decimals), place.x, shown, width, colors),
    marker(place, `fill="${escapeSvg(colors.marker)}"`),
    write(shown, within(place.x, shown, 10, width), TRACK_TOP - 11, { size: 10, fill: colors.text, weight: 600 }),
    "</svg>",
  ].join("");
};

/** The earlier value: a hollow marker, with its figure only where it does not run into the present one. */
const ghost = (
  place: ScalePlace,
  shown: string,
  presentX: number,
  present: string,
  width: number,
  colors: ClassScaleColors,
): string => {
  const x = within(place.x, shown, 7, width);
  const room = (textWidth(present, 10) + textWidth(shown, 7)) / 2 + 4;
  const clear = Math.abs(x - within(presentX, present, 10, width)) > room;
  const paint = `fill="none" stroke="${escapeSvg(colors.muted)}" stroke-width="1"`;
  return marker(place, paint) + (clear ? write(shown, x, TRACK_TOP - 11, { size: 7, fill: colors.muted }) : "");
};
