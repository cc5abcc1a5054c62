import type { BodyColors, Warp } from "../body-drawing.ts";
import { outline } from "../body-shape.ts";
import { closedPath, type Outline, openPath } from "../curve.ts";
import { escapeSvg } from "../svg-text.ts";

const BODY = outline(
  "0,8 14,12 22,23 24,34 30,45 25.5,49 26.5,54 24,58 22,66 12,70 10.5,79 14,91 24,106 33,124 35,140 31,158 28,180 29,200 28.5,220 25,240 25.5,262 25,290 22.5,318 20,338 21,350 16,364 12,384 9,410 7,436 9,448 20,458 40,466 50,471 49,476 20,476.5 -15,476.5 -20,470 -19,459 -13,444 -13,430 -22,402 -26,382 -21,362 -13,350 -15,334 -23,306 -27,280 -29,262 -38,248 -41,230 -33,211 -23,194 -21,182 -26,160 -34,139 -37,120 -32,102 -20,88 -14.5,75 -16,62 -23,51 -26,36 -22,20 -12,11",
);

const HAIR = outline("0,6 14,10 22,21 20,27 10,25 3,31 3,42 -4,47 -8,58 -17,61 -24.5,52 -28,36 -24,19 -13,9");

const ARM = outline(
  "-1,96 9,99 14,110 14,128 11,150 11,176 15,204 18,234 21,252 22,270 18,286 11,291 7,280 6,262 4,240 -2,208 -6,180 -11,150 -15,126 -13,108 -8,99",
);

const LINES: readonly Outline[] = [
  outline("-3,36 0,33 2,38 -1,44"),
  outline("2,62 10,68 20,66"),
  outline("9,340 14,350 9,360"),
  outline("-6,452 -2,456 -5,461"),
];

export const SIDE_SPINE = outline("-5,58 -3,72 -9,88 -21,108 -25.5,126 -22,148 -13,170 -8,188 -11,204 -22,222 -22,238");

export const drawSideBody = (colors: BodyColors, warp: Warp): string => {
  const body = BODY.map((point) => warp(point, "trunk"));
  const arm = ARM.map((point) => warp(point, "arm"));
  const rim = `stroke="${escapeSvg(colors.line)}" stroke-linejoin="round"`;
  const lines = LINES.map((line) => openPath(line.map((point) => warp(point, "line")))).join("");
  return [
    `<path d="${closedPath(body)}" fill="${escapeSvg(colors.body)}" ${rim} stroke-width="1.2"/>`,
    `<path d="${closedPath(HAIR.map((point) => warp(point, "head")))}" fill="${escapeSvg(colors.hair)}"/>`,
    `<path d="${lines}" fill="none" ${rim} stroke-width="0.9" stroke-linecap="round"/>`,
    `<path d="${closedPath(arm)}" fill="${escapeSvg(colors.body)}" ${rim} stroke-width="0.9"/>`,
  ].join("");
};

export const drawSideShadow = (color: string): string => `<path d="${closedPath(BODY)}" fill="${escapeSvg(color)}"/>`;
