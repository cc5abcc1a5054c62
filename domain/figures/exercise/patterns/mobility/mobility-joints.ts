import { GROUP } from "../../../../training/muscle-groups.ts";
import { chair, mat, wall } from "../../equipment/furniture.ts";
import { tube } from "../../equipment/prop.ts";
import { stick, strap } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, type Leg, type Pose } from "../../pose.ts";
import { ARMS_DOWN, ON_CHAIR, onKnees, SEAT_HEIGHT } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, STANDING, standing } from "../../posing/stance.ts";
import { byVariant, round, still, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

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

export const JOINT_MOBILITIES: Readonly<Record<string, Pattern>> = {
  "shoulder-mobility": SHOULDER_MOBILITY,
  "extremity-mobility": EXTREMITY_MOBILITY,
};
