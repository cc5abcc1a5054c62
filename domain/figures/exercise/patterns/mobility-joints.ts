import { GROUP } from "../../../training/muscle-groups.ts";
import { chair, mat, wall } from "../equipment/furniture.ts";
import { cable, tube } from "../equipment/prop.ts";
import { sideWall, stick, strap } from "../equipment/room-parts.ts";
import type { Pattern } from "../pattern.ts";
import { type Arm, bothArms, type Leg, type Pose } from "../pose.ts";
import type { Vec } from "../space.ts";
import { ALL_FOURS, ARMS_DOWN, ON_CHAIR, onKnees, SEAT_HEIGHT, SITTING_HIPS } from "./positions.ts";
import { HIP_HEIGHT, planted, STANDING, standing } from "./stance.ts";
import { byVariant, round, still, toAndFro } from "./variants.ts";

/** Straight arms in a wide arc from the thighs over the head. */
const archedArms = (flex: number, abd: number): Pose => ({ ...STANDING, arms: bothArms({ flex, abd, elbow: 3 }) });

const SHOULDER_MOBILITY = byVariant("Mobilidade de ombros", [GROUP.shoulders, GROUP.chest, GROUP.back], {
  stick: {
    label: "Com bastão",
    build: () =>
      toAndFro(
        { around: 42, above: 8 },
        [archedArms(22, 50), archedArms(110, 50), archedArms(212, 50)],
        ({ arms: [right, left] }) => stick(right.grip, left.grip, 6),
        5,
      ),
  },
  band: {
    label: "Com elástico",
    build: () =>
      toAndFro(
        { around: 42, above: 8 },
        [archedArms(22, 20), archedArms(110, 34), archedArms(200, 52)],
        ({ arms: [right, left] }) => [strap("band", [right.grip, left.grip], 3)],
        5,
      ),
  },
  "wall-slide": {
    label: "Deslizamento na parede",
    build: () => {
      const pose = (hand: Vec): Pose => ({
        hips: [0, HIP_HEIGHT - 1.5, 0],
        arms: bothArms({ hand, palm: [-0.05, 1, -0.05], pole: [-0.2, -1, 1] }),
        legs: standing(8, 12),
      });
      return toAndFro({ around: 68, above: 8 }, [pose([0, 163, 47]), pose([0, 189, 31])], still(wall(-14, -1)));
    },
  },
  circles: {
    label: "Círculos com os ombros",
    build: () => {
      const pose = (shrug: number, protract: number): Pose => ({ ...STANDING, shrug, protract, arms: ARMS_DOWN });
      return round({ around: 28, above: 4 }, [pose(-2, 1), pose(3, 6), pose(9, 0), pose(3, -6)]);
    },
  },
});

function wristsUnderWeight() {
  const pose = (back: number, z: number): Pose => {
    const base = onKnees(76 + back * 0.1, back);
    const [x, y] = base.hips;
    return {
      ...base,
      hips: [x, y, z],
      neck: { flex: -12 },
      arms: bothArms({ hand: [46, 3.4, 17], palm: [1, 0, 0], pole: [-1, 0, 0.5] }),
      legs: [{ ...base.legs[0], abd: -z * 1.3 } as Leg, { ...base.legs[1], abd: z * 1.3 } as Leg],
    };
  };
  return round({ around: 20, above: 12 }, [pose(-13, 0), pose(0, 7), pose(13, 0), pose(0, -7)], still(mat(-62, 85)), 4);
}

function ankleToWall(props: Parameters<typeof toAndFro>[2], hand: Arm) {
  const pose = (hips: Vec, lean: number): Pose => ({
    hips,
    lean,
    arms: [hand, { ...hand, ...("hand" in hand ? { hand: [hand.hand[0], hand.hand[1], -hand.hand[2]] } : {}) }],
    legs: [planted(14, 9, { toesOut: 0 }), { foot: [-44, 13, -9], toesDown: 34, pole: [1, 0.5, 0.1] }],
  });
  return toAndFro({ around: 350, above: 8 }, [pose([-10, 76, 0], 4), pose([5, 66, 0], 8)], props);
}

function ankleCircles() {
  const pose = (ankle: number, rot: number): Pose => ({
    ...ON_CHAIR,
    arms: bothArms({ hand: [2, SEAT_HEIGHT + 3, 24], pole: [-1, 0, 0.3] }),
    legs: [
      { flex: 94, knee: 22, rot, ankle },
      { flex: 90, knee: 92, ankle: 4 },
    ],
  });
  return round(
    { around: 35, above: 10 },
    [pose(22, 0), pose(-10, 22), pose(-42, 0), pose(-10, -22)],
    still(chair(0, { height: SEAT_HEIGHT })),
  );
}

const EXTREMITY_MOBILITY = byVariant("Mobilidade de punhos e tornozelos", [GROUP.calves], {
  "ankle-wall": {
    label: "Tornozelo, joelho na parede",
    build: () => ankleToWall(still(wall(47, 1)), { hand: [40, 118, 16], palm: [0.3, 1, 0], pole: [-0.3, -1, 0.5] }),
  },
  "ankle-band": {
    label: "Tornozelo, com elástico",
    build: () =>
      ankleToWall(
        ({ legs: [{ foot }] }) => [
          tube(
            "anchor",
            "steel",
            [
              [-84, 0, 9],
              [-84, 30, 9],
            ],
            2,
          ),
          strap(
            "band",
            [
              [foot.at[0] + 4, foot.at[1] + 2, foot.at[2]],
              [-84, 9, 9],
            ],
            3.4,
          ),
        ],
        { hand: [26, 92, 15], pole: [-1, -0.3, 0.6] },
      ),
  },
  "ankle-circles": { label: "Círculos de tornozelo", build: ankleCircles },
  wrists: { label: "Punhos em apoio", build: wristsUnderWeight },
});

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

export const JOINT_MOBILITIES: Readonly<Record<string, Pattern>> = {
  "shoulder-mobility": SHOULDER_MOBILITY,
  "extremity-mobility": EXTREMITY_MOBILITY,
  "hip-mobility": HIP_MOBILITY,
  "squat-mobility": DEEP_SQUAT,
};
