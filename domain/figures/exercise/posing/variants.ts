import { recordOf } from "../../../record.ts";
import { type Body, bodyOf, LENGTH, type Part } from "../body.ts";
import type { Choreography } from "../choreography.ts";
import type { Prop } from "../equipment/prop.ts";
import type { Pattern } from "../pattern.ts";
import type { Arm, Pose } from "../pose.ts";
import { add, along, lengthOf, minus, times, type Vec } from "../space.ts";
import type { View } from "../view.ts";

interface Variant {
  readonly label: string;
  readonly build: () => Choreography;
}

/** A family whose members share their muscles and differ in how the body is placed. The first variant is the usual one. */
export function byVariant(
  label: string,
  groups: readonly number[],
  variants: Readonly<Record<string, Variant>>,
  parameter = "Posição",
): Pattern {
  const values = recordOf(Object.entries(variants).map(([key, variant]) => [key, variant.label]));
  return {
    label,
    groups,
    parameters: { position: { label: parameter, values } },
    build: ({ position = "" }) => {
      const variant = variants[position];
      if (!variant) throw new Error(`No position ${position} of ${label}`);
      return variant.build();
    },
  };
}

type PropsOf = Choreography["props"];

const NO_PROPS: PropsOf = () => [];

export const still =
  (...props: readonly (readonly Prop[])[]): PropsOf =>
  () =>
    props.flat();

const FULL_REACH = 0.99;
const LEG_LENGTH = (LENGTH.thigh + LENGTH.shank) * FULL_REACH;

/** As near to `wanted` as the limb reaches. */
function nearest(from: Vec, wanted: Vec, length: number): Vec {
  const way = minus(wanted, from);
  return add(from, times(way, Math.min(1, (length * FULL_REACH) / (lengthOf(way) || 1))));
}

const armLength = (arm: Arm) => LENGTH.upperArm + LENGTH.forearm + (arm.palm ? 0 : LENGTH.palm);

/** The hips sink until both held feet are reached; a hand reaches as far as it can. */
export function withinReach(pose: Pose): Pose {
  const { legs: before } = bodyOf(pose);
  const sink = pose.legs.map((leg, index) => {
    const hip = before[index as 0 | 1].thigh.at;
    if (!("foot" in leg)) return 0;
    const [x, y, z] = minus(leg.foot, hip);
    const across = Math.min(Math.hypot(x, z), LEG_LENGTH);
    return Math.max(0, -y - Math.sqrt(LEG_LENGTH ** 2 - across ** 2));
  });
  const [x, y, z] = pose.hips;
  const settled: Pose = { ...pose, hips: [x, y - Math.max(...sink), z] };
  const { arms } = bodyOf(settled);
  const reaching = (index: 0 | 1): Arm => {
    const arm = settled.arms[index];
    return "hand" in arm ? { ...arm, hand: nearest(arms[index].upperArm.at, arm.hand, armLength(arm)) } : arm;
  };
  return { ...settled, arms: [reaching(0), reaching(1)] };
}

const reachable = (poses: readonly [Pose, ...Pose[]]): readonly [Pose, ...Pose[]] => {
  const [first, ...more] = poses;
  return [withinReach(first), ...more.map(withinReach)];
};

/** Into a stretch, and held there. */
export const held = (view: View, start: Pose, end: Pose, props = NO_PROPS): Choreography => ({
  view,
  poses: reachable([start, end]),
  course: "hold",
  effort: null,
  seconds: 2.6,
  props,
});

/** There and back without a load. */
export const toAndFro = (
  view: View,
  poses: readonly [Pose, ...Pose[]],
  props = NO_PROPS,
  seconds = 3,
): Choreography => ({
  view,
  poses: reachable(poses),
  course: "return",
  effort: null,
  seconds,
  props,
});

/** There and back, one half against the body's own weight or a load. */
export const exercised = (
  view: View,
  poses: readonly [Pose, ...Pose[]],
  effort: Choreography["effort"],
  props = NO_PROPS,
  seconds = 3,
): Choreography => ({ ...toAndFro(view, poses, props, seconds), effort });

type Exercise = [view: View, poses: readonly [Pose, ...Pose[]], props?: PropsOf, seconds?: number];

/** The first half of a repetition lifts. */
export const lifting = (...[view, poses, props, seconds]: Exercise): Choreography =>
  exercised(view, poses, "out", props, seconds);

/** The first half of a repetition lowers. */
export const lowering = (...[view, poses, props, seconds]: Exercise): Choreography =>
  exercised(view, poses, "back", props, seconds);

/** Round and round. */
export const round = (view: View, poses: readonly [Pose, ...Pose[]], props = NO_PROPS, seconds = 3): Choreography => ({
  view,
  poses: reachable(poses),
  course: "cycle",
  effort: null,
  seconds,
  props,
});

/** A place on a part, along its own axes. */
export const on = (part: Part, offset: Vec): Vec => add(part.at, along(part.axes, offset));

/** A pose whose limbs hold on to its own body. */
export const holding = (pose: Pose, more: (body: Body) => Partial<Pose>): Pose => ({ ...pose, ...more(bodyOf(pose)) });
