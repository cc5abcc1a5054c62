import type { Warp } from "../../body-drawing.ts";
import type { Outline, Point } from "../../curve.ts";
import type { Pose } from "../pose.ts";
import { bump, rise, shifted } from "../shaping.ts";

const FRONT_WINDOW = [-80, 10, 160] as const;
const SIDE_WINDOW = [-70, 30, 140] as const;
const ARM_WINDOW = [6, 118, 150] as const;

const lifted =
  (dy: number): Warp =>
  ([x, y], part) => {
    if (x <= 0 || part === "head" || part === "leg") return [x, y];
    const share = part === "arm" ? 1 : rise(x, 12, 44) * rise(y, 200, 110);
    return shifted([x, y], 0, dy * share);
  };

const SHOULDER_LINE: Outline = [
  [-66, 92],
  [0, 92],
  [66, 92],
];

const heightPose = (dy: number): Pose => ({
  view: "front",
  window: FRONT_WINDOW,
  warp: lifted(dy),
  landmarks: [
    {
      upright: SHOULDER_LINE,
      posed: SHOULDER_LINE.map(([x, y]): Point => [x, y + (x > 0 ? dy : 0)]),
    },
  ],
  arrows: [{ from: [72, dy < 0 ? 78 : 100], to: [72, dy < 0 ? 52 : 128] }],
});

const drawn =
  (dx: number): Warp =>
  ([x, y], part) =>
    part === "arm"
      ? shifted([x, y], dx * rise(y, 300, 150), 0)
      : shifted([x, y], 0.5 * dx * bump(y, 115, 60) * (part === "trunk" ? 1 : 0), 0);

const JOINT: Outline = [
  [-6, 112],
  [0, 106],
  [6, 112],
  [0, 118],
];

const positionPose = (dx: number): Pose => ({
  view: "side",
  window: SIDE_WINDOW,
  warp: drawn(dx),
  landmarks: [{ upright: JOINT, posed: JOINT.map(([x, y]): Point => [x + dx, y]), isShape: true }],
  arrows: [{ from: [dx > 0 ? 40 : -42, 112], to: [dx > 0 ? 64 : -66, 112] }],
});

const ELBOW: Outline = [
  [68, 176],
  [75, 179],
  [82, 174],
];

const rotationPose = (dx: number): Pose => ({
  view: "front",
  window: ARM_WINDOW,
  landmarks: [{ upright: ELBOW, posed: ELBOW.map(([x, y]): Point => [x + dx, y]) }],
  arrows: [{ from: [dx < 0 ? 112 : 56, 214], to: [dx < 0 ? 60 : 120, 220], arc: dx < 0 ? -0.35 : 0.35 }],
});

export const SHOULDER_POSES = {
  elevado: heightPose(-14),
  deprimido: heightPose(12),
  protuso: positionPose(14),
  retraido: positionPose(-12),
  rotacao_medial: rotationPose(-9),
  rotacao_lateral: rotationPose(9),
} as const satisfies Readonly<Record<string, Pose>>;
