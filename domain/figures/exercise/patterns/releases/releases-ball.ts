import { GROUP } from "../../../../training/muscle-groups.ts";
import { flatBench, wall } from "../../equipment/furniture.ts";
import { releaseBall, sideWall } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { ARMS_DOWN } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, STANDING, standing } from "../../posing/stance.ts";
import { byVariant, holding, on, round, still, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";
import { crossedSitting, proppedOnSide } from "./releases-roller.ts";

const BALL = 5;

function backThighOnBench() {
  const bench = 46;
  const hips: Vec = [0, bench + 13, 0];
  const pose = (knee: number): Pose => ({
    hips,
    arms: bothArms({ hand: [-8, bench + 2, 25], pole: [-1, 0, 0.3] }),
    legs: [{ flex: 88, knee, ankle: 4 }, planted(38, -12)],
  });
  return toAndFro(
    { around: 12, above: 8 },
    [pose(86), pose(14)],
    still(flatBench(-60, 26, { height: bench }), [releaseBall([16, bench + 4, 10], 4.4)]),
    4,
  );
}

function hipSide() {
  const pose = (x: number, z: number) => proppedOnSide([x, 30, z], -67);
  const drawn = (x: number, z: number): Pose => {
    const base = pose(x, z);
    return { ...base, legs: [base.legs[0], { flex: 26, abd: -12, knee: 40, ankle: -30 }] };
  };
  return round(
    { around: 192, above: 14 },
    [drawn(3, 0), drawn(0, 4), drawn(-3, 0), drawn(0, -4)],
    still([releaseBall([2, BALL, 2], BALL)]),
    3.5,
  );
}

function hipFront() {
  const pose = (z: number): Pose => ({
    hips: [0, 20.5, z],
    lean: 86,
    tip: 18,
    spine: { flex: -34, side: -8 },
    neck: { flex: -10 },
    arms: bothArms({ hand: [62, 4.4, 20], palm: [1, 0, 0], pole: [0, -1, 0.7] }),
    legs: [
      { flex: -4, abd: 6, knee: 4, ankle: -50 },
      { flex: 30, abd: 34, rot: -30, knee: 70, ankle: -40 },
    ],
  });
  return toAndFro({ around: 10, above: 14 }, [pose(-3), pose(4)], still([releaseBall([2, BALL, 13], BALL)]), 4);
}

function footSole() {
  const pose = (x: number, toesDown: number): Pose => ({
    ...STANDING,
    arms: ARMS_DOWN,
    legs: [{ foot: [22 + x, 14.5, 9], toesDown }, planted(-2, -9, { toesOut: 8 })],
  });
  return toAndFro({ around: 12, above: 8 }, [pose(-11, 4), pose(3, -4)], still([releaseBall([24, 3.6, 9], 3.6)]), 4);
}

/** With the back to the wall and a ball between them; the knees bend a little. */
function backOnWall(ball: Vec, arms: (share: number) => (pose: Pose) => Pose) {
  const pose = (share: number): Pose =>
    arms(share)({
      hips: [0, HIP_HEIGHT - 6 - share * 10, 0],
      lean: -7,
      neck: { flex: 6 },
      arms: ARMS_DOWN,
      legs: standing(22, 11),
    });
  return toAndFro({ around: 12, above: 8 }, [pose(0), pose(1)], still(wall(-28, -1), [releaseBall(ball, BALL)]), 4);
}

const raisedArm =
  (share: number) =>
  (pose: Pose): Pose => ({ ...pose, arms: [{ flex: 10 + share * 140, abd: 8, elbow: 14 }, ARMS_DOWN[1]] });

const hugging =
  () =>
  (pose: Pose): Pose =>
    holding(pose, ({ chest }) => ({
      arms: [
        { hand: on(chest, [9, 21, -18]), pole: [1, -0.6, 0.4] },
        { hand: on(chest, [13, 17, 18]), pole: [1, -0.6, 0.4] },
      ],
    }));

function alongSpine() {
  const pose = (x: number): Pose => ({
    hips: [x, 12.5, 0],
    lean: -77,
    spine: { flex: -4 },
    neck: { flex: 22 },
    arms: bothArms({ flex: 12, abd: 14, elbow: 20 }),
    legs: bothLegs(planted(46, 10, { toesOut: 4, pole: [1, 0.4, 0] })),
  });
  return toAndFro(
    { around: 12, above: 12 },
    [pose(-2), pose(8)],
    still([releaseBall([-33, BALL, 5], BALL), releaseBall([-33, BALL, -5], BALL, "ball-left")]),
    5,
  );
}

function chestOnWall() {
  const pose = (arm: Arm): Pose => ({
    hips: [0, HIP_HEIGHT - 3, 0],
    lean: 9,
    neck: { twist: -30 },
    arms: [arm, { hand: [30, 118, -30], palm: [0.3, 1, 0], pole: [-0.4, -1, 0.6] }],
    legs: [planted(-14, 10), planted(10, -10)],
  });
  return toAndFro(
    { around: 22, above: 8 },
    [pose({ flex: -20, abd: 16, elbow: 10 }), pose({ flex: 0, abd: 122, elbow: 10 })],
    still(wall(37, 1), [releaseBall([31, 139, 10], BALL)]),
    4,
  );
}

function rearShoulderOnWall() {
  const leg = (z: number): Leg => planted(4, z, { toesOut: 8 });
  const pose = (share: number): Pose =>
    holding(
      {
        hips: [0, HIP_HEIGHT - 4 - share * 8, 4],
        tip: 7,
        arms: [{ flex: 84, abd: -38, elbow: 12 }, ARMS_DOWN[1]],
        legs: [leg(2), leg(-22)],
      },
      ({ arms: [right] }) => ({
        arms: [
          { flex: 84, abd: -38, elbow: 12 },
          { hand: on(right.forearm, [5, 0, 0]), pole: [0.3, -1, 0.6] },
        ],
      }),
    );
  return toAndFro(
    { around: 68, above: 8 },
    [pose(0), pose(1)],
    still(sideWall(43), [releaseBall([-4, 132, 37], BALL)]),
    4,
  );
}

const BALL_RELEASE = byVariant(
  "Liberação com bola",
  [GROUP.glutes, GROUP.back, GROUP.chest, GROUP.shoulders, GROUP.calves],
  {
    piriformis: {
      label: "Centro do glúteo, sentado",
      build: () =>
        toAndFro(
          { around: 25, above: 10 },
          [crossedSitting(-3, 6), crossedSitting(2, 6)],
          still([releaseBall([-4, BALL, 8], BALL)]),
          4,
        ),
    },
    "hip-side": { label: "Lateral do quadril, de lado", build: hipSide },
    "hip-front": { label: "Frente do quadril, de bruços", build: hipFront },
    "back-thigh": { label: "Atrás da coxa, no banco", build: backThighOnBench },
    foot: { label: "Sola do pé", build: footSole },
    trapezius: { label: "Trapézio na parede", build: () => backOnWall([-19.5, 138, 9], raisedArm) },
    rhomboids: { label: "Romboides na parede", build: () => backOnWall([-20.5, 124, 8], hugging) },
    spine: { label: "Ao lado da coluna, bola dupla", build: alongSpine },
    chest: { label: "Peitoral na parede", build: chestOnWall },
    "rear-shoulder": { label: "Atrás do ombro, na parede", build: rearShoulderOnWall },
  },
  "Região",
);

export const BALL_RELEASES: Readonly<Record<string, Pattern>> = { "ball-release": BALL_RELEASE };
