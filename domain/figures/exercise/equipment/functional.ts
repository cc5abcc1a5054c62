import type { Part } from "../body.ts";
import { add, along, between, type Vec } from "../space.ts";
import { block, cable, type Prop, plate, tube } from "./prop.ts";

/** Two straps from an anchor to the hands, with their handles. */
export const suspension = (anchor: Vec, hands: readonly [Vec, Vec]): Prop[] => [
  { key: "anchor", tone: "steel", hull: [{ at: anchor, radius: 3 }] },
  ...hands.flatMap((hand, index): Prop[] => [
    cable(`strap-${index}`, [anchor, hand], 1.6, "load"),
    cable(`handle-${index}`, [add(hand, [0, 0, 5]), add(hand, [0, 0, -5])], 3, "load"),
  ]),
];

const ABOVE_KNEE = 33;

/** An elastic loop around both thighs, above the knees. */
export function loopBand(right: Part, left: Part): Prop[] {
  const place = ({ at, axes }: Part, forward: number, outward: number): Vec =>
    add(at, along(axes, [forward, -ABOVE_KNEE, outward]));
  const side = (forward: number) => [
    place(right, 0, 7),
    place(right, forward, 4),
    place(left, forward, -4),
    place(left, 0, -7),
  ];
  return [
    { ...cable("band-front", side(7), 4, "load"), nearer: 12 },
    { ...cable("band-back", side(-7), 4, "load"), nearer: -12 },
  ];
}

/** A rope on the floor to its anchor; its waves follow the hand. */
export function battleRope(key: string, hand: Vec, anchor: Vec, rest: number): Prop[] {
  const height = hand[1] - rest;
  const points = Array.from({ length: 11 }, (_, index): Vec => {
    const share = index / 10;
    const [x, y, z] = between(hand, anchor, share);
    const sag = Math.max(3, y * (1 - share) ** 1.6 + Math.sin(share * 11) * height * (1 - share) * 1.1);
    return [x, index === 0 ? hand[1] : sag, z];
  });
  return points.slice(1).map((point, index) => cable(`${key}-${index}`, [points[index] ?? point, point], 4, "load"));
}

/** A sled with two poles; the hands hold them. */
export function sled(hand: Vec): Prop[] {
  const x = hand[0] + 8;
  return [
    ...[18, -18].map((z) => ({
      ...tube(
        `runner-${z}`,
        "steel",
        [
          [x - 10, 3, z * 1.3],
          [x + 62, 3, z * 1.3],
        ],
        3,
      ),
      nearer: z,
    })),
    {
      key: "sled",
      tone: "steel",
      hull: [
        [x, 8],
        [x + 52, 8],
      ].flatMap(([px = 0, y = 0]) => [-20, 20].map((z) => ({ at: [px, y, z] as Vec, radius: 3 }))),
    },
    plate("load-a", "load", [x + 28, 15, 0], [0, 1, 0], 18, 7),
    plate("load-b", "load", [x + 28, 23, 0], [0, 1, 0], 18, 7),
    ...[hand[2], -hand[2]].map((z) =>
      tube(
        `pole-${z}`,
        "steel",
        [
          [x, 6, z],
          [x, 104, z],
        ],
        2,
      ),
    ),
  ];
}

/** A low hurdle across the person's way sideways. */
export const hurdle = (height: number): Prop[] => [
  ...[-22, 22].map((x) =>
    tube(
      `hurdle-${x}`,
      "load",
      [
        [x, 1, 0],
        [x, height, 0],
      ],
      1.4,
    ),
  ),
  tube(
    "hurdle",
    "load",
    [
      [-22, height, 0],
      [22, height, 0],
    ],
    1.6,
  ),
];

/** Rungs on the floor. */
export const ladderOnFloor = (): Prop[] => [
  ...[-24, 24].map((z) => ({
    ...cable(
      `side-${z}`,
      [
        [-70, 0.4, z],
        [80, 0.4, z],
      ],
      2,
      "load",
    ),
    nearer: -200,
  })),
  ...[-70, -40, -10, 20, 50, 80].map((x) => ({
    ...cable(
      `rung-${x}`,
      [
        [x, 0.4, -24],
        [x, 0.4, 24],
      ],
      3,
      "load",
    ),
    nearer: -200,
  })),
];

export const disc = (key: string, at: Vec, radius = 11, thickness = 2): Prop => ({
  ...plate(key, "load", at, [0, 1, 0], radius, thickness),
  nearer: -20,
});

export const foamPad = (at: Vec, height: number): Prop =>
  block("foam", "pad", [at[0], height / 2, at[2]], [40, height, 34]);
