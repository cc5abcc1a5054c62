import { GROUP } from "../../../../training/muscle-groups.ts";
import { mat, swissBall } from "../../equipment/furniture.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { FACE_DOWN, FOOT_FLAT, ON_BACK, SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted } from "../../posing/stance.ts";
import { byVariant, held, holding, on, still } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

const FRONT = { around: 80, above: 8 };

function kneesToChest() {
  const pose = (leg: Leg): Pose =>
    holding({ ...ON_BACK, arms: bothArms({}), legs: bothLegs(leg) }, ({ legs: [right] }) => ({
      arms: bothArms({ hand: on(right.thigh, [-8, -30, 2]), pole: [-1, 0, 1] }),
    }));
  return held(
    { around: 12, above: 12 },
    pose({ ...FOOT_FLAT, abd: 4 }),
    { ...pose({ flex: 128, abd: 8, knee: 132, ankle: -10 }), hips: [0, 13, 0] },
    still(mat(-90, 75)),
  );
}

function kneesToSide() {
  const pose = (tip: number): Pose => ({
    ...ON_BACK,
    hips: [0, 12 + tip * 0.06, 0],
    tip,
    spine: { twist: -tip },
    neck: { twist: -tip * 0.6 },
    arms: bothArms({ abd: 88, flex: -4 }),
    legs: bothLegs({ flex: 62, knee: 112, ankle: -20 }),
  });
  return held({ around: 18, above: 42 }, pose(0), pose(54), still(mat(-95, 70, 90)));
}

function sideBendStanding() {
  const pose = (share: number): Pose => ({
    hips: [0, HIP_HEIGHT - 2, 4 + 5 * share],
    tip: -6 * share,
    spine: { side: -34 * share },
    neck: { side: -8 * share },
    arms: [
      { flex: 0, abd: 100 + 76 * share, elbow: 12 },
      { abd: 12 + 4 * share, elbow: 8 },
    ],
    legs: [planted(-12, -16, { toesOut: 8 }), planted(2, -2, { toesOut: 8 })],
  });
  return held(FRONT, pose(0), pose(1));
}

function sideBendSeated() {
  const pose = (share: number): Pose => ({
    hips: [0, SITTING_HIPS, 0],
    tip: 4 * share,
    spine: { side: 46 * share, flex: 4 },
    neck: { side: 10 * share },
    arms: [
      { hand: [12 + 22 * share, 5, 30 + 18 * share], palm: [0.4, -0.5, 1], pole: [-0.2, -1, 1] },
      { hand: [6, 100 - 6 * share, -38 + 66 * share], palm: [0.1, 0.3 - 0.6 * share, 1], pole: [0.2, 1, 1] },
    ],
    legs: [
      { foot: [40, 5.5, 74], toesDown: -78, toesOut: 62, pole: [0, 1, 0] },
      { foot: [26, 8.5, 4], toesDown: 2, toesOut: -50, pole: [0.9, 0.5, 1] },
    ],
  });
  return held({ around: 78, above: 14 }, pose(0), pose(1), still(mat(-30, 75, 150)));
}

const TRUNK_STRETCH = byVariant("Alongamento de lombar e tronco", [GROUP.back, GROUP.core, GROUP.glutes], {
  "knees-to-chest": { label: "Joelhos no peito", build: kneesToChest },
  rotation: { label: "Joelhos para o lado, deitado", build: kneesToSide },
  "side-standing": { label: "Inclinação lateral em pé", build: sideBendStanding },
  "side-seated": { label: "Inclinação lateral sentado", build: sideBendSeated },
});

function sphinx() {
  const pose = (raised: number): Pose => ({
    ...FACE_DOWN,
    spine: { flex: -14 - 42 * raised },
    neck: { flex: -6 - 8 * raised },
    arms: bothArms({ hand: [66, 4.4, 21], palm: [1, 0, 0], pole: [-0.5 + 0.5 * raised, -1, 1 - 0.2 * raised] }),
    legs: bothLegs({ flex: 0, abd: 3, knee: 0, ankle: -60 }),
  });
  return held({ around: 12, above: 10 }, pose(0), pose(1), still(mat(-100, 95)));
}

const BALL_RADIUS = 32;

function overBall() {
  const foot = (hips: Vec, lean: number, flex: number, arm: number, neck: number): Pose => ({
    hips,
    lean,
    spine: { flex },
    neck: { flex: neck },
    arms: bothArms({ flex: arm, abd: 42, elbow: 14 }),
    legs: bothLegs(planted(56, 14, { toesOut: 6, pole: [1, 1, 0.2] })),
  });
  return held(
    { around: 14, above: 8 },
    foot([2, 2 * BALL_RADIUS + 9, 0], -8, 6, 10, 0),
    foot([26, 62, 0], -58, -58, 150, -12),
    still(swissBall([0, BALL_RADIUS, 0], BALL_RADIUS)),
  );
}

const ABDOMEN_STRETCH = byVariant("Alongamento de abdômen", [GROUP.abdomen], {
  sphinx: { label: "Decúbito ventral (esfinge)", build: sphinx },
  ball: { label: "Sobre a bola suíça", build: overBall },
});

export const TRUNK_STRETCHES: Readonly<Record<string, Pattern>> = {
  "trunk-stretch": TRUNK_STRETCH,
  "abdomen-stretch": ABDOMEN_STRETCH,
};
