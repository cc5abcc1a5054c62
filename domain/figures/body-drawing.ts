import type { BodyShape, BodyView } from "./body-shape.ts";
import { closedPath, mirrored, type Outline, openPath, symmetrical } from "./curve.ts";
import { escapeSvg } from "./svg-text.ts";

export type BodyColors = { body: string; line: string; hair: string };

type BodyPaths = { limbs: string; head: string; hair: string; muscles: string };

const bothSides = (outline: Outline): string => closedPath(outline) + closedPath(mirrored(outline));

const limbs = (shape: BodyShape, view: BodyView): string =>
  closedPath(symmetrical(shape.trunk)) +
  bothSides(shape.hand) +
  bothSides(shape.arm) +
  bothSides(shape.foot[view]) +
  bothSides(shape.leg);

const muscles = (lines: readonly Outline[]): string =>
  lines.map((line) => openPath(line) + (line.every(([x]) => x === 0) ? "" : openPath(mirrored(line)))).join("");

const drawn = new WeakMap<BodyShape, Partial<Record<BodyView, BodyPaths>>>();

/** Two bodies from two sides never change: their paths are worked out once. */
const pathsOf = (shape: BodyShape, view: BodyView): BodyPaths => {
  const known = drawn.get(shape);
  const paths = known?.[view] ?? {
    limbs: limbs(shape, view),
    head: closedPath(symmetrical(shape.head)),
    hair: closedPath(symmetrical(shape.hair[view])),
    muscles: muscles(shape.lines[view]),
  };
  drawn.set(shape, { ...known, [view]: paths });
  return paths;
};

/**
 * One body around x = 0. The parts are first stroked together and then filled together, so that only the rim of
 * their union shows: limbs grow out of the trunk without a seam.
 */
export const drawBody = (shape: BodyShape, view: BodyView, colors: BodyColors): string => {
  const paths = pathsOf(shape, view);
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
