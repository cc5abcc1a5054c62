import { add, radians, times, type Vec } from "../space.ts";
import { block, type Prop, tube } from "./prop.ts";

/** Centimetres from the floor to the pad of a flat bench. */
export const BENCH_HEIGHT = 44;
const PAD = 7;

/** Flat, its long side along `x`, from `fromX` to `toX`. */
export function flatBench(fromX: number, toX: number, { width = 30, height = BENCH_HEIGHT, z = 0 } = {}): Prop[] {
  const middle: Vec = [(fromX + toX) / 2, height - PAD / 2, z];
  const leg = (x: number, key: string) =>
    tube(
      key,
      "steel",
      [
        [x, height - PAD, z],
        [x, 2, z],
      ],
      2,
    );
  const foot = (x: number, key: string) =>
    tube(
      key,
      "steel",
      [
        [x, 1.8, z - width / 2],
        [x, 1.8, z + width / 2],
      ],
      1.8,
    );
  return [
    foot(fromX + 12, "bench-foot-a"),
    foot(toX - 12, "bench-foot-b"),
    leg(fromX + 12, "bench-leg-a"),
    leg(toX - 12, "bench-leg-b"),
    block("bench", "pad", middle, [toX - fromX, PAD, width]),
  ];
}

/**
 * A seat with a back that leans back by `recline` degrees from upright. The hips of who sits lie at `hips`, facing forwards; the pads are
 * tangent to the flesh.
 */
export function reclinedBench(
  hips: Vec,
  recline: number,
  { back = 70, seat = 34, width = 30, gap = 11.5 } = {},
): Prop[] {
  const lean = radians(recline);
  const up: Vec = [-Math.sin(lean), Math.cos(lean), 0];
  const behind: Vec = [-Math.cos(lean), -Math.sin(lean), 0];
  const base = add(hips, times(behind, gap + PAD / 2));
  const padMiddle = add(base, times(up, back / 2 - 4));
  const seatTop = hips[1] - gap + 1;
  const seatMiddle: Vec = [hips[0] + seat / 2 - 10, seatTop - PAD / 2, hips[2]];
  return [
    tube("bench-post", "steel", [seatMiddle, [seatMiddle[0], 2, hips[2]]], 2.2),
    tube("bench-stay", "steel", [padMiddle, [padMiddle[0] - 4, 2, hips[2]]], 1.8),
    tube(
      "bench-foot",
      "steel",
      [
        [padMiddle[0] - 8, 1.8, hips[2]],
        [seatMiddle[0] + 12, 1.8, hips[2]],
      ],
      1.8,
    ),
    block("bench-seat", "pad", seatMiddle, [seat, PAD, width]),
    block("bench-back", "pad", padMiddle, [PAD, back, width], -recline),
  ];
}

/** An exercise mat on the floor. */
export const mat = (fromX: number, toX: number, width = 62): Prop[] => [
  { ...block("mat", "pad", [(fromX + toX) / 2, 0.4, 0], [toX - fromX, 1.6, width], 0, 0.4), nearer: -200 },
];

/** Its front face is at `x`; `side` -1 stands behind a person who faces forwards, 1 before. */
export const wall = (x: number, side: 1 | -1, height = 200, width = 90): Prop[] => [
  { ...block("wall", "ground", [x + side * 3, height / 2, 0], [6, height, width], 0, 0.5), nearer: -150 },
];

/** Its seat is `height` high. The back is behind a person who faces forwards. */
export function chair(hipX: number, { height = 45, width = 40 } = {}): Prop[] {
  const leg = (x: number, z: number) =>
    tube(
      `chair-leg-${x > hipX ? "a" : "b"}${z > 0 ? "r" : "l"}`,
      "steel",
      [
        [x, height - 3, z],
        [x, 1.5, z],
      ],
      1.5,
    );
  const half = width / 2 - 2;
  return [
    ...[hipX - 16, hipX + 18].flatMap((x) => [leg(x, half), leg(x, -half)]),
    tube(
      "chair-stay-r",
      "steel",
      [
        [hipX - 17, height, half],
        [hipX - 20, height + 42, half],
      ],
      1.5,
    ),
    tube(
      "chair-stay-l",
      "steel",
      [
        [hipX - 17, height, -half],
        [hipX - 20, height + 42, -half],
      ],
      1.5,
    ),
    block("chair-seat", "pad", [hipX + 1, height - 2, 0], [40, 4, width]),
    block("chair-back", "pad", [hipX - 20, height + 34, 0], [3, 22, width], -5),
  ];
}

export const swissBall = (middle: Vec, radius = 32): Prop[] => [
  { key: "ball", tone: "ground", hull: [{ at: middle, radius }] },
];

/** Lies across, along `z`. */
export const roller = (x: number, y: number, radius = 7.5, half = 22): Prop[] => [
  {
    key: "roller",
    tone: "pad",
    hull: [[x, y, -half] as const, [x, y, half] as const].map((at) => ({
      at,
      radius: 0.5,
      rim: [
        [radius, 0, 0],
        [0, radius, 0],
      ],
    })),
  },
];

/** A bar across, along `z`, with posts to the floor where `posts` says so. */
export function highBar(x: number, y: number, { half = 60, posts = true } = {}): Prop[] {
  const post = (z: number, key: string) => ({
    ...tube(
      key,
      "steel",
      [
        [x, y + 4, z],
        [x, 1, z],
      ],
      2.2,
    ),
    nearer: z > 0 ? 40 : -40,
  });
  const piece = (from: number, to: number, key: string): Prop =>
    tube(
      key,
      "steel",
      [
        [x, y, from],
        [x, y, to],
      ],
      1.5,
    );
  return [
    ...(posts ? [post(half, "post-right"), post(-half, "post-left")] : []),
    ...[0, 1, 2, 3].map((index) => piece(half - (half * index) / 2, half - (half * (index + 1)) / 2, `bar-${index}`)),
  ];
}
