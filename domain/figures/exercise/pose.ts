import { recordOf } from "../../record.ts";
import { mirroredInZ, type Vec } from "./space.ts";

/** Degrees: `flex` bends forwards, `side` to the right, `twist` turns to the right. */
export interface Bend {
  readonly flex?: number;
  readonly side?: number;
  readonly twist?: number;
}

/** Degrees from an arm that hangs. `flex` forwards and up, `abd` sideways, `rot` inwards, in the order rot, abd, flex. */
export interface ArmAngles {
  readonly flex?: number;
  readonly abd?: number;
  readonly rot?: number;
  readonly elbow?: number;
}

/** The hand's middle is held at a place of the room; `pole` is where the elbow points, along the chest's axes (right arm). */
export interface ArmReach {
  readonly hand: Vec;
  readonly pole?: Vec;
}

/** `palm`: where the fingers of an open hand point, in the room; a closed hand has none. `wrist`: degrees bent to the palm. */
export type Arm = (ArmAngles | ArmReach) & { readonly palm?: Vec; readonly wrist?: number };

/** Degrees from a leg that stands: `flex` forwards and up, `abd` sideways, `rot` inwards; `ankle` lifts the toes. */
export interface LegAngles {
  readonly flex?: number;
  readonly abd?: number;
  readonly rot?: number;
  readonly knee?: number;
  readonly ankle?: number;
}

/** The ankle is held at a place of the room; `toesDown` and `toesOut` turn the foot from flat and forwards, in degrees. */
export interface LegReach {
  readonly foot: Vec;
  readonly pole?: Vec;
  readonly toesDown?: number;
  readonly toesOut?: number;
}

export type Leg = LegAngles | LegReach;

/** Right before left. `hips`: middle between the hip joints. `lean` forwards, `tip` to the right, `turn` to the right, in degrees. */
export interface Pose {
  readonly hips: Vec;
  readonly lean?: number;
  readonly tip?: number;
  readonly turn?: number;
  readonly spine?: Bend;
  readonly neck?: Bend;
  /** Centimetres that both shoulders move up and forwards. */
  readonly shrug?: number;
  readonly protract?: number;
  /** Centimetres that the belly comes out; below 0 it is drawn in. */
  readonly breath?: number;
  readonly arms: readonly [right: Arm, left: Arm];
  readonly legs: readonly [right: Leg, left: Leg];
}

const mirroredArm = (arm: Arm): Arm => {
  const palm = arm.palm && { palm: mirroredInZ(arm.palm) };
  return "hand" in arm ? { ...arm, hand: mirroredInZ(arm.hand), ...palm } : { ...arm, ...palm };
};

const mirroredLeg = (leg: Leg): Leg => ("foot" in leg ? { ...leg, foot: mirroredInZ(leg.foot) } : leg);

/** Both sides from the right one. */
export const bothArms = (right: Arm): readonly [Arm, Arm] => [right, mirroredArm(right)];

export const bothLegs = (right: Leg): readonly [Leg, Leg] => [right, mirroredLeg(right)];

const mirroredBend = ({ flex = 0, side = 0, twist = 0 }: Bend): Bend => ({ flex, side: -side, twist: -twist });

/** The same pose with left and right exchanged. */
export const mirroredPose = (pose: Pose): Pose => ({
  ...pose,
  hips: mirroredInZ(pose.hips),
  tip: -(pose.tip ?? 0),
  turn: -(pose.turn ?? 0),
  spine: mirroredBend(pose.spine ?? {}),
  neck: mirroredBend(pose.neck ?? {}),
  arms: [mirroredArm(pose.arms[1]), mirroredArm(pose.arms[0])],
  legs: [mirroredLeg(pose.legs[1]), mirroredLeg(pose.legs[0])],
});

type Mixable = number | readonly Mixable[] | { readonly [key: string]: Mixable };

const isGroup = (value: Mixable | undefined): value is { readonly [key: string]: Mixable } =>
  typeof value === "object" && !Array.isArray(value);

/** An absent number counts as 0. */
function mixed(a: Mixable | undefined, b: Mixable | undefined, share: number): Mixable {
  if (Array.isArray(a) || Array.isArray(b)) {
    const [from, to] = [a ?? b, b ?? a] as [readonly Mixable[], readonly Mixable[]];
    return from.map((value, index) => mixed(value, to[index], share));
  }
  if (isGroup(a) || isGroup(b)) {
    const [from, to] = [isGroup(a) ? a : {}, isGroup(b) ? b : {}];
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return recordOf(keys.map((key) => [key, mixed(from[key], to[key], share)]));
  }
  const [from, to] = [typeof a === "number" ? a : 0, typeof b === "number" ? b : 0];
  return from + (to - from) * share;
}

/** The pose on the way from one to another. A limb is held (`hand`, `foot`) in both or in neither. */
export const mixedPose = (from: Pose, to: Pose, share: number): Pose =>
  share === 0
    ? from
    : share === 1
      ? to
      : (mixed(from as unknown as Mixable, to as unknown as Mixable, share) as unknown as Pose);
