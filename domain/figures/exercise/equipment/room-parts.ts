import { add, minus, times, unit, type Vec } from "../space.ts";
import { block, cable, longTube, type Prop, plate, tube } from "./prop.ts";

/** A wall on the person's right (`side` 1) or left; its face is at `z`. */
export const sideWall = (z: number, side: 1 | -1 = 1, length = 90): Prop[] => [
  { ...block("wall", "ground", [0, 100, z + side * 3], [length, 200, 6], 0, 0.5), nearer: -150 },
];

/** A bench that stands across, its long side along `z`. */
export function benchAcross(x: number, { height = 44, width = 32, length = 100 } = {}): Prop[] {
  const leg = (z: number, key: string) =>
    tube(
      key,
      "steel",
      [
        [x, height - 7, z],
        [x, 2, z],
      ],
      2,
    );
  return [
    leg(-length / 2 + 14, "bench-leg-left"),
    leg(length / 2 - 14, "bench-leg-right"),
    block("bench", "pad", [x, height - 3.5, 0], [width, 7, length]),
  ];
}

/** A stick through both hands, `over` centimetres longer at both ends. */
export function stick(right: Vec, left: Vec, over = 14): Prop[] {
  const way = times(unit(minus(right, left)), over);
  return longTube("stick", "load", minus(left, way), add(right, way), 1.4, 5);
}

/** A strap, a towel or a band between places. */
export const strap = (key: string, points: readonly Vec[], width = 2.6): Prop => cable(key, points, width, "load");

/** A ball to press on a muscle. */
export const releaseBall = (at: Vec, radius = 4.5, key = "ball"): Prop => ({
  key,
  tone: "load",
  hull: [{ at, radius }],
  nearer: 12,
});

/** A foam roller that lies along `x`. */
export const rollerAlong = (fromX: number, toX: number, z = 0, radius = 7.5): Prop[] => [
  plate("roller", "pad", [(fromX + toX) / 2, radius, z], [1, 0, 0], radius, toX - fromX),
];

/** A step or a low box on the floor. */
export const step = (x: number, height: number, { depth = 40, width = 80 } = {}): Prop[] => [
  block("step", "pad", [x, height / 2, 0], [depth, height, width], 0, 0.8),
];

/** A rail on the left, along `x`, at a hand's height. */
export const rail = (fromX: number, toX: number, height: number, z: number): Prop[] => [
  tube(
    "rail",
    "steel",
    [
      [fromX, height, z],
      [toX, height, z],
    ],
    1.5,
  ),
  tube(
    "rail-post-a",
    "steel",
    [
      [fromX, height, z],
      [fromX, 1, z],
    ],
    1.5,
  ),
  tube(
    "rail-post-b",
    "steel",
    [
      [toX, height, z],
      [toX, 1, z],
    ],
    1.5,
  ),
];
