import type { Arm, Bend, Leg, Pose } from "./pose.ts";
import {
  type Axes,
  add,
  along,
  cross,
  dot,
  lengthOf,
  minus,
  ROOM,
  times,
  turnedAxes,
  unit,
  type Vec,
} from "./space.ts";

/**
 * Centimetres of a person of 172 cm: shares of stature by Drillis and Contini (1966), in Winter, Biomechanics and Motor Control of Human
 * Movement, 4th ed., figure 4.1.
 */
export const LENGTH = {
  upperArm: 32,
  forearm: 25,
  /** Wrist to the middle of a closed hand. */
  palm: 7,
  hand: 18,
  thigh: 42,
  shank: 42,
  ankleHeight: 6.7,
  /** Ankle to the ball of the foot, to the toes, and back to the heel. */
  ball: 13,
  toes: 19,
  heel: 5,
  hipHalf: 9,
  shoulderHalf: 17.5,
  lumbar: 12,
  thoracic: 12,
  shoulderAbove: 25.5,
  neckAbove: 27,
} as const;

export interface Part {
  readonly at: Vec;
  readonly axes: Axes;
}

export interface ArmParts {
  readonly upperArm: Part;
  readonly forearm: Part;
  readonly hand: Part;
  /** Middle of the closed hand: where it holds. */
  readonly grip: Vec;
  readonly isOpen: boolean;
}

export interface LegParts {
  readonly thigh: Part;
  readonly shank: Part;
  readonly foot: Part;
}

/** Every part begins at its upper joint. Right before left. */
export interface Body {
  readonly pelvis: Part;
  readonly waist: Part;
  readonly chest: Part;
  readonly head: Part;
  readonly breath: number;
  readonly arms: readonly [ArmParts, ArmParts];
  readonly legs: readonly [LegParts, LegParts];
}

/** 1 on the right, -1 on the left. */
type Side = 1 | -1;

const bent = (axes: Axes, { flex = 0, side = 0, twist = 0 }: Bend, share: number): Axes =>
  turnedAxes(
    turnedAxes(turnedAxes(axes, axes.up, -twist * share), axes.forward, side * share),
    axes.right,
    -flex * share,
  );

const swung = (axes: Axes, side: Side, flex: number, abd: number, rot: number): Axes =>
  turnedAxes(turnedAxes(turnedAxes(axes, axes.up, rot * side), axes.forward, -abd * side), axes.right, flex);

/** Axes of a bone that points down its `-up`, with its hinge on `right`. */
const boneAxes = (direction: Vec, hinge: Vec): Axes => {
  const up = times(direction, -1);
  const right = unit(minus(hinge, times(up, dot(hinge, up))));
  return { forward: cross(up, right), up, right };
};

const clamped = (value: number) => Math.min(1, Math.max(-1, value));

/** The middle joint of two bones between two places. It lies towards the pole. */
function middleJoint(from: Vec, to: Vec, first: number, second: number, pole: Vec): Vec {
  const way = minus(to, from);
  const reach = Math.min(lengthOf(way), first + second - 0.01);
  const direction = unit(way);
  const outward = unit(minus(pole, times(direction, dot(pole, direction))));
  const cos = clamped((first * first + reach * reach - second * second) / (2 * first * reach || 1));
  return add(from, add(times(direction, first * cos), times(outward, first * Math.sqrt(1 - cos * cos))));
}

/** Elbows point down, back and a little outwards unless a pose says more. */
const ARM_POLE: Vec = [-0.5, -1, 0.35];
/** Knees point forwards of a pelvis that stands and of one that leans. */
const LEG_POLE: Vec = [1, 1, 0.12];

/** Two bones of given lengths from a joint to a place, their hinge bending `bend` (1: the elbow's way, -1: the knee's). */
function reached(from: Vec, to: Vec, lengths: readonly [number, number], pole: Vec, bend: 1 | -1): [Axes, Axes, Vec] {
  const middle = middleJoint(from, to, ...lengths, pole);
  const way = unit(minus(to, from));
  const first = unit(minus(middle, from));
  const second = unit(minus(to, middle));
  const hinge = times(unit(cross(pole, way)), bend);
  return [boneAxes(first, hinge), boneAxes(second, hinge), middle];
}

const mirroredFor = (side: Side, [x, y, z]: Vec): Vec => [x, y, z * side];

