import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { barbell, dumbbell } from "../../equipment/free-weights.ts";
import { swissBall } from "../../equipment/furniture.ts";
import { roundPad } from "../../equipment/leg-machines.ts";
import { block, type Prop } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { carriedProps, carrying, underBar } from "../../posing/carried.ts";
import { aboveKnees, kneeling } from "../../posing/floor.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { radians, type Vec } from "../../space.ts";

const GROUPS = [GROUP.hamstrings, GROUP.glutes];

interface Depth {
  readonly lean: number;
  readonly hips: Vec;
  readonly hand: Vec;
}

const UPRIGHT: Depth = { lean: 2, hips: [0, HIP_HEIGHT - 0.8, 0], hand: [12.5, 78, 21] };
/** The hands hang on straight arms on the whole way. */
const HALFWAY: Depth = { lean: 44, hips: [-13, 87.5, 0], hand: [12, 65, 21] };
const DEPTHS: Readonly<Record<string, Depth>> = {
  stiff: { lean: 82, hips: [-22, 85, 0], hand: [11, 36, 21] },
  romanian: { lean: 62, hips: [-21, 84, 0], hand: [12.5, 52, 21] },
};

const hingePose = ({ lean, hips, hand }: Depth): Pose => ({
  hips,
  lean,
  neck: { flex: -lean / 5 },
  arms: bothArms({ hand, pole: [-1, -0.2, 0.4] }),
  legs: standing(0, 11, { toesOut: 4 }),
});

const heldInFront = (load: string, { arms: [right, left] }: Body): Prop[] =>
  load === "dumbbells"
    ? [...dumbbell("right-dumbbell", right.grip, [0, 0, 1]), ...dumbbell("left-dumbbell", left.grip, [0, 0, 1])]
    : barbell(right.grip, left.grip, { half: 85 });

const hinge: Pattern = {
  label: "Stiff e terra romeno",
  groups: GROUPS,
  parameters: {
    load: { label: "Carga", values: { barbell: "Barra", dumbbells: "Halteres" } },
    depth: { label: "Descida", values: { stiff: "Até o meio da canela", romanian: "Até abaixo dos joelhos" } },
  },
  build: ({ load = "barbell", depth = "stiff" }) => ({
    view: { around: -20, above: 8 },
    poses: [
      hingePose(UPRIGHT),
      ...(depth === "stiff" ? [hingePose(HALFWAY)] : []),
      hingePose(DEPTHS[depth] ?? UPRIGHT),
    ],
    course: "return",
    effort: "back",
    seconds: 3,
    props: (body) => heldInFront(load, body),
  }),
};

function oneLegPose(lean: number, hips: Vec, hand: Vec): Pose {
  return {
    hips,
    lean,
    neck: { flex: -lean / 5 },
    arms: [{ hand: [hand[0] + 6, hand[1] + 4, 24] }, { hand }],
    legs: [
      standing(0, 6, { toesOut: 0 })[0],
      { flex: lean < 10 ? 8 : 2, knee: lean < 10 ? 34 : 8, ankle: lean < 10 ? 0 : -20 },
    ],
  };
}

const singleLegHinge: Pattern = {
  label: "Stiff unilateral com halter",
  groups: [...GROUPS, GROUP.core],
  parameters: {},
  build: () => ({
    view: { around: -14, above: 8 },
    poses: [
      oneLegPose(4, [0, HIP_HEIGHT - 1, 0], [12, 78, -18]),
      oneLegPose(44, [-6, 89, 0], [22, 66, -17]),
      oneLegPose(82, [-12, 88, 0], [32, 36, -16]),
    ],
    course: "return",
    effort: "back",
    seconds: 3,
    props: ({ arms: [, left] }) => dumbbell("dumbbell", left.grip, [0, 0, 1]),
  }),
};

const GOOD_MORNING_X = 4;

