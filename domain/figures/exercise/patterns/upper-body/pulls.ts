import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Choreography } from "../../choreography.ts";
import { highBar } from "../../equipment/furniture.ts";
import { counterweight, lever, rollPad } from "../../equipment/machines.ts";
import { block, cable, type Prop, tube } from "../../equipment/prop.ts";
import { handleBar, pulley } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../../pose.ts";
import { hipsBelow, trunkPlaces } from "../../posing/places.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { byVariant, lifting } from "../../posing/variants.ts";
import { add, between, type Vec } from "../../space.ts";

/** From behind, where the back is seen. */
const FROM_BEHIND = { around: 306, above: 8 };
const PULL_UP_BAR = 212;

/** The elbows of a wide grip point sideways, those of a narrow one forwards. */
function pullUp(z: number, elbows: Vec, helped = false) {
  return () => {
    const pose = (x: number, below: number, lean: number): Pose => ({
      hips: hipsBelow([x, PULL_UP_BAR - below, 0], lean),
      lean,
      neck: { flex: lean },
      arms: bothArms({ hand: [0, PULL_UP_BAR, z], pole: elbows }),
      legs: helped ? bothLegs({ flex: lean, knee: 90, ankle: -40 }) : bothLegs({ flex: 8, knee: 62, ankle: -40 }),
    });
    return lifting(FROM_BEHIND, [pose(-2, 59, 0), pose(-11, 18, -9)], ({ legs: [right] }) => [
      ...highBar(0, PULL_UP_BAR, { half: 62 }),
      ...(helped ? kneePlatform(right.shank.at) : []),
    ]);
  };
}

function kneePlatform([x, y]: Vec): Prop[] {
  const platform: Vec = [x - 14, y - 8.5, 0];
  return [
    { ...block("platform", "pad", platform, [46, 6, 34]), nearer: -30 },
    { ...tube("platform-arm", "steel", [platform, [62, y - 12, 0]], 2), nearer: -40 },
    { ...block("tower", "steel", [66, 90, 0], [10, 180, 30]), nearer: -60 },
    { ...block("stack", "load", [66, 150 - y * 0.8, 0], [14, 34, 22]), nearer: -50 },
  ];
}

const SEAT = 50;
const SEATED_HIPS: Vec = [0, SEAT + 12, 0];
const PULLEY: Vec = [20, 208, 0];

const pulldownSeat = (): Prop[] => [
  block("seat", "pad", [6, SEAT - 3.5, 0], [40, 7, 32]),
  tube(
    "seat-post",
    "steel",
    [
      [6, SEAT - 7, 0],
      [6, 2, 0],
    ],
    2.4,
  ),
  tube(
    "seat-foot",
    "steel",
    [
      [-12, 2, 0],
      [50, 2, 0],
    ],
    2,
  ),
  { ...rollPad("thigh-pad", [27, SEAT + 24.5, 0], 21, 4.6), nearer: 4 },
  {
    ...tube(
      "thigh-stay",
      "steel",
      [
        [27, SEAT + 24, 0],
        [46, SEAT + 24, 0],
      ],
      1.6,
    ),
    nearer: -30,
  },
];

const pulldownPose = (lean: number, arms: Pose["arms"]): Pose => ({
  hips: SEATED_HIPS,
  lean,
  neck: { flex: lean * 0.6 },
  arms,
  legs: standing(38, 13, { pole: [1, 0.8, 0.1] }),
});

function pulldown(z: number, elbows: Vec, bar: (right: Vec, left: Vec) => readonly Prop[], low: Vec) {
  return () => {
    const pose = (hand: Vec, lean: number) => pulldownPose(lean, bothArms({ hand, pole: elbows }));
    return lifting(FROM_BEHIND, [pose([12, 166, z], 6), pose([low[0], low[1], z], -14)], (body) => {
      const [right, left] = body.arms;
      const middle = between(right.grip, left.grip, 0.5);
      return [
        ...pulldownSeat(),
        ...pulley("pulley", PULLEY, add(middle, [0, z < 10 ? 9 : 0, 0]), {
          away: [1.9, 0, 0],
          lift: (166 - middle[1]) * 0.8,
        }),
        ...bar(right.grip, left.grip),
      ];
    });
  };
}

const longBar = (right: Vec, left: Vec): Prop[] => [handleBar("bar", right, left, 12)];

/** Two parallel handles below the cable's end. */
export const closeHandles = (right: Vec, left: Vec, back: Vec): Prop[] => {
  const knot = add(between(right, left, 0.5), back);
  return [right, left].map((hand, index) => cable(`handle-${index}`, [knot, hand], 2.6, "pad"));
};

