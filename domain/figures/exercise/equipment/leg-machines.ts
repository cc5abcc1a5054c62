import type { Body, LegParts, Part } from "../body.ts";
import { add, along, between, radians, times, type Vec } from "../space.ts";
import { block, longTube, type Prop, plate, tube } from "./prop.ts";

const STACK_HEIGHT = 150;

/** A weight stack in its frame, of which the upper part is lifted. */
export const weightStack = (x: number, lift: number, { z = 0 } = {}): Prop[] => [
  { ...block("stack-frame", "steel", [x, STACK_HEIGHT / 2, z], [7, STACK_HEIGHT, 7]), nearer: -70 },
  { ...block("stack-rest", "load", [x, 15, z], [20, 26, 24]), nearer: -60 },
  {
    ...block("stack-lifted", "load", [x, 40 + lift, z], [20, 22, 24]),
    nearer: -59,
    load: { at: [x, 40 + lift, z], pull: "gravity" },
  },
];

/** A box that moves with the limb that lies on it, so nothing asks whether the limb sinks in. */
export function hollowBlock(...box: Parameters<typeof block>): Prop {
  const { solid: _, ...prop } = block(...box);
  return prop;
}

/** A round pad across, along `z`. */
export const roundPad = (key: string, at: Vec, half: number, nearer = 0, radius = 5): Prop => ({
  ...plate(key, "pad", at, [0, 0, 1], radius, half * 2),
  nearer,
});

/** The cable is the load of its handle. */
export const ankleStrap = (at: Vec, axis: Vec): Prop => ({ ...plate("cuff", "load", at, axis, 5.2, 7), nearer: 3 });

/** A place along a part's own axes. */
export const placeOn = ({ at, axes }: Part, place: Vec): Vec => add(at, along(axes, place));

/** `forward` of the ankle. */
export const soleOf = ({ foot }: LegParts, forward = 6): Vec => placeOn(foot, [forward, -7.5, 0]);

/** Its axle is level with the knee; the arm carries a round pad to the shank. */
export function kneeLever(leg: LegParts, key: string, pad: Vec, nearer: number): Prop[] {
  const at = placeOn(leg.shank, pad);
  const side = leg.shank.at[2] > 0 ? 1 : -1;
  const outer = (place: Vec): Vec => [place[0], place[1], place[2] + side * 9];
  return [
    { ...tube(`${key}-lever`, "steel", [outer(leg.shank.at), outer(at)], 1.7), nearer: side * 12 },
    { ...plate(`${key}-axle`, "steel", outer(leg.shank.at), [0, 0, 1], 4, 3), nearer: side * 13 },
    roundPad(`${key}-pad`, at, 7, nearer),
  ];
}

const frame = (key: string, points: readonly Vec[], radius = 2.4): Prop[] =>
  points.slice(1).map((point, index) => tube(`${key}-${index}`, "steel", [points[index] ?? point, point], radius));

/** Seat and back of a machine, its back leaning by `recline` behind the hips. */
export function machineSeat(hips: Vec, recline: number, { seat = 46, back = 62 } = {}): Prop[] {
  const lean = radians(recline);
  const up: Vec = [-Math.sin(lean), Math.cos(lean), 0];
  const behind: Vec = [-Math.cos(lean), -Math.sin(lean), 0];
  const backMiddle = add(add(hips, times(behind, 15.5)), times(up, back / 2 + 2));
  const top = hips[1] - 10;
  const seatMiddle: Vec = [hips[0] - 12 + seat / 2, top - 3.5, 0];
  return [
    { ...block("seat", "pad", seatMiddle, [seat, 7, 38]), nearer: -8 },
    { ...block("seat-back", "pad", backMiddle, [7, back, 36], -recline), nearer: -8 },
    ...frame("seat-post", [
      [seatMiddle[0], top - 7, 0],
      [seatMiddle[0], 3, 0],
    ]),
    ...frame("seat-stay", [backMiddle, [backMiddle[0], 3, 0], [seatMiddle[0] + 14, 3, 0]]),
  ];
}

