import type { Point } from "../curve.ts";

/** 0 before `from`, 1 beyond `to`, smooth between; `from` may be the larger one. */
export const rise = (value: number, from: number, to: number): number => {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
};

/** 1 at the middle, smoothly 0 at `reach` on either side. */
export const bump = (value: number, middle: number, reach: number): number =>
  1 - rise(Math.abs(value - middle), 0, reach);

/** 1 at `top`, straight down to 0 at `from` and `to`: a joint that bends. */
export const bend = (value: number, from: number, top: number, to: number): number =>
  Math.max(0, value < top ? (value - from) / (top - from) : (to - value) / (to - top));

export const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

export const turned = ([x, y]: Point, [cx, cy]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
};
