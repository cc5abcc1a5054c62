import type { Warp } from "../../body-drawing.ts";
import type { Outline, Point } from "../../curve.ts";
import type { Pose } from "../pose.ts";
import { rise, shifted, turned } from "../shaping.ts";

const SIDE_WINDOW = [-62, -6, 124] as const;
const FRONT_WINDOW = [-62, -6, 124] as const;
const EAR: Outline = [
  [-3, 36],
  [0, 33],
  [2, 38],
  [-1, 44],
];

/** The head slides on the neck, the eyes stay level. */
const slid =
  (dx: number): Warp =>
  (point) =>
    shifted(point, dx * rise(point[1], 100, 58), 0);

const slidPose = (dx: number): Pose => ({
  view: "side",
  window: SIDE_WINDOW,
  warp: slid(dx),
  landmarks: [{ upright: EAR, posed: EAR.map((point) => slid(dx)(point, "line")) }],
  arrows: [{ from: [dx > 0 ? 36 : -34, 20], to: [dx > 0 ? 56 : -54, 20] }],
});

const NECK: Point = [0, 84];
const tilted: Warp = (point) => turned(point, NECK, 17 * rise(point[1], 92, 64));
const EYES: Outline = [
  [-22, 34],
  [22, 34],
];

const NOSE: Outline = [
  [0, 33],
  [2, 46],
  [0, 48],
];
const rotated: Warp = (point, part) => (part === "head" ? shifted(point, point[0] === 0 ? 0 : 1.5, 0) : point);

export const HEAD_POSES = {
  anteriorizada: slidPose(20),
  posteriorizada: slidPose(-15),
  inclined: {
    view: "front",
    window: FRONT_WINDOW,
    warp: tilted,
    landmarks: [{ upright: EYES, posed: EYES.map((point) => tilted(point, "line")) }],
    arrows: [{ from: [14, -2], to: [44, 10], arc: 0.2 }],
  },
  rotated: {
    view: "front",
    window: FRONT_WINDOW,
    warp: rotated,
    landmarks: [{ upright: NOSE, posed: NOSE.map(([x, y]) => [x + 11, y]) }],
    arrows: [{ from: [-22, 60], to: [30, 56], arc: -0.3 }],
  },
} as const satisfies Readonly<Record<string, Pose>>;
