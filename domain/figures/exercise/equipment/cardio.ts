import { add, between, radians, type Vec } from "../space.ts";
import { block, cable, type Prop, plate, tube } from "./prop.ts";

const HALF_DECK = 27;

/** Height of a deck or a slope of `incline` degrees at `x`. */
export const slopeAt = (x: number, incline: number, base = 0): number => base + x * Math.tan(radians(incline));

const DECK_HEIGHT = 14;

/** The belt's top is `treadmillAt(x)` high; the console stands before the person. */
export const treadmillAt = (x: number, incline: number): number => slopeAt(x, incline, DECK_HEIGHT + incline);

export function treadmill(incline: number): Prop[] {
  const [front, back] = [72, -72];
  const middle = (front + back) / 2;
  const top = (x: number) => treadmillAt(x, incline);
  const side = (z: number, key: string): Prop[] => {
    const nearer = z > 0 ? 30 : -30;
    const foot: Vec = [front - 2, top(front) - 4, z];
    const head: Vec = [front - 12, top(0) + 104, z];
    return [
      { ...tube(`post-${key}`, "steel", [foot, head], 2.4), nearer },
      { ...tube(`rail-${key}`, "pad", [add(head, [0, -10, 0]), [front - 52, top(0) + 92, z]], 2), nearer },
    ];
  };
  return [
    { ...block("deck", "pad", [middle, top(middle) - 5, 0], [front - back, 8, HALF_DECK * 2], -incline), nearer: -120 },
    {
      ...tube(
        "deck-foot",
        "steel",
        [
          [back + 8, 2, 0],
          [back + 8, top(back + 8) - 6, 0],
        ],
        2,
      ),
      nearer: -130,
    },
    {
      ...tube(
        "lift",
        "steel",
        [
          [front - 8, 2, 0],
          [front - 8, top(front) - 6, 0],
        ],
        3,
      ),
      nearer: -130,
    },
    ...side(HALF_DECK - 2, "right"),
    ...side(-HALF_DECK + 2, "left"),
    { ...block("console", "load", [front - 11, top(0) + 108, 0], [6, 20, 46], -30), nearer: -20 },
  ];
}

/** A ramp below the feet. */
export const hill = (incline: number): Prop[] => {
  const corner = (x: number, z: number): Vec => [x, slopeAt(x, incline), z];
  const corners = [-80, 85].flatMap((x) => [-28, 28].flatMap((z) => [corner(x, z), [x, -20, z] as Vec]));
  return [{ key: "hill", tone: "ground", hull: corners.map((at) => ({ at, radius: 0.6 })), nearer: -250 }];
};

/** The lines of a running track. */
export const trackLines = (): Prop[] =>
  [-34, 34].map((z) => ({
    ...cable(
      `lane-${z}`,
      [
        [-85, 0.2, z],
        [85, 0.2, z],
      ],
      2.2,
      "steel",
    ),
    nearer: -240,
  }));

const wheel = (key: string, middle: Vec, radius: number, thickness = 2.5): Prop[] => [
  plate(`${key}-tyre`, "pad", middle, [0, 0, 1], radius, thickness),
  plate(`${key}-rim`, "ground", middle, [0, 0, 1], radius - 3.4, thickness + 0.4),
  plate(`${key}-hub`, "steel", middle, [0, 0, 1], 2.6, thickness + 1),
];

export interface Cycle {
  readonly saddle: Vec;
  readonly crank: Vec;
  readonly grip: Vec;
}

/** Cranks and pedals below the feet; each pedal is at the ball of a foot. */
export const cranks = (middle: Vec, pedals: readonly [Vec, Vec]): Prop[] => [
  plate("chainring", "steel", middle, [0, 0, 1], 9, 2),
  ...pedals.flatMap((pedal, index) => {
    const key = index === 0 ? "right" : "left";
    const root: Vec = [middle[0], middle[1], pedal[2] > 0 ? 5 : -5];
    return [
      tube(`crank-${key}`, "steel", [root, [pedal[0], pedal[1], root[2]]], 1.4),
      block(`pedal-${key}`, "load", pedal, [9, 2, 9], 0, 0.8),
    ].map(({ solid: _, ...prop }) => prop);
  }),
];

const saddleOn = (saddle: Vec): Prop => ({
  key: "saddle",
  tone: "load",
  hull: [
    { at: add(saddle, [-9, -2, 5]), radius: 3 },
    { at: add(saddle, [-9, -2, -5]), radius: 3 },
    { at: add(saddle, [14, -2, 0]), radius: 2.4 },
  ],
});

