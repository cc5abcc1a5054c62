import type { BodyShape, BodyView } from "./body-shape.ts";
import { closedPath, mirrored, type Outline, openPath, type Point, symmetrical } from "./curve.ts";
import { escapeSvg } from "./svg-text.ts";

export type BodyColors = { body: string; line: string; hair: string };

type BodyPaths = { limbs: string; head: string; hair: string; muscles: string };

export type BodyPart = "trunk" | "arm" | "leg" | "head" | "line";

export type Warp = (point: Point, part: BodyPart) => Point;

type Placement = (outline: Outline, part: BodyPart) => Outline;

const UNMOVED: Placement = (outline) => outline;

const closedBoth = (outline: Outline, part: BodyPart, place: Placement): string =>
  closedPath(place(outline, part)) + closedPath(place(mirrored(outline), part));

const limbs = (shape: BodyShape, view: BodyView, place: Placement): string =>
  closedPath(place(symmetrical(shape.trunk), "trunk")) +
  closedBoth(shape.hand, "arm", place) +
  closedBoth(shape.arm, "arm", place) +
  closedBoth(shape.foot[view], "leg", place) +
  closedBoth(shape.leg, "leg", place);

const muscles = (lines: readonly Outline[], place: Placement): string =>
  lines
    .map(
      (line) =>
        openPath(place(line, "line")) + (line.every(([x]) => x === 0) ? "" : openPath(place(mirrored(line), "line"))),
    )
    .join("");

const pathsIn = (shape: BodyShape, view: BodyView, place: Placement): BodyPaths => ({
  limbs: limbs(shape, view, place),
  head: closedPath(place(symmetrical(shape.head), "head")),
  hair: closedPath(place(symmetrical(shape.hair[view]), "head")),
  muscles: muscles(shape.lines[view], place),
});

const drawn = new WeakMap<BodyShape, Partial<Record<BodyView, BodyPaths>>>();

/** Two bodies from two sides never change: their paths are worked out once. */
const neutralPaths = (shape: BodyShape, view: BodyView): BodyPaths => {
  const cached = drawn.get(shape);
  const paths = cached?.[view] ?? pathsIn(shape, view, UNMOVED);
  drawn.set(shape, { ...cached, [view]: paths });
  return paths;
};

const posedPaths = (shape: BodyShape, view: BodyView, warp: Warp): BodyPaths =>
  pathsIn(shape, view, (outline, part) => outline.map((point) => warp(point, part)));

/** The parts are first stroked together and then filled together: limbs grow out of the trunk without a seam. */
export const drawBody = (shape: BodyShape, view: BodyView, colors: BodyColors, warp?: Warp): string => {
  const paths = warp ? posedPaths(shape, view, warp) : neutralPaths(shape, view);
  const body = escapeSvg(colors.body);
  const line = escapeSvg(colors.line);
  return [
    `<path d="${paths.limbs}${paths.head}" fill="none" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="${paths.limbs}" fill="${body}"/>`,
    `<path d="${paths.muscles}" fill="none" stroke="${line}" stroke-width="0.9" stroke-linecap="round" stroke-opacity="0.6"/>`,
    `<path d="${paths.head}" fill="${body}"/>`,
    `<path d="${paths.hair}" fill="${escapeSvg(colors.hair)}"/>`,
  ].join("");
};

export const drawBodyShadow = (shape: BodyShape, view: BodyView, color: string): string => {
  const { limbs, head } = neutralPaths(shape, view);
  return `<path d="${limbs}${head}" fill="${escapeSvg(color)}"/>`;
};
