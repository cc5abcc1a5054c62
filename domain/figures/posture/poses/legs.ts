import type { Warp } from "../../body-drawing.ts";
import type { Outline, Point } from "../../curve.ts";
import type { Pose } from "../pose.ts";
import { bend, bump, rise, shifted, turned } from "../shaping.ts";

const FRONT_WINDOW = [-121, 238, 242] as const;
const KNEECAP_WINDOW = [-97, 286, 194] as const;
const HIP_WINDOW = [-110, 130, 240] as const;
const SIDE_WINDOW = [-121, 238, 242] as const;

const SIDE_AXIS: Outline = [
  [-4, 236],
  [0, 290],
  [3, 350],
  [-3, 400],
  [-3, 452],
];
const FRONT_AXIS: Outline = [
  [24, 240],
  [24.3, 294],
  [24.4, 348],
  [24.2, 400],
  [24, 456],
];

const axisPose = (view: "front" | "side", window: Pose["window"], warp: Warp, arrow: Pose["arrows"][number]): Pose => {
  const axis = view === "side" ? SIDE_AXIS : FRONT_AXIS;
  return {
    view,
    window,
    warp,
    landmarks: [{ upright: axis, posed: axis.map((point) => warp(point, "leg")) }],
    arrows: [arrow],
  };
};

const leaned: Warp = (point) => turned(point, [-4, 238], 14 * rise(point[1], 262, 226));
const TRUNK_AXIS: Outline = [
  [-2, 120],
  [-3, 180],
  [-4, 238],
  [0, 290],
  [3, 350],
];
const pushed: Warp = ([x, y]) => shifted([x, y], 22 * bump(y, 240, 150), 0);

const hipPose = (warp: Warp, arrow: Pose["arrows"][number]): Pose => ({
  view: "side",
  window: HIP_WINDOW,
  warp,
  landmarks: [{ upright: TRUNK_AXIS, posed: TRUNK_AXIS.map((point) => warp(point, "trunk")) }],
  arrows: [arrow],
});

const rightLeg =
  (curve: (y: number) => number): Warp =>
  ([x, y], part) =>
    x > 0 && (part === "leg" || (part === "line" && y > 240)) ? shifted([x, y], curve(y), 0) : [x, y];

const KNEECAP: Outline = [
  [17, 346],
  [24, 339],
  [31, 346],
  [24, 355],
];

const rotationPose = (dx: number): Pose => ({
  view: "front",
  window: KNEECAP_WINDOW,
  warp: rightLeg((y) => dx * rise(y, 456, 474)),
  landmarks: [{ upright: KNEECAP, posed: KNEECAP.map(([x, y]): Point => [x + 0.8 * dx, y]), isShape: true }],
  arrows: [{ from: [dx > 0 ? 8 : 58, 318], to: [dx > 0 ? 60 : 2, 318], arc: dx > 0 ? 0.3 : -0.3 }],
});

export const HIP_POSES = {
  fletido: hipPose(leaned, { from: [30, 164], to: [66, 178], arc: 0.15 }),
  estendido: hipPose(pushed, { from: [40, 250], to: [78, 250] }),
  rotacao_medial: rotationPose(-9),
  rotacao_lateral: rotationPose(9),
  aduzido: axisPose(
    "front",
    FRONT_WINDOW,
    rightLeg((y) => -0.085 * (y - 236)),
    { from: [62, 400], to: [32, 410] },
  ),
  abduzido: axisPose(
    "front",
    FRONT_WINDOW,
    rightLeg((y) => 0.13 * (y - 236)),
    { from: [66, 380], to: [100, 372] },
  ),
} as const satisfies Readonly<Record<string, Pose>>;

export const KNEE_POSES = {
  valgo: axisPose(
    "front",
    FRONT_WINDOW,
    rightLeg((y) => -13 * bend(y, 250, 348, 470) + 12 * rise(y, 348, 470)),
    { from: [64, 348], to: [34, 348] },
  ),
  varo: axisPose(
    "front",
    FRONT_WINDOW,
    rightLeg((y) => 19 * bend(y, 246, 348, 460) - 8 * rise(y, 348, 470)),
    { from: [64, 348], to: [92, 348] },
  ),
  flexo: axisPose("side", SIDE_WINDOW, ([x, y]) => [x + 26 * bend(y, 230, 350, 462), y], {
    from: [52, 350],
    to: [84, 350],
  }),
  recurvado: axisPose("side", SIDE_WINDOW, ([x, y]) => [x - 22 * bend(y, 230, 350, 462), y], {
    from: [-40, 350],
    to: [-72, 350],
  }),
} as const satisfies Readonly<Record<string, Pose>>;
