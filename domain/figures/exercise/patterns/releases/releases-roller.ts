import { GROUP } from "../../../../training/muscle-groups.ts";
import { chair, roller } from "../../equipment/furniture.ts";
import { lifted } from "../../equipment/prop.ts";
import { rollerAlong, stick } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { ON_CHAIR, SEAT_HEIGHT } from "../../posing/positions.ts";
import { planted } from "../../posing/stance.ts";
import { byVariant, holding, on, still, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

const SECONDS = 4;
const SIDE = { around: 8, above: 12 };

/** Small strokes over a roller that lies across at `rollerX`. */
const strokes = (view: typeof SIDE, pose: (x: number) => Pose, rollerX: number, reach = 8, nearer = 0) =>
  toAndFro(view, [pose(-reach), pose(reach)], still(roller(rollerX, 7.5).map((prop) => lifted(prop, nearer))), SECONDS);

/** On the left side, propped on the left forearm, the right hand and foot in front. `tip` -90 lies flat. */
export function proppedOnSide(hips: Vec, tip: number, { elbowX = 58, footX = -12 } = {}): Pose {
  return {
    hips,
    turn: 90,
    tip,
    neck: { side: 14 },
    arms: [
      { hand: [elbowX - 8, 3.4, 44], palm: [0.3, -0.1, 1], pole: [-0.3, 0.4, 1] },
      { hand: [elbowX, 4.4, 26], pole: [-0.5, -0.4, 1] },
    ],
    legs: [planted(footX, 36, { toesOut: 90, pole: [1, 0.6, 0.5] }), { flex: 0, knee: 3, ankle: -20 }],
  };
}

const forearmsAt = (x: number, z = 18): readonly [Arm, Arm] =>
  bothArms({ hand: [x, 4.4, z], palm: [1, 0, 0], pole: [0, -1, 0.7] });

const handsBehind = (x: number): readonly [Arm, Arm] =>
  bothArms({ hand: [x, 3.6, 24], palm: [0.2, -0.15, 1], pole: [-1, 0, 0.4] });

const FRONT_THIGH = (x: number): Pose => ({
  hips: [x, 24.5, 0],
  lean: 88,
  spine: { flex: -26 },
  neck: { flex: -14 },
  arms: forearmsAt(64),
  legs: bothLegs({ flex: -3, abd: 3, knee: 22, ankle: -40 }),
});

const BACK_THIGH = (x: number): Pose => ({
  hips: [x, 23, 0],
  lean: -46,
  neck: { flex: 16 },
  arms: handsBehind(-30),
  legs: bothLegs({ flex: 44, abd: 3, knee: 2, ankle: 4 }),
});

const BOTTOM_LEFT_LEG: Leg = planted(42, -10, { toesOut: 4 });

/** Sits on something `height` high, the right ankle over the left thigh. */
export const crossedSitting = (x: number, height: number): Pose =>
  holding(
    {
      hips: [x, height + 10.5, 0],
      lean: -31,
      tip: 12,
      neck: { flex: 10 },
      arms: handsBehind(-36),
      legs: [{}, BOTTOM_LEFT_LEG],
    },
    ({ legs: [, { thigh }] }) => ({
      legs: [{ foot: on(thigh, [10, -33, 7]), toesDown: -40, toesOut: -40, pole: [0.6, 1.1, 1.1] }, BOTTOM_LEFT_LEG],
    }),
  );

const CALF = (x: number): Pose => ({
  hips: [x, 21, 0],
  lean: -46,
  neck: { flex: 16 },
  arms: handsBehind(-26),
  legs: [
    { flex: 45, abd: 0, knee: 3, ankle: 0 },
    { flex: 56, abd: -11, knee: 3, ankle: 0 },
  ],
});

const UPPER_BACK = (x: number): Pose =>
  holding(
    {
      hips: [x, 23, 0],
      lean: -86,
      spine: { flex: 8 },
      arms: bothArms({}),
      legs: bothLegs(planted(44, 10, { toesOut: 4, pole: [1, 0.3, 0] })),
    },
    ({ head }) => ({ arms: bothArms({ hand: on(head, [-8, 10, 5]), pole: [0.9, 0.6, 1] }) }),
  );

/** On the left side with the left arm stretched out above the head. */
const armOverhead = (x: number, elbow: number): Pose => ({
  hips: [x, 20, 0],
  turn: 90,
  tip: -76,
  neck: { side: 8 },
  arms: [
    { hand: [40, 3.4, 40], palm: [0.3, -0.1, 1], pole: [-0.3, 0.4, 1] },
    { flex: 176, abd: 6, elbow },
  ],
  legs: [planted(-30, 32, { toesOut: 90, pole: [1, 0.6, 0.5] }), { flex: 30, abd: -12, knee: 40, ankle: -30 }],
});

const ADDUCTORS = (z: number): Pose => ({
  hips: [0, 17, z],
  lean: 88,
  spine: { flex: -34 },
  neck: { flex: -10 },
  arms: forearmsAt(64, 20),
  legs: [
    { flex: 0, abd: 72, rot: -78, knee: 84, ankle: -20 },
    { flex: -6, abd: 2, knee: 0, ankle: -55 },
  ],
});

const ROLLER_RELEASE = byVariant(
  "Liberação com rolo",
  [GROUP.quadriceps, GROUP.hamstrings, GROUP.glutes, GROUP.calves, GROUP.back],
  {
    "outer-thigh": {
      label: "Lateral da coxa",
      build: () => strokes({ around: 356, above: 14 }, (x) => proppedOnSide([x, 37.5, 0], -72), -20),
    },
    "front-thigh": { label: "Frente da coxa", build: () => strokes(SIDE, FRONT_THIGH, -19) },
    "back-thigh": { label: "Atrás da coxa", build: () => strokes(SIDE, BACK_THIGH, 21) },
    "inner-thigh": {
      label: "Parte interna da coxa",
      build: () => {
        const [start, end] = [ADDUCTORS(-5), ADDUCTORS(7)];
        return toAndFro({ around: 22, above: 26 }, [start, end], still(rollerAlong(-30, 24, 30)), SECONDS);
      },
    },
    glutes: {
      label: "Glúteos",
      build: () => strokes({ around: 25, above: 10 }, (x) => crossedSitting(x, 15), -3, 5),
    },
    calf: { label: "Panturrilha", build: () => strokes(SIDE, CALF, 58) },
    "upper-back": { label: "Alto das costas", build: () => strokes(SIDE, UPPER_BACK, -36) },
    lats: { label: "Dorsais", build: () => strokes({ around: 190, above: 16 }, (x) => armOverhead(x, 10), 40, 6, 14) },
    triceps: {
      label: "Tríceps",
      build: () => strokes({ around: 356, above: 16 }, (x) => armOverhead(x, 85), 70, 5, 14),
    },
  },
  "Região",
);

function calfWithStick() {
  const pose = (y: number): Pose => ({
    ...ON_CHAIR,
    lean: 36,
    spine: { flex: 24 },
    neck: { flex: -14 },
    arms: [
      { hand: [31 + (y - 18) * 0.12, y, 26], pole: [-0.4, -0.2, 1] },
      { hand: [31 + (y - 18) * 0.12, y, -4], pole: [-0.4, -0.2, 1] },
    ],
    legs: [planted(40, 11, { toesOut: 4 }), planted(34, -14, { toesOut: 8 })],
  });
  return toAndFro({ around: 48, above: 10 }, [pose(15), pose(38)], (body) => [
    ...chair(0, { height: SEAT_HEIGHT }),
    ...stick(body.arms[0].grip, body.arms[1].grip, 6),
  ]);
}

export const ROLLER_RELEASES: Readonly<Record<string, Pattern>> = {
  "roller-release": ROLLER_RELEASE,
  "stick-release": {
    label: "Liberação com bastão",
    groups: [GROUP.calves],
    parameters: {},
    build: calfWithStick,
  },
};
