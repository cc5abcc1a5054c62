import { LENGTH } from "../body.ts";
import { bothArms, bothLegs, type Leg, type LegReach, type Pose } from "../pose.ts";
import { radians, type Vec } from "../space.ts";

/** A foot flat on the ground (or on something `y` high), its ankle above `x`. */
export const planted = (
  x: number,
  z: number,
  { y = 0, toesOut = 8, pole }: { y?: number; toesOut?: number; pole?: Vec } = {},
): LegReach => ({
  foot: [x, y + LENGTH.ankleHeight, z],
  toesOut,
  ...(pole && { pole }),
});

/** Both feet flat. `z`: from the middle to each foot. */
export const standing = (x: number, z: number, more: Parameters<typeof planted>[2] = {}): readonly [Leg, Leg] =>
  bothLegs(planted(x, z, more));

/** Height of the hip joints of a person who stands straight, in centimetres. */
export const HIP_HEIGHT = LENGTH.ankleHeight + LENGTH.thigh + LENGTH.shank;

/** Upright, feet apart, arms hanging. */
export const STANDING: Pose = {
  hips: [0, HIP_HEIGHT - 0.5, 0],
  arms: bothArms({ abd: 14, elbow: 6 }),
  legs: standing(0, 12, { toesOut: 12 }),
};

/** A foot on its ball, which stands on the ground (or `y` high) at `x`; the heel is raised by `toesDown` degrees, below 0 it hangs. */
export function onBall(x: number, z: number, toesDown: number, { y = 0, toesOut = 4 } = {}): LegReach {
  const [cos, sin] = [Math.cos(radians(toesDown)), Math.sin(radians(toesDown))];
  const { ball, ankleHeight } = LENGTH;
  /** Toes that stay flat push a steep foot up. */
  const bentToes = Math.max(0, toesDown - 25) * 0.07;
  return {
    foot: [x - ball * cos + ankleHeight * sin, y + ankleHeight * cos + ball * sin + bentToes, z],
    toesDown,
    toesOut,
  };
}