/** The sled's plate below both soles, and the rails it slides on. `tilt`: degrees of the sole's way from level. */
export function pressSled({ legs: [right, left], pelvis }: Body, slope: number, tilt: number, contact = 6): Prop[] {
  const middle = between(soleOf(right, contact), soleOf(left, contact), 0.5);
  const normal: Vec = [Math.cos(radians(tilt)), Math.sin(radians(tilt)), 0];
  const [x, y] = add(middle, times(normal, 2));
  const plateMiddle: Vec = [x, y, 0];
  const board: Prop = { ...hollowBlock("plate", "steel", plateMiddle, [4, 52, 62], tilt), nearer: -25 };
  if (slope === 0) return [board, ...horizontalPress(plateMiddle, pelvis.at)];
  const way: Vec = [Math.cos(radians(slope)), Math.sin(radians(slope)), 0];
  const side = (z: number): Vec => [plateMiddle[0] + 20, plateMiddle[1] + 2, z];
  const load = { at: plateMiddle, pull: "gravity" } as const;
  return [
    board,
    ...[30, -30].flatMap((z) => [
      { ...longRail(z, pelvis.at, way), nearer: Math.sign(z) * 8 - 10 },
      {
        ...tube(
          `sled-${z}`,
          "steel",
          [
            [plateMiddle[0], plateMiddle[1], z],
            [plateMiddle[0] + 18, plateMiddle[1] - 16, z],
          ],
          2.4,
        ),
        nearer: Math.sign(z) * 8 - 12,
      },
      {
        ...plate(`sled-load-${z}`, "load", side(z * 1.25), [0, 0, 1], 15, 6),
        nearer: Math.sign(z) * 12,
        ...(z > 0 && { load }),
      },
    ]),
  ];
}

function longRail(z: number, hips: Vec, way: Vec): Prop {
  const from: Vec = [hips[0] + 20, 4, z];
  return tube(`rail-${z}`, "steel", [from, add(from, times(way, 128))], 2);
}

const horizontalPress = (board: Vec, hips: Vec): Prop[] => [
  ...longTube("press-rail", "steel", [hips[0], 8, 0], [hips[0] + 150, 8, 0], 2.4, 2),
  { ...tube("press-arm", "steel", [board, [board[0] + 6, 8, 0]], 2.4), nearer: -26 },
];

/** Rails that lean back, a sled with a back and two pads on the shoulders, and a plate for the feet. */
export function hackMachine({ pelvis, chest, legs: [right, left] }: Body, lean: number, toesUp: number): Prop[] {
  const up: Vec = [-Math.sin(radians(lean)), Math.cos(radians(lean)), 0];
  const back = placeOn(chest, [-14.5, 2, 0]);
  const sole = between(soleOf(right), soleOf(left), 0.5);
  const rail = (z: number): Prop => {
    const low: Vec = [12, 6, z];
    return { ...tube(`hack-rail-${z}`, "steel", [low, add(low, times(up, 190))], 2), nearer: z > 0 ? -6 : -30 };
  };
  const load = { at: pelvis.at, pull: "gravity" } as const;
  return [
    rail(32),
    rail(-32),
    { ...block("hack-plate", "steel", add(sole, [1, -3, 0]), [40, 4, 66], -toesUp), nearer: -30 },
    tube("hack-foot", "steel", [add(sole, [4, -4, 0]), [sole[0] + 8, 2, 0]], 2.4),
    tube(
      "hack-floor",
      "steel",
      [
        [12, 3, 0],
        [sole[0] + 12, 3, 0],
      ],
      2.4,
    ),
    { ...block("hack-back", "pad", back, [7, 78, 34], -lean), nearer: -20 },
    ...[13, -13].map(
      (z): Prop => ({
        ...block(`hack-shoulder-${z}`, "pad", placeOn(chest, [0, 36.5, z]), [20, 8, 9], -lean),
        nearer: z > 0 ? 14 : -10,
      }),
    ),
    ...[40, -40].map(
      (z): Prop => ({
        ...plate(`hack-load-${z}`, "load", placeOn(chest, [-16, -4, z]), [0, 0, 1], 18, 6),
        nearer: z > 0 ? -4 : -20,
        ...(z > 0 && { load }),
      }),
    ),
  ];
}

/** Holds the heels down and the calves back. */
export const sissyBench = (): Prop[] => [
  block("sissy-base", "steel", [0, 0.5, 0], [60, 2.4, 44]),
  tube(
    "sissy-post",
    "steel",
    [
      [-16, 1, 0],
      [-16, 34, 0],
    ],
    2,
  ),
  roundPad("sissy-calf", [-11, 34, 0], 17, -14),
  roundPad("sissy-foot", [8, 12, 0], 20, -4, 4),
];
