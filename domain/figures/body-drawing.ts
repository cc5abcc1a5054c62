import type { BodyShape, BodyView } from "./body-shape.ts";
import { closedPath, mirrored, type Outline, openPath, symmetrical } from "./curve.ts";
import { escapeSvg } from "./svg-text.ts";

export type BodyColors = { body: string; line: string; hair: string };

const bothSides = (outline: Outline): string => closedPath(outline) + closedPath(mirrored(outline));

const silhouette = (shape: BodyShape, view: BodyView): string =>
  closedPath(symmetrical(shape.trunk)) +
  bothSides(shape.hand) +
  bothSides(shape.arm) +
  bothSides(shape.foot[view]) +
  bothSides(shape.leg);

const muscleLines = (lines: readonly Outline[]): string =>
  lines.map((line) => openPath(line) + (line.every(([x]) => x === 0) ? "" : openPath(mirrored(line)))).join("");

/**
 * One body around x = 0. The parts are first stroked together and then filled together, so that only the rim of
 * their union shows: limbs grow out of the trunk without a seam.
 */
export const drawBody = (shape: BodyShape, view: BodyView, colors: BodyColors): string => {
  const parts = silhouette(shape, view);
  const head = closedPath(symmetrical(shape.head));
  const hair = closedPath(symmetrical(shape.hair[view]));
  const body = escapeSvg(colors.body);
  const line = escapeSvg(colors.line);
  const rim = `fill="none" stroke="${line}" stroke-width="2" stroke-linejoin="round"`;
  return [
    `<path d="${parts}" ${rim}/>`,
    `<path d="${head}" ${rim}/>`,
    `<path d="${parts}" fill="${body}"/>`,
    `<path d="${muscleLines(shape.lines[view])}" fill="none" stroke="${line}" stroke-width="0.9" stroke-linecap="round" stroke-opacity="0.6"/>`,
    `<path d="${head}" fill="${body}"/>`,
    `<path d="${hair}" fill="${escapeSvg(colors.hair)}"/>`,
  ].join("");
};
