import type { Outline, Point } from "./curve.ts";

export const outline = (points: string): Outline =>
  points.split(" ").map((point): Point => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });

export type BodyView = "front" | "back";

/** Outlines are the viewer's right half around x = 0, from the crown at y = 8 to the sole at y = 476; the other half is its mirror. */
export type BodyShape = {
  head: Outline;
  hair: Readonly<Record<BodyView, Outline>>;
  trunk: Outline;
  arm: Outline;
  hand: Outline;
  leg: Outline;
  foot: Readonly<Record<BodyView, Outline>>;
  /** Middle of the limb, joint by joint: what a tape stands at right angles to. */
  armAxis: readonly [shoulder: Point, elbow: Point, wrist: Point];
  legAxis: readonly [hip: Point, knee: Point, ankle: Point];
  levels: Readonly<
    Record<"neck" | "deltoids" | "chest" | "waist" | "navel" | "hip" | "midThigh" | "lowerThigh" | "calf", number>
  >;
  lines: Readonly<Record<BodyView, Outline[]>>;
};
