import type { Warp } from "../../body-drawing.ts";
import type { Outline, Point } from "../../curve.ts";
import type { Arrow, Pose } from "../pose.ts";
import { bump, rise, shifted, turned } from "../shaping.ts";
import { SIDE_SPINE } from "../side-body.ts";

type Window = Pose["window"];
const NECK: Window = [-64, -2, 128];
const CHEST: Window = [-90, 30, 180];
const LOIN: Window = [-80, 110, 160];
const BACK: Window = [-85, 62, 170];

/** The back moves more than the front: the ribs follow half the way. */
const share = (x: number): number => 0.4 + 0.6 * rise(x, 20, -20);

const sidePose = (window: Window, warp: Warp, ...arrows: readonly Arrow[]): Pose => ({
  view: "side",
  window,
  warp,
  landmarks: [{ upright: SIDE_SPINE, posed: SIDE_SPINE.map((point) => warp(point, "line")) }],
  arrows,
});

const hunched =
  (depth: number, middle: number, reach: number, head = 10): Warp =>
  ([x, y], part) => {
    const curve = -depth * bump(y, middle, reach) * (part === "arm" ? 0.2 : share(x));
    return shifted([x, y], curve + head * rise(y, 112, 60) + (part === "arm" ? head / 3 : 0), 0);
  };

const hollowed =
  (depth: number, middle: number, reach: number): Warp =>
  ([x, y], part) =>
    part === "arm"
      ? [x, y]
      : shifted([x, y], depth * bump(y, middle, reach) * (x < 0 ? 1 : 0.6) - 0.4 * depth * bump(y, 240, 30), 0);

const swayed: Warp = ([x, y], part) => {
  const back = -13 * rise(y, 215, 120) + 9 * bump(y, 238, 70);
  const fold = part === "arm" ? 0 : 12 * bump(y, 208, 20) * rise(x, 10, -15);
  return shifted([x, y], back + fold, 0);
};

const nodded =
  (depth: number, degrees: number): Warp =>
  (point) => {
    const [x, y] = turned(point, [-3, 62], degrees * rise(point[1], 80, 58));
    return shifted([x, y], depth * bump(point[1], 76, 24), 0);
  };

const MIDDLE: Outline = [
  [0, 76],
  [0, 96],
  [0, 116],
  [0, 136],
  [0, 156],
  [0, 176],
  [0, 196],
  [0, 214],
];

const bowed = (curve: (y: number) => number, ...arrows: readonly Arrow[]): Pose => {
  const warp: Warp = ([x, y], part) => (part === "arm" ? [x, y] : shifted([x, y], 0.35 * curve(y), 0));
  return {
    view: "back",
    window: BACK,
    warp,
    landmarks: [{ upright: MIDDLE, posed: MIDDLE.map(([, y]): Point => [curve(y), y]) }],
    arrows,
  };
};

export const SPINE_POSES = {
  hiperlordose_cervical: sidePose(NECK, nodded(8, -14), { from: [-34, 74], to: [-14, 74] }),
  retificacao_cervical: sidePose(NECK, nodded(-7, 4), { from: [22, 78], to: [2, 78] }),
  retificacao_toracica: sidePose(CHEST, hunched(-13, 126, 56, 0), { from: [-64, 126], to: [-38, 126] }),
  hipercifose_toracica: sidePose(CHEST, hunched(17, 126, 52, 12), { from: [-50, 126], to: [-76, 126] }),
  hipercifose_toracica_superior: sidePose(CHEST, hunched(16, 100, 32, 14), { from: [-46, 98], to: [-72, 94] }),
  hipercifose_toracica_inferior: sidePose(CHEST, hunched(18, 158, 38, 6), { from: [-46, 158], to: [-72, 160] }),
  hipercifose_toracica_longa: sidePose(
    CHEST,
    hunched(18, 138, 84, 14),
    { from: [-48, 108], to: [-72, 102] },
    { from: [-48, 164], to: [-72, 168] },
  ),
  hiperlordose_lombar: sidePose(LOIN, hollowed(15, 190, 40), { from: [-46, 190], to: [-20, 190] }),
  hiperlordose_compensatoria: sidePose(
    LOIN,
    swayed,
    { from: [-44, 210], to: [-20, 210] },
    { from: [-44, 140], to: [-66, 136] },
  ),
  retificacao_lombar: sidePose(LOIN, hollowed(-10, 192, 44), { from: [2, 192], to: [-24, 192] }),
  cifose_lombar: sidePose(LOIN, hollowed(-22, 192, 46), { from: [2, 192], to: [-30, 192] }),
} as const satisfies Readonly<Record<string, Pose>>;

/** The convex side is the viewer's right. */
export const SCOLIOSIS_POSES = {
  thoracic: bowed((y) => 17 * bump(y, 128, 62), { from: [26, 128], to: [50, 128] }),
  lumbar: bowed((y) => 15 * bump(y, 186, 44), { from: [22, 186], to: [46, 186] }),
  double: bowed(
    (y) => 16 * bump(y, 120, 46) - 13 * bump(y, 186, 38),
    { from: [26, 120], to: [50, 120] },
    { from: [-22, 186], to: [-46, 186] },
  ),
} as const satisfies Readonly<Record<string, Pose>>;
