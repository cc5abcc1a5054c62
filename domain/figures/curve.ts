import { coordinate } from "./svg-text.ts";

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];
type Segment = { from: Point; out: Point; into: Point; to: Point };

/** How far a handle reaches along its segment: a third is a straight line, more is rounder. */
const REACH = 0.36;

/** It runs backwards: a shape keeps its sense of rotation, so that overlapping parts fill instead of cutting each other out. */
export const mirrored = (outline: Outline): Outline => outline.map(([x, y]): Point => [-x, y]).toReversed();

/** A whole symmetrical outline from its right half, listed from the top of the middle line to its bottom. */
export const symmetrical = (half: Outline): Outline => {
  const returning = mirrored(half);
  return [...half, ...returning.filter(([x]) => x !== 0)];
};

const tangent = (before: Point, after: Point): Point => {
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};

const segments = (points: Outline, closed: boolean): Segment[] => {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  return Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const from = at(index);
    const to = at(index + 1);
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * REACH;
    const leaving = tangent(at(index - 1), to);
    const arriving = tangent(from, at(index + 2));
    return {
      from: [from[0], from[1]],
      out: [from[0] + leaving[0] * reach, from[1] + leaving[1] * reach],
      into: [to[0] - arriving[0] * reach, to[1] - arriving[1] * reach],
      to: [to[0], to[1]],
    };
  });
};

const pair = ([x, y]: Point): string => `${coordinate(x)} ${coordinate(y)}`;

const pathOf = (points: Outline, closed: boolean): string => {
  const [first] = points;
  if (!first) return "";
  const curves = segments(points, closed).map(({ out, into, to }) => `C${pair(out)} ${pair(into)} ${pair(to)}`);
  return `M${pair([first[0], first[1]])}${curves.join("")}${closed ? "Z" : ""}`;
};

export const closedPath = (points: Outline): string => pathOf(points, true);

export const openPath = (points: Outline): string => pathOf(points, false);

/** The closed shape as a polygon fine enough to measure its width. */
export const flattened = (points: Outline, steps = 8): Point[] =>
  segments(points, true).flatMap(({ from, out, into, to }) =>
    Array.from({ length: steps }, (_, step) => {
      const t = step / steps;
      const u = 1 - t;
      const at = (index: 0 | 1) =>
        u * u * u * from[index] + 3 * u * u * t * out[index] + 3 * u * t * t * into[index] + t * t * t * to[index];
      return [at(0), at(1)] as const;
    }),
  );
