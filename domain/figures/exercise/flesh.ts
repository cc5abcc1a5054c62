import { GROUP } from "../../training/muscle-groups.ts";
import type { Body, Part } from "./body.ts";
import { LENGTH } from "./body.ts";
import { add, along, type Vec } from "./space.ts";
import type { Round } from "./view.ts";

/** A ball of flesh along its part's own axes, from the part's upper joint; for the right side, in centimetres. */
type Flesh = readonly [forward: number, up: number, right: number, radius: number];

const LIMBS = {
  upperArm: [
    [
      [0, 0, 0, 6.6],
      [0, -9, 0.4, 5.6],
      [0, -LENGTH.upperArm, 0, 4.2],
    ],
  ],
  forearm: [
    [
      [0, 0, 0, 4.2],
      [0.4, -6, 0, 4.7],
      [0, -LENGTH.forearm, 0, 2.9],
    ],
  ],
  thigh: [
    [
      [0, 0, 0, 9.4],
      [0.8, -16, 0, 8.2],
      [0.2, -LENGTH.thigh, 0, 5.6],
    ],
  ],
  shank: [
    [
      [0, 0, 0, 5.6],
      [-1.6, -12, 0, 5.7],
      [0, -LENGTH.shank, 0, 3.5],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Flesh[])[]>;

const FIST: readonly Flesh[] = [
  [0, 0, 0, 2.9],
  [0, -LENGTH.palm, 0, 4.4],
];
const OPEN_HAND: readonly Flesh[] = [
  [0, 0, 0, 2.9],
  [0, -8, 0, 3],
  [0, -16, 0, 1.5],
];
const FOOT: readonly Flesh[] = [
  [-1.6, -3.2, 0, 3.5],
  [1, 0.5, 0, 3.6],
  [LENGTH.ball, -4, 0, 2.7],
  [17, -4.6, 0, 2.1],
];

const PELVIS: readonly Flesh[] = [
  [0, 3, 7, 9.6],
  [0, 3, -7, 9.6],
  [-2.4, -1, 7.5, 9.6],
  [-2.4, -1, -7.5, 9.6],
  [0, LENGTH.lumbar, 6, 8.6],
  [0, LENGTH.lumbar, -6, 8.6],
];
const WAIST: readonly Flesh[] = [
  [0, 0, 6, 8.6],
  [0, 0, -6, 8.6],
  [0.4, LENGTH.thoracic, 7, 9.6],
  [0.4, LENGTH.thoracic, -7, 9.6],
];
const CHEST: readonly Flesh[] = [
  [0.4, 0, 7, 9.6],
  [0.4, 0, -7, 9.6],
  [0.6, 13, 8.4, 10.8],
  [0.6, 13, -8.4, 10.8],
  [-0.6, 23.5, 11.5, 6.6],
  [-0.6, 23.5, -11.5, 6.6],
];
const NECK: readonly Flesh[] = [
  [-1, -3, 0, 4.9],
  [0.6, 6, 0, 4.6],
];
const HEAD: readonly Flesh[] = [
  [0.6, 12.5, 0, 9.3],
  [3.4, 5.6, 0, 6.2],
];
const NOSE: readonly Flesh[] = [
  [9.4, 9.6, 0, 1.1],
  [8, 12, 0, 1],
];
const HAIR: readonly Flesh[] = [
  [-0.6, 14.4, 0, 8.9],
  [-2.4, 9.4, 0, 7.4],
  [2.6, 17, 0, 6.2],
];
const FACE: readonly Flesh[] = [
  [4.6, 11.4, 0, 5.9],
  [4.2, 5.6, 0, 5.2],
];

const ballsOf = ({ at, axes }: Part, flesh: readonly Flesh[], side: 1 | -1): Round[] =>
  flesh.map(([forward, up, right, radius]) => ({ at: add(at, along(axes, [forward, up, right * side])), radius }));

/** One outline of a limb or of the trunk: hulls that grow into each other, and the muscles on them. */
export interface FleshGroup {
  readonly key: string;
  readonly hulls: readonly (readonly Round[])[];
  /** Whether its first hull grows out of the trunk, without a line between them. */
  readonly isRooted: boolean;
  /** The mean of these places says how near the group is to the viewer. */
  readonly depthAt: readonly Vec[];
  /** The muscles on it that belong to these groups. */
  readonly bellies: (worked: Worked) => readonly Belly[];
  readonly shoe: readonly Round[] | null;
  /** The hair, and the face that lies over it where one sees it. */
  readonly hair: { readonly hair: readonly Round[]; readonly face: readonly Round[]; readonly outward: Vec } | null;
}

export interface Belly {
  readonly group: number;
  readonly balls: readonly Round[];
  /** Direction out of the body. */
  readonly outward: Vec;
}

type Worked = (group: number) => boolean;

type BellyOf = readonly [group: number, outward: Vec, balls: readonly Flesh[]];

/** A muscle that is seen from everywhere. */
const AROUND = [0, 0, 0] as const;

const UPPER_ARM_BELLIES: readonly BellyOf[] = [
  [
    GROUP.shoulders,
    AROUND,
    [
      [0, 1.6, 0.6, 4.9],
      [0.2, -5, 0.6, 4.6],
      [0, -12, 0.4, 2.4],
    ],
  ],
  [
    GROUP.biceps,
    [1, 0, 0.25],
    [
      [2.4, -11, 0, 2.4],
      [2.1, -17, 0, 3],
      [1.4, -26, 0, 2],
    ],
  ],
  [
    GROUP.triceps,
    [-1, 0, 0.25],
    [
      [-2, -9, 0, 2.6],
      [-1.7, -16, 0, 3.2],
      [-1, -26, 0, 2.2],
    ],
  ],
];
const THIGH_BELLIES: readonly BellyOf[] = [
  [
    GROUP.quadriceps,
    [1, 0, 0.25],
    [
      [2.8, -8, 0.8, 5.2],
      [2.8, -20, 0.8, 5.4],
      [1.4, -36, 0, 3.6],
    ],
  ],
  [
    GROUP.hamstrings,
    [-1, 0, 0.15],
    [
      [-3, -11, 0, 5],
      [-2.2, -22, 0, 4.9],
      [-1.2, -36, 0, 3.2],
    ],
  ],
  [
    GROUP.adductors,
    [0.35, 0, -1],
    [
      [1, -6, -4.6, 3],
      [0.8, -16, -3.6, 3],
      [0.4, -27, -2.6, 1.8],
    ],
  ],
];
const SHANK_BELLIES: readonly BellyOf[] = [
  [
    GROUP.calves,
    [-1, 0, 0.1],
    [
      [-2, -5, 0, 3.4],
      [-3, -13, 0, 4.1],
      [-1.2, -25, 0, 2.4],
    ],
  ],
];
const GLUTE: BellyOf = [
  GROUP.glutes,
  [-1, 0, 0.45],
  [
    [-5.6, 1, 5.4, 5],
    [-4.6, -3.6, 6, 5.4],
    [-3, 4, 9, 4],
  ],
];
const CHEST_BELLIES: readonly BellyOf[] = [
  [
    GROUP.chest,
    [1, 0, 0.3],
    [
      [6.4, 18, 4.6, 4.2],
      [6.4, 13, 5, 4.6],
      [4, 18.4, 12.6, 4],
    ],
  ],
  [
    GROUP.back,
    [-1, 0, 0.35],
    [
      [-5, 20, 3, 4.2],
      [-5, 19, 11, 4.4],
      [-4.6, 8, 7.5, 4.6],
      [-4, -6, 3.4, 4],
    ],
  ],
];
const WAIST_BELLIES: readonly BellyOf[] = [
  [
    GROUP.abdomen,
    [1, 0, 0.1],
    [
      [5.2, 9, 2, 3.2],
      [4.6, 0, 2, 3.2],
      [4.6, -9, 1.6, 3],
    ],
  ],
  [
    GROUP.core,
    [0.4, 0, 1],
    [
      [1.6, 9, 9.6, 3.4],
      [1, 0, 9, 3.6],
      [1, -7, 10, 3.4],
    ],
  ],
];

const belliesOf = (part: Part, bellies: readonly BellyOf[], side: 1 | -1, worked: Worked): Belly[] =>
  bellies
    .filter(([group]) => worked(group))
    .map(([group, [forward, up, right], flesh]) => ({
      group,
      balls: ballsOf(part, flesh, side),
      outward: along(part.axes, [forward, up, right * side]),
    }));

const BOTH_SIDES = [1, -1] as const;

/** Half of `breath` moves and half swells a ball, so its back stays where it is. */
const breathed = (flesh: readonly Flesh[], at: number, breath: number): Flesh[] =>
  flesh.map((ball) => {
    const [forward, up, right, radius] = ball;
    return up === at ? [forward + breath / 2, up, right, radius + breath / 2] : ball;
  });

const breathedBellies = (breath: number): BellyOf[] =>
  WAIST_BELLIES.map(([group, outward, balls]) => [
    group,
    outward,
    balls.map(([forward, up, right, radius]) => [forward + breath * (1 - Math.abs(up) / 18), up, right, radius]),
  ]);

function trunk({ pelvis, waist, chest, breath }: Body): FleshGroup {
  return {
    key: "trunk",
    hulls: [
      ballsOf(pelvis, breathed(PELVIS, LENGTH.lumbar, breath), 1),
      ballsOf(waist, breathed(WAIST, 0, breath), 1),
      ballsOf(chest, CHEST, 1),
    ],
    isRooted: false,
    depthAt: [waist.at],
    bellies: (worked) =>
      BOTH_SIDES.flatMap((side) => [
        ...belliesOf(waist, breathedBellies(breath), side, worked),
        ...belliesOf(chest, CHEST_BELLIES, side, worked),
      ]),
    shoe: null,
    hair: null,
  };
}

function head({ head }: Body): FleshGroup {
  return {
    key: "head",
    hulls: [ballsOf(head, NECK, 1), ballsOf(head, HEAD, 1), ballsOf(head, NOSE, 1)],
    isRooted: true,
    depthAt: [add(head.at, along(head.axes, [0, 8, 0]))],
    bellies: () => [],
    shoe: null,
    hair: { hair: ballsOf(head, HAIR, 1), face: ballsOf(head, FACE, 1), outward: head.axes.forward },
  };
}

function arm(body: Body, index: 0 | 1): FleshGroup {
  const { upperArm, forearm, hand, grip, isOpen } = body.arms[index];
  const side = BOTH_SIDES[index];
  return {
    key: index === 0 ? "right-arm" : "left-arm",
    hulls: [
      ...LIMBS.upperArm.map((flesh) => ballsOf(upperArm, flesh, side)),
      ...LIMBS.forearm.map((flesh) => ballsOf(forearm, flesh, side)),
      ballsOf(hand, isOpen ? OPEN_HAND : FIST, side),
    ],
    isRooted: true,
    depthAt: [forearm.at, forearm.at, grip],
    bellies: (worked) => belliesOf(upperArm, UPPER_ARM_BELLIES, side, worked),
    shoe: null,
    hair: null,
  };
}

function leg(body: Body, index: 0 | 1): FleshGroup {
  const { thigh, shank, foot } = body.legs[index];
  const side = BOTH_SIDES[index];
  return {
    key: index === 0 ? "right-leg" : "left-leg",
    hulls: [
      ...LIMBS.thigh.map((flesh) => ballsOf(thigh, flesh, side)),
      ...LIMBS.shank.map((flesh) => ballsOf(shank, flesh, side)),
    ],
    isRooted: true,
    depthAt: [thigh.at, shank.at, foot.at],
    bellies: (worked) => [
      ...belliesOf(body.pelvis, [GLUTE], side, worked),
      ...belliesOf(thigh, THIGH_BELLIES, side, worked),
      ...belliesOf(shank, SHANK_BELLIES, side, worked),
    ],
    shoe: ballsOf(foot, FOOT, side),
    hair: null,
  };
}

export const fleshOf = (body: Body): FleshGroup[] => [
  trunk(body),
  head(body),
  arm(body, 0),
  arm(body, 1),
  leg(body, 0),
  leg(body, 1),
];
