import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { kneeLever, machineSeat, placeOn, roundPad, weightStack } from "../../equipment/leg-machines.ts";
import { block, type Prop, tube } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, type Leg, type Pose } from "../../pose.ts";
import { degrees, dot, type Vec } from "../../space.ts";

const SIDES = { label: "Pernas", values: { both: "As duas", one: "Uma perna" } };

/** Degrees that a knee is bent. */
const kneeOf = ({ legs: [{ thigh, shank }] }: Body): number =>
  degrees(Math.acos(Math.min(1, dot(thigh.axes.up, shank.axes.up))));

/** Centimetres that the stack rises per degree of the knee. */
const LIFT_PER_DEGREE = 0.3;

const SEAT_HIPS: Vec = [0, 64, 0];
const SEAT_LEAN = -12;
const GRIPS = { hand: [2, 50, 24] as Vec, pole: [-1, 0, 0.6] as Vec };

const seatedLeg = (knee: number): Leg => ({ flex: 80, abd: 0, knee, ankle: 0 });

const seated = (right: number, left: number): Pose => ({
  hips: SEAT_HIPS,
  lean: SEAT_LEAN,
  arms: bothArms(GRIPS),
  legs: [seatedLeg(right), seatedLeg(left)],
});

const seatGrips = (): Prop[] =>
  [24, -24].map((z) =>
    tube(
      `grip-${z}`,
      "steel",
      [
        [2, 40, z],
        [2, 55, z],
      ],
      1.7,
    ),
  );

const legExtension: Pattern = {
  label: "Cadeira extensora",
  groups: [GROUP.quadriceps],
  parameters: { side: SIDES },
  build: ({ side }) => ({
    view: { around: 18, above: 8 },
    poses: [seated(98, 98), seated(6, side === "one" ? 98 : 6)],
    course: "return",
    effort: "out",
    seconds: 3,
    props: (body) => [
      ...machineSeat(SEAT_HIPS, -SEAT_LEAN, { seat: 44 }),
      ...seatGrips(),
      ...kneeLever(body.legs[0], "right", [8.5, -35, 0], 10),
      ...(side === "one" ? [] : kneeLever(body.legs[1], "left", [8.5, -35, 0], 4)),
      ...weightStack(-48, (98 - kneeOf(body)) * LIFT_PER_DEGREE),
    ],
  }),
};

const lyingLeg = (knee: number): Leg => ({ flex: 0, knee, ankle: 4 });

const TABLE_TOP = 62;
const lying = (right: number, left: number): Pose => ({
  hips: [0, TABLE_TOP + 10.5, 0],
  lean: 89,
  neck: { flex: -12 },
  arms: bothArms({ hand: [66, TABLE_TOP - 8, 16], pole: [0, -0.4, 1] }),
  legs: [lyingLeg(right), lyingLeg(left)],
});

const table = (): Prop[] => [
  { ...block("table", "pad", [20, TABLE_TOP - 3.5, 0], [112, 7, 40]), nearer: -30 },
  tube(
    "table-leg-a",
    "steel",
    [
      [-18, TABLE_TOP - 7, 0],
      [-18, 3, 0],
    ],
    2.4,
  ),
  tube(
    "table-leg-b",
    "steel",
    [
      [58, TABLE_TOP - 7, 0],
      [58, 3, 0],
    ],
    2.4,
  ),
  tube(
    "table-foot",
    "steel",
    [
      [-30, 3, 0],
      [96, 3, 0],
    ],
    2.4,
  ),
  tube(
    "table-grips",
    "steel",
    [
      [66, TABLE_TOP - 8, -22],
      [66, TABLE_TOP - 8, 22],
    ],
    1.6,
  ),
];

const CURL_PAD: Vec = [-8.6, -35, 0];

const UPRIGHT_THIGH = 14;
const standingCurl = (knee: number): Pose => ({
  hips: [0, 90, 0],
  lean: UPRIGHT_THIGH,
  neck: { flex: -8 },
  arms: bothArms({ hand: [36, 112, 18], pole: [-0.6, -1, 0.4] }),
  legs: [
    { flex: UPRIGHT_THIGH, knee, ankle: 0 },
    { flex: UPRIGHT_THIGH, knee: 0, ankle: 0 },
  ],
});

const standingCurlFrame = (): Prop[] => [
  { ...block("thigh-pad", "pad", [13, 66, 0], [7, 32, 36]), nearer: -4 },
  tube(
    "thigh-post",
    "steel",
    [
      [20, 3, 0],
      [20, 112, 0],
    ],
    2.4,
  ),
  tube(
    "thigh-foot",
    "steel",
    [
      [-20, 2.5, -22],
      [50, 2.5, -22],
    ],
    2.4,
  ),
  tube(
    "curl-grips",
    "steel",
    [
      [36, 112, -22],
      [36, 112, 22],
    ],
    1.6,
  ),
  tube(
    "curl-grip-arm",
    "steel",
    [
      [20, 108, 0],
      [36, 112, 0],
    ],
    1.8,
  ),
];

const curlLevers = (body: Body, one: boolean): Prop[] => [
  ...kneeLever(body.legs[0], "right", CURL_PAD, 8),
  ...(one ? [] : kneeLever(body.legs[1], "left", CURL_PAD, 2)),
];

const legCurl: Pattern = {
  label: "Flexora",
  groups: [GROUP.hamstrings],
  parameters: {
    position: { label: "Aparelho", values: { lying: "Mesa", seated: "Cadeira", standing: "Em pé" } },
    side: SIDES,
  },
  build: ({ position, side }) => {
    const one = side === "one" || position === "standing";
    const shared = { course: "return", effort: "out", seconds: 3 } as const;
    if (position === "standing") {
      return {
        ...shared,
        view: { around: 10, above: 8 },
        poses: [standingCurl(4), standingCurl(105)],
        props: (body) => [
          ...standingCurlFrame(),
          ...curlLevers(body, true),
          ...weightStack(62, kneeOf(body) * LIFT_PER_DEGREE),
        ],
      };
    }
    if (position === "seated") {
      return {
        ...shared,
        view: { around: 16, above: 8 },
        poses: [seated(4, 4), seated(102, one ? 4 : 102)],
        props: (body) => [
          ...machineSeat(SEAT_HIPS, -SEAT_LEAN, { seat: 44 }),
          ...seatGrips(),
          roundPad("thigh-pad", placeOn(body.legs[0].thigh, [13, -31, -9]), 18, 14),
          ...curlLevers(body, one),
          ...weightStack(-48, kneeOf(body) * LIFT_PER_DEGREE),
        ],
      };
    }
    return {
      ...shared,
      view: { around: 8, above: 10 },
      poses: [lying(4, 4), lying(112, one ? 4 : 112)],
      props: (body) => [...table(), ...curlLevers(body, one), ...weightStack(112, kneeOf(body) * LIFT_PER_DEGREE)],
    };
  },
};

export const LEG_MACHINES: Readonly<Record<string, Pattern>> = {
  "leg-extension": legExtension,
  "leg-curl": legCurl,
};