const frameTube = (key: string, from: Vec, to: Vec, radius = 2.4, tone: Prop["tone"] = "steel"): Prop =>
  tube(key, tone, [from, to], radius);

const gripBar = (grip: Vec, half = 20): Prop => ({
  ...cable("handlebar", [add(grip, [0, 0, half]), add(grip, [0, 0, -half])], 2.8, "load"),
});

/** A bicycle that stands: a heavy wheel in front, feet on the floor. */
export function stationaryBike({ saddle, crank, grip }: Cycle, { wheelRadius = 22, isFan = false } = {}): Prop[] {
  const wheelMiddle: Vec = [crank[0] + 36, wheelRadius + 12, 0];
  return [
    frameTube("foot-back", [saddle[0] - 14, 2, -20], [saddle[0] - 14, 2, 20]),
    frameTube("foot-front", [wheelMiddle[0] + 8, 2, -20], [wheelMiddle[0] + 8, 2, 20]),
    frameTube("base", [saddle[0] - 14, 3, 0], [wheelMiddle[0] + 8, 3, 0]),
    frameTube("seat-tube", add(saddle, [0, -3, 0]), [crank[0] - 2, 3, 0], 2.6),
    frameTube("down-tube", between(saddle, crank, 0.6), [wheelMiddle[0] - 2, wheelMiddle[1], 0], 2.8),
    ...wheel("wheel", wheelMiddle, wheelRadius, isFan ? 9 : 4),
    ...(isFan
      ? [0, 60, 120].map((angle) => {
          const [dx, dy] = [Math.cos(radians(angle)) * 18, Math.sin(radians(angle)) * 18];
          return cable(
            `blade-${angle}`,
            [add(wheelMiddle, [dx, dy, 5]), add(wheelMiddle, [-dx, -dy, 5])],
            1.6,
            "steel",
          );
        })
      : []),
    frameTube("stem", [wheelMiddle[0] - 2, wheelMiddle[1], 0], add(grip, [4, -2, 0]), 2.4),
    gripBar(grip),
    saddleOn(saddle),
  ];
}

/** Two wheels on the road. */
export function roadBike({ saddle, crank, grip }: Cycle): Prop[] {
  const [back, front]: [Vec, Vec] = [
    [crank[0] - 42, 33, 0],
    [crank[0] + 60, 33, 0],
  ];
  const head: Vec = [grip[0] - 6, grip[1] - 8, 0];
  const seatTop = add(saddle, [0, -4, 0]);
  return [
    ...wheel("wheel-back", back, 33),
    ...wheel("wheel-front", front, 33),
    frameTube("seat-tube", seatTop, crank, 1.8, "load"),
    frameTube("top-tube", between(seatTop, crank, 0.3), head, 1.8, "load"),
    frameTube("down-tube", crank, add(head, [2, -8, 0]), 2, "load"),
    frameTube("chain-stay", crank, back, 1.3, "load"),
    frameTube("seat-stay", between(seatTop, crank, 0.3), back, 1.3, "load"),
    frameTube("fork", head, front, 1.6, "load"),
    frameTube("stem", head, grip, 1.6, "load"),
    gripBar(grip, 20),
    saddleOn(saddle),
  ];
}

/** Low seat with a back, the cranks far in front. */
export function recumbentBike(hips: Vec, crank: Vec): Prop[] {
  return [
    frameTube("base", [hips[0] - 24, 4, 0], [crank[0] + 26, 4, 0], 3),
    frameTube("seat-post", [hips[0], 4, 0], [hips[0], hips[1] - 16, 0], 3),
    frameTube("crank-post", [crank[0] + 10, 4, 0], [crank[0] + 16, crank[1] + 52, 0], 2.8),
    {
      key: "housing",
      tone: "load",
      hull: [
        { at: add(crank, [4, 0, 0]), radius: 13 },
        { at: add(crank, [14, -18, 0]), radius: 8 },
      ],
    },
    block("console", "load", add(crank, [12, 58, 0]), [4, 16, 26], -25),
    block("seat", "pad", add(hips, [4, -14, 0]), [36, 6, 36]),
    block("seat-back", "pad", add(hips, [-22, 20, 0]), [6, 56, 36], -24),
    tube("seat-handle", "steel", [add(hips, [6, -12, 22]), add(hips, [12, 2, 22])], 1.4),
  ];
}
