import { GROUP } from "../../../../training/muscle-groups.ts";
import { highBar, mat } from "../../equipment/furniture.ts";
import { machineSeat, placeOn, roundPad, weightStack } from "../../equipment/leg-machines.ts";
import { block, cable, type Prop, plate, tube } from "../../equipment/prop.ts";
import { pulley, rope } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { aboveKnees, anchored, kneeling } from "../../posing/floor.ts";
import { standing } from "../../posing/stance.ts";
import { between, lengthOf, minus, radians, type Vec } from "../../space.ts";

const GROUPS = [GROUP.abdomen, GROUP.core];
const SHARED = { course: "return", effort: "out", seconds: 3 } as const;

const HIGH_PULLEY: Vec = [80, 180, 0];

const kneelingCrunchPose = (lean: number, spine: number): Pose => ({
  hips: aboveKnees(radians(-8)),
  lean,
  spine: { flex: spine },
  neck: { flex: 12 },
  arms: bothArms({ flex: 128, abd: 6, rot: 12, elbow: 128 }),
  legs: kneeling(9),
});

const cableCrunch: Pattern = {
  label: "Abdominal na polia",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    ...SHARED,
    view: { around: 12, above: 8 },
    poses: [kneelingCrunchPose(14, 0), kneelingCrunchPose(26, 78)],
    props: ({ arms: [right, left] }) => {
      const hands = between(right.grip, left.grip, 0.5);
      const knot = between(hands, HIGH_PULLEY, 18 / lengthOf(minus(HIGH_PULLEY, hands)));
      return [
        ...pulley("pulley", HIGH_PULLEY, knot, { lift: lengthOf(minus(knot, HIGH_PULLEY)) - 50 }),
        ...rope("rope", knot, [right.grip, left.grip]),
      ];
    },
  }),
};

const MACHINE_HIPS: Vec = [0, 54, 0];

const machineCrunchPose = (spine: number): Pose => ({
  hips: MACHINE_HIPS,
  lean: -6,
  spine: { flex: spine },
  neck: { flex: 6 },
  arms: bothArms({ flex: 74, abd: 26, rot: 22, elbow: 112 }),
  legs: standing(44, 14, { toesOut: 4 }),
});

const machineCrunch: Pattern = {
  label: "Abdominal na máquina",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    ...SHARED,
    view: { around: 14, above: 8 },
    poses: [machineCrunchPose(-6), machineCrunchPose(56)],
    props: ({ arms, waist, chest }) => {
      const axle: Vec = [waist.at[0], waist.at[1], 26];
      const lever = (index: 0 | 1): Prop => {
        const side = index === 0 ? 1 : -1;
        const grip = arms[index].grip;
        const points = [[axle[0], axle[1], 26 * side] as const, [grip[0], grip[1], 26 * side] as const, grip];
        return { ...cable(`lever-${index}`, points, 3.6), nearer: side * 14 };
      };
      return [
        ...machineSeat(MACHINE_HIPS, 6, { seat: 40, back: 26 }),
        lever(0),
        lever(1),
        { ...plate("axle", "steel", axle, [0, 0, 1], 5, 3), nearer: 16 },
        roundPad("chest-pad", placeOn(chest, [15.5, 14, 0]), 15, -4),
        ...weightStack(-54, Math.max(0, chest.at[0] + 6) * 1.6),
      ];
    },
  }),
};

const BAR_Y = 222;

const hangingPose = (lean: number, flex: number, knee: number): Pose =>
  anchored(
    {
      hips: [0, 0, 0],
      lean,
      arms: bothArms({ flex: 178 + lean, abd: 4, elbow: 2 }),
      legs: bothLegs({ flex, knee, ankle: -25 }),
    },
    ({ arms: [right, left] }) => between(right.grip, left.grip, 0.5),
    [0, BAR_Y, 0],
  );

const REST_Y = 112;

