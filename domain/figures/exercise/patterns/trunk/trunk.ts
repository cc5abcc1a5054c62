import { GROUP } from "../../../../training/muscle-groups.ts";
import { dumbbell } from "../../equipment/free-weights.ts";
import { type Prop, tube } from "../../equipment/prop.ts";
import { pulley } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, mirroredPose, type Pose } from "../../pose.ts";
import { carriedProps } from "../../posing/carried.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { between, lengthOf, minus, type Vec } from "../../space.ts";

const GROUPS = [GROUP.core, GROUP.abdomen];

const sidePose = (side: number): Pose => ({
  hips: [0, HIP_HEIGHT - 1.4, 0],
  spine: { side },
  neck: { side: -side / 4 },
  arms: [
    { flex: 0, abd: 7 + side * 0.1, elbow: 4 },
    { flex: -14, abd: 46, rot: 46, elbow: 100 },
  ],
  legs: standing(0, 15, { toesOut: 10 }),
});

const sideBend: Pattern = {
  label: "Flexão lateral de tronco com halter",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    view: { around: 84, above: 6 },
    poses: [sidePose(-6), sidePose(32)],
    course: "return",
    effort: "back",
    seconds: 3,
    props: ({ arms: [right] }) => dumbbell("dumbbell", right.grip, [1, 0, 0]),
  }),
};

/** A cable to both hands. `slack`: its length when the stack lies. */
function cableProps(from: Vec, grips: readonly [Vec, Vec], slack: number): Prop[] {
  const hands = between(grips[0], grips[1], 0.5);
  return [
    ...pulley("pulley", from, hands, { away: [0, 0, 1], lift: Math.max(0, lengthOf(minus(hands, from)) - slack) }),
    tube("handle", "steel", [...grips], 1.5),
  ];
}

const CHOP_FROM: Vec = [4, 182, 72];

const chopPose = (hand: Vec, turn: number, twist: number, lean: number, hips: Vec): Pose => ({
  hips,
  turn,
  lean,
  spine: { twist, flex: lean / 2 },
  neck: { twist: -twist / 3 },
  arms: [
    { hand: [hand[0], hand[1], hand[2] + 3.5], pole: [-0.2, -1, 0.6] },
    { hand: [hand[0], hand[1], hand[2] - 3.5], pole: [-0.2, -1, 0.6] },
  ],
  legs: standing(0, 21, { toesOut: 16 }),
});

const woodchop: Pattern = {
  label: "Lenhador na polia",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    view: { around: 72, above: 8 },
    poses: [
      chopPose([34, 158, 34], 14, 30, 0, [0, HIP_HEIGHT - 3, 3]),
      chopPose([52, 112, 0], 0, 0, 8, [0, HIP_HEIGHT - 5, 0]),
      chopPose([32, 78, -26], -16, -28, 24, [-9, HIP_HEIGHT - 14, -3]),
    ],
    course: "return",
    effort: "out",
    seconds: 3,
    props: ({ arms: [right, left] }) => cableProps(CHOP_FROM, [right.grip, left.grip], 50),
  }),
};

const PALLOF_FROM: Vec = [6, 124, 78];

const pallofPose = (reach: number): Pose => ({
  hips: [-2, HIP_HEIGHT - 4, 0],
  lean: 4,
  arms: bothArms({ hand: [reach, 124, 3.5], pole: [-0.6, -0.8, 1] }),
  legs: standing(0, 18, { toesOut: 10 }),
});

const pallofPress: Pattern = {
  label: "Pallof press na polia",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    view: { around: 58, above: 8 },
    poses: [pallofPose(21), pallofPose(62)],
    course: "return",
    effort: "out",
    seconds: 3,
    props: ({ arms: [right, left] }) => cableProps(PALLOF_FROM, [right.grip, left.grip], 70),
  }),
};

const STEP: Pose = {
  hips: [0, HIP_HEIGHT - 3, 0],
  lean: 2,
  arms: bothArms({ flex: 2, abd: 9, elbow: 4 }),
  legs: [
    { ...planted(19, 9, { toesOut: 4 }), toesDown: -10 },
    { foot: [-24, 11, -9], toesDown: 24 },
  ],
};

const MID_STEP: Pose = {
  ...STEP,
  hips: [0, HIP_HEIGHT - 1.2, 0],
  legs: [planted(-2, 9, { toesOut: 4 }), { foot: [2, 17, -9], toesDown: 12 }],
};

const farmersWalk: Pattern = {
  label: "Caminhada do fazendeiro com halteres",
  groups: [GROUP.core, GROUP.back],
  parameters: {},
  build: () => ({
    view: { around: 26, above: 8 },
    poses: [STEP, MID_STEP, mirroredPose(STEP), mirroredPose(MID_STEP)],
    course: "cycle",
    effort: null,
    seconds: 2,
    props: (body) => carriedProps("dumbbells", body),
  }),
};

export const TRUNK: Readonly<Record<string, Pattern>> = {
  "side-bend": sideBend,
  woodchop,
  "pallof-press": pallofPress,
  "farmers-walk": farmersWalk,
};
