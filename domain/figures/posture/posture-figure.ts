import type { Side } from "../../assessment/posture/muscles.ts";
import type { Sex } from "../../assessment/sex.ts";
import { drawBody, drawBodyShadow } from "../body-drawing.ts";
import { FEMALE } from "../body-female.ts";
import { MALE } from "../body-male.ts";
import { closedPath, mirrored, type Outline, openPath } from "../curve.ts";
import { coordinate, escapeSvg } from "../svg-text.ts";
import { OPTION_POSES } from "./option-poses.ts";
import type { Arrow, Landmark, Pose, PoseView } from "./pose.ts";
import { ARCH, SOLE } from "./poses/feet.ts";
import { drawSideBody, drawSideShadow } from "./side-body.ts";

export interface PostureFigureColors {
  readonly body: string;
  readonly line: string;
  readonly hair: string;
  readonly shadow: string;
  readonly upright: string;
  readonly accent: string;
}

export interface PostureFigureInput {
  readonly region: string;
  readonly option: string;
  readonly side: Side | null;
  readonly sex: Sex;
  readonly colors: PostureFigureColors;
}

/** Every drawing is as wide as high; lines are as thick in a close look as in a wide one. */
const SIZE = 120;
const ARROW_HEAD = 7;
const UNMOVED = (point: Outline[number]) => point;

/** It is decorative: the option's sentence says the same. Empty text for an option without a drawing. */
export function postureFigure({ region, option, side, sex, colors }: PostureFigureInput): string {
  const found = OPTION_POSES[region]?.[option];
  if (!found) return "";
  const { pose } = found;
  const [x, y, size] = pose.window;
  const deviating = found.side ?? side;
  const isMirrored = deviating === (pose.view === "front" ? "right" : "left");
  const unit = size / SIZE;
  const content = [
    drawing(pose, sex, colors),
    plumbLine(pose, colors, unit),
    ...(pose.landmarks ?? []).map((landmark) => drawLandmark(landmark, colors, unit)),
    ...pose.arrows.map((one) => drawArrow(one, colors.accent, unit)),
  ].join("");
  // The window may lie beside the middle line: it moves with the mirror.
  const windowLeft = isMirrored ? -x - size : x;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${coordinate(windowLeft)} ${y} ${size} ${size}" aria-hidden="true">`,
    isMirrored ? `<g transform="scale(-1 1)">${content}</g>` : content,
    sideLetters(pose, windowLeft, colors, unit),
    "</svg>",
  ].join("");
}

function drawing({ view, warp }: Pose, sex: Sex, colors: PostureFigureColors): string {
  const shape = sex === "male" ? MALE : FEMALE;
  const fill = `fill="${escapeSvg(colors.body)}" stroke="${escapeSvg(colors.line)}" stroke-width="1.2"`;
  switch (view) {
    case "side":
      return drawSideShadow(colors.shadow) + drawSideBody(colors, warp ?? UNMOVED);
    case "sole":
      return `<path d="${closedPath(mirrored(SOLE))}" ${fill}/>`;
    case "arch":
      return `<path d="${closedPath(ARCH)}" fill="${escapeSvg(colors.shadow)}"/><path d="${closedPath(ARCH.map((point) => (warp ?? UNMOVED)(point, "leg")))}" ${fill}/>`;
    case "hips":
      return `<g transform="translate(0 -14)" fill-opacity="0.7"><path d="${closedPath(SOLE)}${closedPath(mirrored(SOLE))}" ${fill}/></g>`;
    default:
      return drawBodyShadow(shape, view, colors.shadow) + drawBody(shape, view, colors, warp);
  }
}

const dashed = (color: string, unit: number) =>
  `fill="none" stroke="${escapeSvg(color)}" stroke-width="${coordinate(1.1 * unit)}" stroke-dasharray="${coordinate(3 * unit)} ${coordinate(2.4 * unit)}"`;

const PLUMBED: readonly PoseView[] = ["side", "front", "back"];

function plumbLine({ view, window: [, y, size] }: Pose, colors: PostureFigureColors, unit: number): string {
  return PLUMBED.includes(view)
    ? `<path d="M0 ${y}L0 ${y + size}" ${dashed(colors.upright, unit)} stroke-opacity="0.55"/>`
    : "";
}

/** `unit`: the number of units of the drawing in one unit of the finished picture. */
function drawArrow({ from: [x1, y1], to: [x2, y2], arc = 0 }: Arrow, color: string, unit: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [bx, by] = [(x1 + x2) / 2 + dy * arc, (y1 + y2) / 2 - dx * arc];
  const angle = Math.atan2(y2 - by, x2 - bx);
  const wing = (turn: number) => {
    const [x, y] = [x2 - ARROW_HEAD * unit * Math.cos(angle + turn), y2 - ARROW_HEAD * unit * Math.sin(angle + turn)];
    return `${coordinate(x)} ${coordinate(y)}`;
  };
  const line = `M${coordinate(x1)} ${coordinate(y1)}Q${coordinate(bx)} ${coordinate(by)} ${coordinate(x2)} ${coordinate(y2)}`;
  return `<path d="${line}M${wing(0.55)}L${coordinate(x2)} ${coordinate(y2)}L${wing(-0.55)}" fill="none" stroke="${escapeSvg(color)}" stroke-width="${coordinate(2.4 * unit)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawLandmark({ upright, posed, isShape, edge }: Landmark, colors: PostureFigureColors, unit: number): string {
  const path = isShape ? closedPath : openPath;
  const accent = escapeSvg(colors.accent);
  const fill = isShape ? `fill="${accent}" fill-opacity="0.18"` : `fill="none"`;
  const round = `stroke-linecap="round" stroke-linejoin="round"`;
  const thick = edge
    ? `<path d="${openPath(edge)}" fill="none" stroke="${accent}" stroke-width="${coordinate(4 * unit)}" ${round}/>`
    : "";
  return [
    `<path d="${path(upright)}" ${dashed(colors.upright, unit)}/>`,
    `<path d="${path(posed)}" ${fill} stroke="${accent}" stroke-width="${coordinate((isShape ? 1.5 : 2.4) * unit)}" ${round}/>`,
    thick,
  ].join("");
}

/** From the front the student's right is on the left: letters say which side is which. */
function sideLetters(
  { view, window: [, y, size] }: Pose,
  left: number,
  colors: PostureFigureColors,
  unit: number,
): string {
  if (view === "side" || view === "arch") return "";
  const [first, last] = view === "front" ? ["D", "E"] : ["E", "D"];
  const letter = (text: string, x: number) =>
    `<text x="${coordinate(x)}" y="${coordinate(y + size - 5 * unit)}" text-anchor="middle" font-family="Inter, Inter Variable, sans-serif" font-size="${coordinate(9 * unit)}" font-weight="bold" fill="${escapeSvg(colors.upright)}">${text}</text>`;
  return letter(first ?? "", left + 8 * unit) + letter(last ?? "", left + size - 8 * unit);
}