const restingPose = (lean: number, flex: number, knee: number): Pose =>
  anchored(
    {
      hips: [0, 0, 0],
      lean,
      spine: { flex: -lean },
      arms: bothArms({ flex: 2, abd: 10, elbow: 92 }),
      legs: bothLegs({ flex, knee, ankle: -15 }),
    },
    ({ arms: [right, left] }) => between(right.forearm.at, left.forearm.at, 0.5),
    [0, REST_Y, 0],
  );

const tower = (): Prop[] => [
  ...[24, -24].flatMap((z): Prop[] => [
    { ...block(`rest-${z}`, "pad", [16, REST_Y - 7.5, z], [38, 6, 12]), nearer: z > 0 ? 6 : -20 },
    {
      ...tube(
        `upright-${z}`,
        "steel",
        [
          [-26, 2, z],
          [-22, 150, z],
        ],
        2.2,
      ),
      nearer: -20,
    },
    {
      ...tube(
        `rest-arm-${z}`,
        "steel",
        [
          [-23, REST_Y - 10, z],
          [20, REST_Y - 10, z],
        ],
        2,
      ),
      nearer: z > 0 ? 4 : -22,
    },
    {
      ...tube(
        `rest-grip-${z}`,
        "steel",
        [
          [30, REST_Y - 8, z],
          [30, REST_Y + 4, z],
        ],
        1.7,
      ),
      nearer: z > 0 ? 4 : -22,
    },
    {
      ...tube(
        `tower-foot-${z}`,
        "steel",
        [
          [-30, 2, z],
          [34, 2, z],
        ],
        2.2,
      ),
      nearer: -20,
    },
  ]),
  { ...block("tower-back", "pad", [-17.5, REST_Y + 10, 0], [6, 50, 34]), nearer: -12 },
];

const legRaise: Pattern = {
  label: "Elevação de pernas",
  groups: GROUPS,
  parameters: {
    support: { label: "Apoio", values: { hanging: "Barra fixa", forearms: "Paralela" } },
    knees: { label: "Joelhos", values: { straight: "Estendidos", bent: "Dobrados" } },
  },
  build: ({ support, knees }) => {
    const [flex, knee] = knees === "bent" ? [106, 104] : [98, 4];
    const pose = support === "hanging" ? hangingPose : restingPose;
    return {
      ...SHARED,
      view: { around: 14, above: 6 },
      poses: [pose(0, 2, 4), pose(support === "hanging" ? -16 : -12, flex, knee)],
      props: () => (support === "hanging" ? highBar(0, BAR_Y) : tower()),
    };
  },
};

const WHEEL = 10;

const wheelPose = (hips: Vec, lean: number, handX: number, spine: number): Pose => ({
  hips,
  lean,
  spine: { flex: spine },
  neck: { flex: -8 },
  arms: bothArms({ hand: [handX, WHEEL, 11], pole: [-1, -0.2, 0.3] }),
  legs: kneeling(9),
});

const abWheel: Pattern = {
  label: "Abdominal com roda",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    view: { around: 10, above: 9 },
    poses: [
      wheelPose(aboveKnees(radians(-4)), 58, 52, 22),
      wheelPose(aboveKnees(radians(26)), 70, 96, 10),
      wheelPose(aboveKnees(radians(54)), 84, 141, 0),
    ],
    course: "return",
    effort: "back",
    seconds: 4,
    props: ({ arms: [right, left] }) => {
      const middle = between(right.grip, left.grip, 0.5);
      return [
        ...mat(-62, 30),
        { ...plate("wheel", "pad", middle, [0, 0, 1], WHEEL, 6), nearer: -4 },
        cable(
          "wheel-axle",
          [
            [middle[0], middle[1], 17],
            [middle[0], middle[1], -17],
          ],
          2.6,
        ),
      ];
    },
  }),
};

export const ABDOMINAL_MACHINES: Readonly<Record<string, Pattern>> = {
  "cable-crunch": cableCrunch,
  "machine-crunch": machineCrunch,
  "leg-raise": legRaise,
  "ab-wheel": abWheel,
};