const goodMorningPose = (lean: number, hips: Vec): Pose =>
  underBar(
    "barbell",
    carrying("barbell", { hips, lean, neck: { flex: -lean / 3 }, arms: bothArms({}), legs: standing(0, 13) }),
    GOOD_MORNING_X + lean / 4,
  );

const goodMorning: Pattern = {
  label: "Bom-dia",
  groups: [...GROUPS, GROUP.back],
  parameters: {},
  build: () => ({
    view: { around: -24, above: 8 },
    poses: [goodMorningPose(2, [0, HIP_HEIGHT - 0.8, 0]), goodMorningPose(58, [0, 85, 0])],
    course: "return",
    effort: "back",
    seconds: 3,
    props: (body) => carriedProps("barbell", body),
  }),
};

const sumoPose = (lean: number, hips: Vec, hand: Vec): Pose => ({
  hips,
  lean,
  neck: { flex: -lean / 2 },
  arms: bothArms({ hand, pole: [-1, -0.2, 0.4] }),
  legs: standing(0, 40, { toesOut: 35, pole: [1, 0.3, 1] }),
});

const sumoDeadlift: Pattern = {
  label: "Levantamento terra sumô",
  groups: [GROUP.glutes, GROUP.adductors, GROUP.hamstrings],
  parameters: {},
  build: () => ({
    view: { around: 55, above: 8 },
    poses: [sumoPose(48, [-16, 47, 0], [7, 20, 11]), sumoPose(2, [0, 83, 0], [13, 73, 11])],
    course: "return",
    effort: "out",
    seconds: 3,
    props: ({ arms: [right, left] }) => barbell(right.grip, left.grip, { half: 92, radius: 20 }),
  }),
};

const nordicPose = (degrees: number): Pose => ({
  hips: aboveKnees(radians(degrees)),
  lean: degrees,
  arms: bothArms({ flex: 30 + degrees * 0.5, abd: 8, elbow: 118 - degrees }),
  legs: kneeling(9),
});

const nordicCurl: Pattern = {
  label: "Flexão nórdica",
  groups: [GROUP.hamstrings],
  parameters: {},
  build: () => ({
    view: { around: 10, above: 8 },
    poses: [nordicPose(2), nordicPose(30), nordicPose(60)],
    course: "return",
    effort: "back",
    seconds: 4,
    props: () => [
      block("knee-mat", "pad", [2, 0.2, 0], [34, 1.4, 44]),
      roundPad("ankle-hold", [-41, 17, 0], 22, 6),
      { ...roundPad("ankle-base", [-54, 3, 0], 22, -20, 3), tone: "steel" },
    ],
  }),
};

const BALL = 27;

/** Shoulders on the floor, heels on the ball. */
const ballCurlPose = (hips: Vec, lean: number, heelX: number, toesDown: number): Pose => ({
  hips,
  lean,
  neck: { flex: 22 },
  arms: bothArms({ flex: 92 + lean, abd: 24, elbow: 4 }),
  legs: bothLegs({ foot: [heelX, BALL * 2 + 5, 9], toesDown, toesOut: 0, pole: [1, -0.4, 0] }),
});

const ballLegCurl: Pattern = {
  label: "Flexão de joelhos na bola",
  groups: [GROUP.hamstrings, GROUP.glutes, GROUP.core],
  parameters: {},
  build: () => ({
    view: { around: 10, above: 8 },
    poses: [ballCurlPose([-3.4, 30, 0], -111, 74, -70), ballCurlPose([-7, 38, 0], -123, 34, -10)],
    course: "return",
    effort: "out",
    seconds: 3,
    props: ({ legs: [{ foot }] }) => swissBall([foot.at[0] * 0.8 + 12, BALL, 0], BALL),
  }),
};

export const HINGES: Readonly<Record<string, Pattern>> = {
  hinge,
  "single-leg-hinge": singleLegHinge,
  "good-morning": goodMorning,
  "sumo-deadlift": sumoDeadlift,
  "nordic-curl": nordicCurl,
  "ball-leg-curl": ballLegCurl,
};
