import { add, between, minus, times, unit, type Vec } from "../space.ts";
import { longTube, type Prop, plate, tube } from "./prop.ts";

const middleOf = (a: Vec, b: Vec): Vec => between(a, b, 0.5);

/** A bar through both hands, with plates: half its length from the middle between the hands. */
export function barbell(right: Vec, left: Vec, { half = 70, radius = 17, key = "bar" } = {}): Prop[] {
  const middle = middleOf(right, left);
  const axis = unit(minus(right, left));
  const end = (share: number) => add(middle, times(axis, half * share));
  return [
    ...longTube(key, "steel", end(-1), end(1), 1.2, 6),
    { ...plate(`${key}-right`, "load", end(0.9), axis, radius, 5), load: { at: middle, pull: "gravity" } },
    plate(`${key}-left`, "load", end(-0.9), axis, radius, 5),
  ];
}

/** Held in the middle; its handle lies along `axis`. */
export function dumbbell(key: string, grip: Vec, axis: Vec): Prop[] {
  const way = unit(axis);
  const end = (centimetres: number) => add(grip, times(way, centimetres));
  return [
    tube(`${key}-handle`, "steel", [end(-8), end(8)], 1.4),
    { ...plate(`${key}-a`, "load", end(9), way, 6, 6), load: { at: grip, pull: "gravity" } },
    plate(`${key}-b`, "load", end(-9), way, 6, 6),
  ];
}

/** Hangs below the hand; `down` points from the hand to the ball. */
export function kettlebell(key: string, grip: Vec, down: Vec): Prop[] {
  const way = unit(down);
  const middle = add(grip, times(way, 15));
  return [
    tube(`${key}-handle`, "steel", [grip, add(grip, times(way, 8))], 3),
    { key, tone: "load", hull: [{ at: middle, radius: 9 }], load: { at: middle, pull: "gravity" } },
  ];
}

/** A weight plate held by its rim, its axis along `axis`. */
export const weightPlate = (key: string, middle: Vec, axis: Vec): Prop[] => [
  { ...plate(key, "load", middle, axis, 15, 4), load: { at: middle, pull: "gravity" } },
];

export const medicineBall = (key: string, middle: Vec, radius = 12): Prop[] => [
  { key, tone: "load", hull: [{ at: middle, radius }], load: { at: middle, pull: "gravity" } },
];

/** Around the ankle or the wrist. */
export const cuff = (key: string, at: Vec, axis: Vec): Prop[] => [
  { ...plate(key, "load", at, axis, 5.2, 7), nearer: 3, load: { at, pull: "gravity" } },
];
