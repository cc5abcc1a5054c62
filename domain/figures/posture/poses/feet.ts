import type { Warp } from "../../body-drawing.ts";
import type { Outline, Point } from "../../curve.ts";
import type { Pose } from "../pose.ts";
import { bump, rise, shifted, turned } from "../shaping.ts";

export const SOLE: Outline = [
  [22, 34],
  [30, 30],
  [32, 14],
  [35, -8],
  [36, -22],
  [32, -31],
  [24, -35],
  [15, -36],
  [11, -28],
  [12, -8],
  [14, 14],
  [15, 30],
];

const solePose = (degrees: number): Pose => ({
  view: "sole",
  window: [-62, -62, 124],
  landmarks: [{ upright: SOLE, posed: SOLE.map((point) => turned(point, [22, 30], degrees)), isShape: true }],
  arrows: [degrees > 0 ? { from: [26, -46], to: [52, -32], arc: 0.2 } : { from: [20, -46], to: [-8, -38], arc: -0.2 }],
});

export const ARCH: Outline = [
  [-40, -6],
  [-37, 6],
  [-26, 10],
  [-14, 8],
  [-2, 1],
  [12, -1],
  [26, 4],
  [38, 9],
  [54, 9],
  [57, 3],
  [48, -4],
  [30, -12],
  [12, -24],
  [2, -40],
  [0, -60],
  [-24, -60],
  [-28, -36],
  [-36, -22],
];

const ARCH_LINE: Outline = [
  [-16, 9],
  [-2, 1],
  [12, -1],
  [28, 6],
];

const archPose = (dy: number): Pose => {
  const warp: Warp = ([x, y]) => shifted([x, y], 0, dy * bump(x, 6, 34) * rise(y, -40, 0));
  return {
    view: "arch",
    window: [-62, -82, 124],
    warp,
    landmarks: [{ upright: ARCH_LINE, posed: ARCH_LINE.map((point) => warp(point, "line")) }],
    arrows: [dy > 0 ? { from: [6, -30], to: [6, -6] } : { from: [6, 32], to: [6, 8] }],
  };
};

const HEEL_AXIS: Outline = [
  [24, 410],
  [24, 446],
  [24, 474],
];

const heelPose = (dx: number): Pose => {
  const warp: Warp = ([x, y], part) =>
    x > 0 && (part === "leg" || part === "line")
      ? shifted([x, y], dx * (rise(y, 446, 474) - 0.7 * bump(y, 448, 40)), 0)
      : [x, y];
  return {
    view: "back",
    window: [-50, 386, 100],
    warp,
    landmarks: [{ upright: HEEL_AXIS, posed: HEEL_AXIS.map((point): Point => warp(point, "leg")) }],
    arrows: [{ from: [dx > 0 ? 44 : 6, 452], to: [dx > 0 ? 30 : 18, 446] }],
  };
};

export const FOOT_POSES = {
  plano_pronado: archPose(9),
  cavo_supinado: archPose(-12),
  abduto: solePose(22),
  aduto: solePose(-20),
  calcaneo_valgo: heelPose(9),
  calcaneo_varo: heelPose(-8),
} as const satisfies Readonly<Record<string, Pose>>;