function armParts(chest: Part, shoulder: Vec, arm: Arm, side: Side): ArmParts {
  const bones = "hand" in arm ? heldArm(chest, shoulder, arm, side) : freeArm(chest, shoulder, arm, side);
  const { forearm } = bones;
  const wrist = add(forearm.at, times(forearm.axes.up, -LENGTH.forearm));
  const axes = arm.palm
    ? boneAxes(unit(arm.palm), forearm.axes.right)
    : turnedAxes(forearm.axes, forearm.axes.right, arm.wrist ?? 0);
  return {
    ...bones,
    hand: { at: wrist, axes },
    grip: add(wrist, times(axes.up, -LENGTH.palm)),
    isOpen: arm.palm !== undefined,
  };
}

function heldArm(chest: Part, shoulder: Vec, arm: Extract<Arm, { hand: Vec }>, side: Side) {
  const lower = arm.palm ? LENGTH.forearm : LENGTH.forearm + LENGTH.palm;
  const pole = along(chest.axes, mirroredFor(side, arm.pole ?? ARM_POLE));
  const [upper, fore, elbow] = reached(shoulder, arm.hand, [LENGTH.upperArm, lower], pole, 1);
  return { upperArm: { at: shoulder, axes: upper }, forearm: { at: elbow, axes: fore } };
}

function freeArm(chest: Part, shoulder: Vec, arm: Exclude<Arm, { hand: Vec }>, side: Side) {
  const axes = swung(chest.axes, side, arm.flex ?? 0, arm.abd ?? 0, arm.rot ?? 0);
  const elbow = add(shoulder, times(axes.up, -LENGTH.upperArm));
  return {
    upperArm: { at: shoulder, axes },
    forearm: { at: elbow, axes: turnedAxes(axes, axes.right, arm.elbow ?? 0) },
  };
}

function legParts(pelvis: Part, leg: Leg, side: Side): LegParts {
  const hip = add(pelvis.at, times(pelvis.axes.right, LENGTH.hipHalf * side));
  if ("foot" in leg) {
    const pole = along(pelvis.axes, mirroredFor(side, leg.pole ?? LEG_POLE));
    const [thigh, shank, knee] = reached(hip, leg.foot, [LENGTH.thigh, LENGTH.shank], pole, -1);
    const ankle = add(knee, times(shank.up, -LENGTH.shank));
    return {
      thigh: { at: hip, axes: thigh },
      shank: { at: knee, axes: shank },
      foot: { at: ankle, axes: footAxes(leg.toesDown ?? 0, leg.toesOut ?? 0, side) },
    };
  }
  const thigh = swung(pelvis.axes, side, leg.flex ?? 0, leg.abd ?? 0, leg.rot ?? 0);
  const knee = add(hip, times(thigh.up, -LENGTH.thigh));
  const shank = turnedAxes(thigh, thigh.right, -(leg.knee ?? 0));
  const ankle = add(knee, times(shank.up, -LENGTH.shank));
  return {
    thigh: { at: hip, axes: thigh },
    shank: { at: knee, axes: shank },
    foot: { at: ankle, axes: turnedAxes(shank, shank.right, leg.ankle ?? 0) },
  };
}

const footAxes = (toesDown: number, toesOut: number, side: Side): Axes => {
  const out = turnedAxes(ROOM, ROOM.up, -toesOut * side);
  return turnedAxes(out, out.right, -toesDown);
};

/** Half of the spine's bend lies in the loin, half in the chest. */
export function bodyOf(pose: Pose): Body {
  const level = turnedAxes(ROOM, ROOM.up, -(pose.turn ?? 0));
  const tipped = turnedAxes(level, level.forward, pose.tip ?? 0);
  const pelvis: Part = { at: pose.hips, axes: turnedAxes(tipped, tipped.right, -(pose.lean ?? 0)) };
  const waistAxes = bent(pelvis.axes, pose.spine ?? {}, 0.5);
  const waist: Part = { at: add(pelvis.at, times(pelvis.axes.up, LENGTH.lumbar)), axes: waistAxes };
  const chest: Part = {
    at: add(waist.at, times(waistAxes.up, LENGTH.thoracic)),
    axes: bent(waistAxes, pose.spine ?? {}, 0.5),
  };
  const neck = add(chest.at, times(chest.axes.up, LENGTH.neckAbove));
  const shoulder = (side: Side) =>
    add(
      chest.at,
      along(chest.axes, [pose.protract ?? 0, LENGTH.shoulderAbove + (pose.shrug ?? 0), LENGTH.shoulderHalf * side]),
    );
  return {
    pelvis,
    waist,
    chest,
    breath: pose.breath ?? 0,
    head: { at: neck, axes: bent(chest.axes, pose.neck ?? {}, 1) },
    arms: [armParts(chest, shoulder(1), pose.arms[0], 1), armParts(chest, shoulder(-1), pose.arms[1], -1)],
    legs: [legParts(pelvis, pose.legs[0], 1), legParts(pelvis, pose.legs[1], -1)],
  };
}
