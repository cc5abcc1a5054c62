import { GROUP } from "../../../../training/muscle-groups.ts";
import { mat, wall } from "../../equipment/furniture.ts";
import { cable, tube } from "../../equipment/prop.ts";
import { sideWall } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, type Pose } from "../../pose.ts";
import { ALL_FOURS, onKnees, SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, round, still, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

const ON_HANDS: readonly [Arm, Arm] = bothArms({ hand: [49, 3.4, 18], palm: [1, 0, 0], pole: [-1, 0, 0.5] });

function kneesSideToSide() {
  const pose = (way: number): Pose => ({
    hips: [0, SITTING_HIPS + 0.5, 0],
    lean: -22,
    spine: { flex: 8 },
    arms: bothArms({ hand: [-40, 4, 24], palm: [-1, -0.1, 0.4], pole: [-1, 0, 0.4] }),
    legs: [
      { foot: [46, 7, 27], toesOut: 20, pole: [1 - Math.abs(way) * 0.3, 1, way * 1.4] },
      { foot: [46, 7, -27], toesOut: 20, pole: [1 - Math.abs(way) * 0.3, 1, -way * 1.4] },
    ],
  });
  return toAndFro({ around: 66, above: 16 }, [pose(-1), pose(0), pose(1)], still(mat(-55, 80, 130)), 4);
}

const rocking = (back: number): Pose => ({
  ...onKnees(76 + back * 0.22, back, 12),
  neck: { flex: -12 },
  arms: ON_HANDS,
});

function hipCircles() {
  const pose = (flex: number, abd: number): Pose => ({
    ...ALL_FOURS,
    legs: [
      { flex, abd, knee: 128, ankle: -55 },
      { flex: 77, abd: 2, knee: 88, ankle: -60 },
    ],
  });
  return round(
    { around: 325, above: 14 },
    [pose(122, 12), pose(98, 36), pose(50, 52), pose(30, 22)],
    still(mat(-62, 85)),
    3.5,
  );
}

function adductorRocking() {
  const pose = (back: number): Pose => {
    const base = rocking(back);
    return { ...base, legs: [{ foot: [-2, 6.7, 82], toesOut: 14, pole: [0.2, 0.4, 1] }, base.legs[1]] };
  };
  return toAndFro({ around: 52, above: 14 }, [pose(0), pose(14), pose(28)], still(mat(-62, 85)), 3.5);
}

function legSwing(way: "front" | "side") {
  const isFront = way === "front";
  const wallHand: Arm = isFront
    ? { hand: [6, 122, -46], palm: [0.3, 0.9, -0.1], pole: [-0.4, -1, 0.3] }
    : { hand: [50, 128, -18], palm: [0.3, 1, 0], pole: [-0.3, -1, 0.4] };
  const pose = (flex: number, abd: number): Pose => ({
    hips: [0, HIP_HEIGHT - 0.8, 0],
    lean: isFront ? 0 : 4,
    arms: [isFront ? { flex: 12 - flex * 0.4, abd: 22, elbow: 14 } : { ...wallHand, hand: [50, 128, 18] }, wallHand],
    legs: [{ flex, abd, knee: 16, ankle: 8 }, planted(0, -8, { toesOut: 6 })],
  });
  return isFront
    ? toAndFro({ around: 8, above: 8 }, [pose(-24, 2), pose(62, 2)], still(sideWall(-50, -1, 110)), 1.8)
    : toAndFro({ around: 284, above: 8 }, [pose(18, -22), pose(6, 44)], still(wall(56, 1)), 1.8);
}

const HIP_MOBILITY = byVariant("Mobilidade de quadril", [GROUP.glutes, GROUP.adductors, GROUP.hamstrings], {
  "90-90": { label: "90/90", build: kneesSideToSide },
  rocking: {
    label: "Vaivém em quatro apoios",
    build: () => toAndFro({ around: 345, above: 10 }, [rocking(0), rocking(20), rocking(40)], still(mat(-75, 85)), 3.5),
  },
  circles: { label: "Círculos em quatro apoios", build: hipCircles },
  "adductor-rocking": { label: "Adutores em quatro apoios", build: adductorRocking },
  "swing-front": { label: "Balanço frontal de perna", build: () => legSwing("front") },
  "swing-side": { label: "Balanço lateral de perna", build: () => legSwing("side") },
});

/** Rungs between two posts, before a person who faces forwards. */
const wallBars = (x: number) =>
  [
    ...[-42, 42].map((z) =>
      tube(
        `post-${z}`,
        "steel" as const,
        [
          [x, 1, z],
          [x, 200, z],
        ],
        2.4,
      ),
    ),
    ...Array.from({ length: 11 }, (_, index) =>
      cable(
        `rung-${index}`,
        [
          [x, 20 + index * 17, -42],
          [x, 20 + index * 17, 42],
        ],
        3,
      ),
    ),
  ].map((prop) => ({ ...prop, nearer: -60 }));

const DEEP_SQUAT = byVariant("Mobilidade de agachamento e afundo", [GROUP.quadriceps, GROUP.glutes, GROUP.adductors], {
  "deep-squat": {
    label: "Agachamento profundo com apoio",
    build: () => {
      const pose = (hips: Vec, lean: number): Pose => ({
        hips,
        lean,
        arms: bothArms({ hand: [56, 105, 17], pole: [-0.6, -1, 0.5] }),
        legs: standing(6, 17, { toesOut: 22, pole: [1, 0.6, 0.5] }),
      });
      return toAndFro(
        { around: 22, above: 8 },
        [pose([0, HIP_HEIGHT - 3, 0], 2), pose([-10, 31, 0], 26)],
        still(wallBars(58)),
        5,
      );
    },
  },
  "lunge-twist": {
    label: "Afundo com rotação de tronco",
    build: () => {
      const pose = (hips: Vec, twist: number): Pose => ({
        hips,
        lean: 4,
        spine: { twist },
        neck: { twist: twist * 0.3 },
        arms: bothArms({ flex: 82, abd: -4, elbow: 14 }),
        legs: [planted(40, 9, { toesOut: 2 }), { foot: [-42, 16, -9], toesDown: 60, pole: [1, -0.1, 0] }],
      });
      return toAndFro(
        { around: 22, above: 8 },
        [pose([-2, 76, 0], 0), pose([2, 50, 0], 0), pose([2, 50, 0], 50)],
        undefined,
        4.5,
      );
    },
  },
});

export const HIP_MOBILITIES: Readonly<Record<string, Pattern>> = {
  "hip-mobility": HIP_MOBILITY,
  "squat-mobility": DEEP_SQUAT,
};