function onePulldown(): Choreography {
  const rest: Arm = { hand: [29, SEAT + 26, -13], pole: [-1, -0.3, 0.5] };
  const pose = (hand: Vec, lean: number, twist: number): Pose => ({
    ...pulldownPose(lean, [{ hand, pole: [0.1, -1, 0.5] }, rest]),
    spine: { twist },
  });
  return lifting(FROM_BEHIND, [pose([14, 167, 12], 5, -8), pose([14, 114, 24], -6, 4)], ({ arms: [{ grip }] }) => [
    ...pulldownSeat(),
    ...pulley("pulley", PULLEY, add(grip, [0, 9, 0]), { away: [1.9, 0, 0], lift: (167 - grip[1]) * 0.8 }),
    cable(
      "stirrup",
      [add(grip, [0, 9, 0]), add(grip, [0, 0, 5]), add(grip, [0, 0, -5]), add(grip, [0, 9, 0])],
      2,
      "pad",
    ),
  ]);
}

function machinePulldown(): Choreography {
  const pivot: Vec = [64, 152, 0];
  const pose = (hand: Vec, lean: number) => pulldownPose(lean, bothArms({ hand, pole: [0.1, -1, 0.8] }));
  return lifting(FROM_BEHIND, [pose([16, 168, 30], 6), pose([18, 125, 34], -8)], ({ arms }) => [
    ...pulldownSeat(),
    tube("axle", "steel", [add(pivot, [0, 0, -30]), add(pivot, [0, 0, 30])], 2),
    {
      ...tube(
        "tower",
        "steel",
        [
          [64, 2, 0],
          [64, 166, 0],
        ],
        3,
      ),
      nearer: -40,
    },
    ...arms.flatMap(({ grip }, index) => {
      const side = index === 0 ? 1 : -1;
      const [x, y] = pivot;
      return [
        ...lever(`lever-${side}`, [x, y, 30 * side], grip),
        ...counterweight(`plate-${side}`, [x, y, 30 * side], [grip[0], grip[1], 30 * side]),
      ];
    }),
  ]);
}

function straightArms(): Choreography {
  const lean = 24;
  const hips: Vec = [-14, HIP_HEIGHT - 3.5, 0];
  const shoulders = trunkPlaces(hips, lean)([0, 49.5, 0]);
  const pose = (angle: number): Pose => ({
    hips,
    lean,
    neck: { flex: -12 },
    arms: bothArms({ flex: angle + lean, abd: 2, elbow: 10 }),
    legs: standing(-6, 12),
  });
  const from: Vec = [74, 196, 0];
  return lifting({ around: 335, above: 8 }, [pose(102), pose(14)], ({ arms: [right, left] }) => {
    const middle = between(right.grip, left.grip, 0.5);
    return [
      ...pulley("pulley", from, middle, { lift: Math.max(0, shoulders[1] + 8 - middle[1]) * 0.6 }),
      handleBar("bar", right.grip, left.grip, 12),
    ];
  });
}

const HANG_WIDE: Vec = [-0.1, -1, 1];
const HANG_NARROW: Vec = [0.9, -1, 0.25];

export const PULLS: Readonly<Record<string, Pattern>> = {
  "pull-up": byVariant(
    "Barra fixa",
    [GROUP.back, GROUP.biceps],
    {
      overhand: { label: "Pronada", build: pullUp(36, HANG_WIDE) },
      underhand: { label: "Supinada", build: pullUp(18, HANG_NARROW) },
      assisted: { label: "Graviton", build: pullUp(34, HANG_WIDE, true) },
    },
    "Pegada",
  ),
  pulldown: byVariant(
    "Puxada",
    [GROUP.back, GROUP.biceps],
    {
      wide: { label: "Aberta", build: pulldown(40, HANG_WIDE, longBar, [17, 118, 0]) },
      underhand: { label: "Supinada", build: pulldown(17, HANG_NARROW, longBar, [20, 112, 0]) },
      close: {
        label: "Triângulo",
        build: pulldown(6, HANG_NARROW, (right, left) => closeHandles(right, left, [0, 9, 0]), [22, 110, 0]),
      },
      single: { label: "Polia alta, um braço", build: onePulldown },
      machine: { label: "Máquina articulada", build: machinePulldown },
      straight: { label: "Polia alta, braços estendidos", build: straightArms },
    },
    "Pegada",
  ),
};
