import { add, minus, times, unit, type Vec } from "../space.ts";
import { block, cable, type Prop, tube } from "./prop.ts";

/** Centimetres of a column with its pulley above, and of one with it near the floor. */
const HIGH = 212;
const LOW = 120;

/**
 * A column with its weight stack behind the pulley and a cable to `end`. `from` is the pulley; `away` points from the person to the column
 * along `x` or `z`. `lift` raises the stack, in centimetres.
 */
export function pulley(
  key: string,
  from: Vec,
  end: Vec,
  { away = [1, 0, 0] as Vec, lift = 0, column = true } = {},
): Prop[] {
  const behind = (centimetres: number) => add(from, times(away, centimetres));
  const foot = behind(14);
  const height = from[1] < 80 ? LOW : HIGH;
  const wheel: Prop = { key: `${key}-wheel`, tone: "steel", hull: [{ at: from, radius: 4 }] };
  const line: Prop = { ...cable(`${key}-cable`, [from, end], 1.3), load: { at: end, pull: "cable", from } };
  if (!column) return [wheel, line];
  return [
    { ...block(`${key}-stack-frame`, "steel", [foot[0], height / 2, foot[2]], [10, height, 10]), nearer: -60 },
    { ...block(`${key}-stack`, "load", [foot[0], 34 + lift, foot[2]], [16, 36, 22]), nearer: -50 },
    tube(`${key}-arm`, "steel", [from, [foot[0], from[1], foot[2]]], 1.8),
    wheel,
    line,
  ];
}

/** Two tails of rope from the end of a cable to the hands. */
export const rope = (key: string, knot: Vec, hands: readonly Vec[]): Prop[] =>
  hands.map((hand, index) =>
    cable(`${key}-${index}`, [knot, hand, add(hand, times(unit(minus(hand, knot)), 7))], 2.6, "pad"),
  );

/** A straight handle between the hands, `over` centimetres longer at both ends. */
export function handleBar(key: string, right: Vec, left: Vec, over = 8): Prop {
  const way = times(unit(minus(right, left)), over);
  return cable(key, [add(right, way), minus(left, way)], 2.6, "steel");
}
