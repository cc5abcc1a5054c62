import type { Warp } from "../../body-drawing.ts";
import type { Outline, Point } from "../../curve.ts";
import type { Pose } from "../pose.ts";
import { bump, rise, shifted, turned } from "../shaping.ts";

const SIDE_WINDOW = [-75, 160, 150] as const;
const BACK_WINDOW = [-75, 160, 150] as const;

const ILIUM: Outline = [
  [-28, 216],
  [-2, 218],
  [24, 220],
];
const HIP: Point = [-4, 232];

const tiltPose = (degrees: number): Pose => {
  const warp: Warp = (point, part) => {
    if (part === "arm") return point;
    const [x, y] = turned(point, HIP, degrees * bump(point[1], 228, 46));
    return shifted([x, y], 0.6 * degrees * bump(point[1], 190, 34) * rise(point[0], 30, -20), 0);
  };
  return {
    view: "side",
    window: SIDE_WINDOW,
    warp,
    landmarks: [{ upright: ILIUM, posed: ILIUM.map((point) => turned(point, HIP, degrees * 1.3)) }],
    arrows: [
      degrees > 0 ? { from: [44, 206], to: [44, 240], arc: -0.25 } : { from: [42, 236], to: [42, 202], arc: 0.25 },
    ],
  };
};

const CRESTS: Outline = [
  [-43, 200],
  [-22, 195],
  [0, 199],
  [22, 195],
  [43, 200],
];

const heightPose = (degrees: number): Pose => {
  const tilted = (point: Point) => turned(point, [0, 200], degrees);
  const warp: Warp = (point, part) =>
    part === "arm" ? point : turned(point, [0, 200], degrees * bump(point[1], 208, 50) * 0.8);
  return {
    view: "back",
    window: BACK_WINDOW,
    warp,
    landmarks: [{ upright: CRESTS, posed: CRESTS.map(tilted) }],
    arrows: [{ from: [58, degrees < 0 ? 206 : 194], to: [58, degrees < 0 ? 176 : 224] }],
  };
};

const RING: Outline = [
  [-46, -4],
  [-38, -20],
  [-14, -17],
  [0, -14],
  [14, -17],
  [38, -20],
  [46, -4],
  [34, 14],
  [12, 19],
  [0, 21],
  [-12, 19],
  [-34, 14],
];

const rotationPose = (degrees: number): Pose => ({
  view: "hips",
  window: [-66, -66, 132],
  landmarks: [{ upright: RING, posed: RING.map((point) => turned(point, [0, 0], degrees)), isShape: true }],
  arrows: [degrees < 0 ? { from: [56, 2], to: [48, -34], arc: -0.2 } : { from: [50, -30], to: [54, 12], arc: 0.2 }],
});

export const PELVIS_POSES = {
  anteversao: tiltPose(16),
  retroversao: tiltPose(-14),
  elevada: heightPose(-8),
  rebaixada: heightPose(8),
  rotacao_anterior: rotationPose(-16),
  rotacao_posterior: rotationPose(16),
} as const satisfies Readonly<Record<string, Pose>>;
