import type { Outline, Point } from "../../curve.ts";
import type { Arrow, Pose } from "../pose.ts";
import { shifted, turned } from "../shaping.ts";

const BACK_WINDOW = [-66, 66, 132] as const;
const SIDE_WINDOW = [-80, 70, 130] as const;

const SCAPULA: Outline = [
  [20, 106],
  [34, 102],
  [48, 104],
  [44, 116],
  [34, 136],
  [26, 153],
  [22, 150],
  [19, 128],
];
const MIDDLE: Point = [32, 118];

const backPose = (move: (point: Point) => Point, ...arrows: readonly Arrow[]): Pose => ({
  view: "back",
  window: BACK_WINDOW,
  landmarks: [{ upright: SCAPULA, posed: SCAPULA.map(move), isShape: true }],
  arrows,
});

const wingedPose = (edge: Outline, ...arrows: readonly Arrow[]): Pose => ({
  view: "back",
  window: BACK_WINDOW,
  landmarks: [{ upright: SCAPULA, posed: SCAPULA, isShape: true, edge }],
  arrows,
});

const PLATE: Outline = [
  [-26, 104],
  [-34, 126],
  [-35, 150],
];

const tiltPose = (degrees: number): Pose => ({
  view: "side",
  window: SIDE_WINDOW,
  landmarks: [{ upright: PLATE, posed: PLATE.map((point) => turned(point, [-33, 124], degrees)) }],
  arrows: [
    degrees > 0 ? { from: [-46, 158], to: [-66, 148], arc: 0.2 } : { from: [-38, 92], to: [-58, 98], arc: -0.2 },
  ],
});

export const SCAPULA_POSES = {
  elevada: backPose((point) => shifted(point, 0, -13), { from: [33, 92], to: [33, 70] }),
  deprimida: backPose((point) => shifted(point, 0, 13), { from: [29, 160], to: [29, 188] }),
  abduzida: backPose((point) => shifted(point, 12, 0), { from: [4, 128], to: [26, 128] }),
  aduzida: backPose((point) => shifted(point, -13, 0), { from: [44, 132], to: [20, 132] }),
  rotacao_superior: backPose((point) => turned(point, MIDDLE, -24), { from: [22, 162], to: [48, 156], arc: -0.2 }),
  rotacao_inferior: backPose((point) => turned(point, MIDDLE, 22), { from: [38, 160], to: [8, 156], arc: 0.2 }),
  inclinacao_anterior: tiltPose(18),
  inclinacao_posterior: tiltPose(-16),
  alada_borda_medial: wingedPose(
    [
      [20, 106],
      [18, 128],
      [24, 153],
    ],
    { from: [16, 116], to: [0, 112] },
    { from: [15, 138], to: [-1, 140] },
  ),
  alada_angulo_inferior: wingedPose(
    [
      [20, 141],
      [23, 154],
      [33, 140],
    ],
    { from: [22, 160], to: [10, 176] },
  ),
} as const satisfies Readonly<Record<string, Pose>>;
