import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { dumbbell, kettlebell } from "../../equipment/free-weights.ts";
import type { Prop } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, type Leg, type Pose } from "../../pose.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, exercised, holding } from "../../posing/variants.ts";
import { add, minus, type Vec } from "../../space.ts";

const SIDE = { around: 20, above: 8 };
const WIDE = standing(0, 20, { toesOut: 16, pole: [1, 0.6, 0.3] });

/** The bell hangs on along the forearm. */
const swung = ({ arms: [right] }: Body, grip: Vec): Prop[] =>
  kettlebell("kettlebell", grip, minus(right.grip, right.forearm.at));

function swing() {
  const pose = (hips: Vec, lean: number, hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 4 },
    arms: bothArms({ hand, pole: [-0.3, -0.6, 1] }),
    legs: WIDE,
  });
  return exercised(
    SIDE,
    [
      pose([-26, 72, 0], 62, [-18, 54, 3]),
      pose([-8, 86, 0], 24, [30, 84, 3]),
      pose([2, HIP_HEIGHT - 2.5, 0], -2, [57, 132, 3]),
    ],
    "out",
    (body) => swung(body, add(body.arms[0].grip, [0, 0, -3])),
    1.8,
  );
}

const FREE_ARM: Arm = { flex: 4, abd: 26, elbow: 12 };

const oneArmed = (hips: Vec, lean: number, hand: Vec, pole: Vec): Pose => ({
  hips,
  lean,
  neck: { flex: -lean / 4 },
  arms: [
    { hand, pole },
    { ...FREE_ARM, flex: 4 + lean * 0.5 },
  ],
  legs: WIDE,
});

const HINGED = oneArmed([-26, 72, 0], 60, [-14, 52, 2], [-0.3, -0.6, 1]);

/** From hanging below the hand to lying on the outside of the forearm, by how high the hand is. */
function turnedBell(racked: Vec, from: number, to: number) {
  return ({ arms: [right] }: Body): Prop[] => {
    const share = Math.min(1, Math.max(0, (right.grip[1] - from) / (to - from)));
    const way = minus(right.grip, right.forearm.at);
    const down: Vec = [
      way[0] * (1 - share) + racked[0] * share * 30,
      way[1] * (1 - share) + racked[1] * share * 30,
      way[2] * (1 - share) + racked[2] * share * 30,
    ];
    return kettlebell("kettlebell", right.grip, down);
  };
}

const cleaned = oneArmed([1, HIP_HEIGHT - 3, 0], 0, [15, 132, 12], [0, -1, 0.3]);

function clean() {
  return exercised(
    SIDE,
    [HINGED, oneArmed([-4, 86, 0], 16, [24, 104, 17], [-0.6, 0.2, 1]), cleaned],
    "out",
    turnedBell([-0.1, -0.8, 0.6], 108, 130),
    2,
  );
}

function snatch() {
  return exercised(
    SIDE,
    [
      HINGED,
      oneArmed([-2, 88, 0], 10, [30, 130, 18], [-0.6, 0.3, 1]),
      oneArmed([1, HIP_HEIGHT - 3, 0], 0, [3, 202, 20], [-0.2, -0.6, 1]),
    ],
    "out",
    turnedBell([-0.5, -0.7, 0.4], 140, 195),
    2,
  );
}

interface Rising {
  readonly hips: Vec;
  readonly lean: number;
  readonly tip?: number;
  readonly twist?: number;
  readonly left: Vec;
  readonly foot: Vec;
  readonly toesDown: number;
  readonly pole: Vec;
}

/** The right arm stays upright above its shoulder. */
function rising({ hips, lean, tip = 0, twist = 0, left, foot, toesDown, pole }: Rising): Pose {
  const support: Arm = { hand: left, pole: [-1, -0.2, 0.5] };
  const right: Leg = planted(46, 14, { toesOut: 8, pole: [1, 1, 0.3] });
  const leg: Leg = { foot, toesDown, toesOut: 4, pole };
  const base: Pose = { hips, lean, tip, spine: { twist }, arms: [{}, support], legs: [right, leg] };
  return holding(base, ({ arms: [{ upperArm }] }) => ({
    arms: [{ hand: add(upperArm.at, [0, 62, 0]), pole: [-0.4, -0.6, 1] }, support],
  }));
}

function turkishGetUp() {
  const floor: Vec = [-30, 4.4, -54];
  return exercised(
    { around: 16, above: 10 },
    [
      rising({
        hips: [0, 12, 0],
        lean: -88,
        left: [-30, 8, -77],
        foot: [82, 6, -18],
        toesDown: -80,
        pole: [0.2, 1, 0],
      }),
      rising({
        hips: [0, 12, 0],
        lean: -56,
        twist: -22,
        left: floor,
        foot: [80, 6, -20],
        toesDown: -80,
        pole: [0.2, 1, 0],
      }),
      rising({
        hips: [4, 36, 0],
        lean: -46,
        twist: -14,
        left: floor,
        foot: [34, 18, -16],
        toesDown: 30,
        pole: [1, 0.4, 0],
      }),
      rising({
        hips: [8, 47, 0],
        lean: -4,
        tip: -6,
        left: [0, 60, -34],
        foot: [-30, 18, -10],
        toesDown: 62,
        pole: [1, 0, 0],
      }),
      rising({
        hips: [42, HIP_HEIGHT - 2, 0],
        lean: 0,
        left: [44, 80, -28],
        foot: [40, 6.7, -12],
        toesDown: 0,
        pole: [1, 0.3, 0],
      }),
    ],
    "out",
    ({ arms: [right] }) => kettlebell("kettlebell", right.grip, [-0.5, -0.6, 0.6]),
    6,
  );
}

function thruster() {
  const pose = (hips: Vec, lean: number, hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 4 },
    arms: bothArms({ hand, pole: [0.8, -1, 0.4] }),
    legs: standing(0, 15, { toesOut: 14, pole: [1, 0.7, 0.25] }),
  });
  return exercised(
    { around: 24, above: 8 },
    [
      pose([-24, 48, 0], 26, [14, 98, 20]),
      pose([0, HIP_HEIGHT - 2, 0], 2, [14, 143, 20]),
      pose([0, HIP_HEIGHT - 1.5, 0], 0, [4, 201, 19]),
    ],
    "out",
    ({ arms: [right, left] }) => [
      ...dumbbell("right-dumbbell", right.grip, [1, 0, 0.2]),
      ...dumbbell("left-dumbbell", left.grip, [1, 0, -0.2]),
    ],
    2.4,
  );
}

export const KETTLEBELLS: Readonly<Record<string, Pattern>> = {
  "explosive-lift": byVariant(
    "Balanços e levantamentos com kettlebell",
    [GROUP.glutes, GROUP.shoulders, GROUP.core, GROUP.hamstrings],
    {
      swing: { label: "Swing", build: swing },
      clean: { label: "Clean", build: clean },
      snatch: { label: "Arranque, um braço", build: snatch },
      "get-up": { label: "Levantamento turco", build: turkishGetUp },
      thruster: { label: "Thruster com halteres", build: thruster },
    },
    "Movimento",
  ),
};
