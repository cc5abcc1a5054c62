import type { Body } from "../body.ts";
import { add, minus, times, unit, type Vec } from "../space.ts";
import { dumbbell } from "./free-weights.ts";
import { block, longTube, type Prop, plate, tube } from "./prop.ts";

const STACK_HEIGHT = 170;

/** A column with its weights behind who sits; `lift` raises them. */
export const weightColumn = (x: number, lift: number, height = STACK_HEIGHT): Prop[] => [
  { ...block("stack-frame", "steel", [x, height / 2, 0], [9, height, 30]), nearer: -40 },
  {
    ...block("stack", "load", [x, 30 + lift, 0], [14, 34, 22]),
    nearer: -30,
    load: { at: [x, 30 + lift, 0], pull: "gravity" },
  },
];

/** An arm of a machine from its pivot to a handle of `grip` centimetres across. */
export const lever = (key: string, pivot: Vec, hand: Vec, across: Vec = [0, 0, 9]): Prop[] => [
  tube(`${key}-pivot`, "steel", [pivot, add(pivot, [0, 0.1, 0])], 4),
  ...longTube(`${key}-arm`, "steel", pivot, hand, 1.9, 3),
  tube(`${key}-handle`, "pad", [minus(hand, times(across, 0.5)), add(hand, times(across, 0.5))], 1.8),
];

/** A plate on the other side of a lever's pivot: it rises as the handle goes down. */
export function counterweight(key: string, pivot: Vec, hand: Vec): Prop[] {
  const at = add(pivot, times(unit(minus(pivot, hand)), 26));
  return [
    tube(`${key}-horn`, "steel", [pivot, at], 1.9),
    { ...plate(key, "load", at, [0, 0, 1], 14, 7), load: { at, pull: "gravity" } },
  ];
}

export const bothDumbbells = ({ arms: [right, left] }: Body, axis: Vec, mirrored: Vec = axis): Prop[] => [
  ...dumbbell("right-dumbbell", right.grip, axis),
  ...dumbbell("left-dumbbell", left.grip, mirrored),
];

/** A board that leans like the trunk that lies on it with its back (`side` -1) or its chest (1). */
export function board(
  hips: Vec,
  lean: number,
  side: 1 | -1,
  { from = -16, to = 66, gap = 11.5, width = 28 } = {},
): Prop[] {
  const angle = (lean * Math.PI) / 180;
  const up: Vec = [Math.sin(angle), Math.cos(angle), 0];
  const face: Vec = [Math.cos(angle) * side, -Math.sin(angle) * side, 0];
  const on = (place: number) => add(add(hips, times(face, gap + 3.5)), times(up, place));
  const middle = on((from + to) / 2);
  return [
    tube("board-stay", "steel", [on(to - 18), [on(to - 18)[0] + 4 * side, 2, hips[2]]], 1.9),
    tube("board-post", "steel", [on(from + 12), [on(from + 12)[0], 2, hips[2]]], 1.9),
    tube(
      "board-foot",
      "steel",
      [
        [on(to - 18)[0] + 4 * side, 2, hips[2]],
        [on(from + 12)[0], 2, hips[2]],
      ],
      1.9,
    ),
    block("board", "pad", middle, [7, to - from, width], lean),
  ];
}

/** A round pad across, along `z`. */
export const rollPad = (key: string, at: Vec, half = 16, radius = 5): Prop =>
  tube(key, "pad", [add(at, [0, 0, -half]), add(at, [0, 0, half])], radius);
