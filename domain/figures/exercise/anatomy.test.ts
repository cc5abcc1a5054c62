import { describe, expect, it } from "vitest";
import { type Body, bodyOf, LENGTH, type Part } from "./body.ts";
import { bodyAt, type Choreography, poseAt } from "./choreography.ts";
import type { Prop, Solid } from "./equipment/prop.ts";
import { fleshOf } from "./flesh.ts";
import type { Movement } from "./movement.ts";
import { choreographyOf, PATTERNS } from "./patterns.ts";
import { type Arm, type Leg, mirroredPose } from "./pose.ts";
import { add, cross, degrees, dot, lengthOf, minus, mirroredInZ, times, turned, unit, type Vec } from "./space.ts";
import type { Round } from "./view.ts";

/**
 * Degrees, from the largest extension to the largest flexion and so on: passive ranges of healthy adults after I. A. Kapandji, The
 * Physiology of the Joints, and for the neck after the American Academy of Orthopaedic Surgeons, Joint Motion (1965), rounded outwards. The
 * shoulder's include the girdle, the trunk's twist the pelvis, the ankle's the foot.
 */
const RANGE = {
  shoulderFlexion: [-65, 190],
  shoulderAdduction: -55,
  shoulderBehind: 50,
  shoulderRotation: [-105, 115],
  elbow: [-10, 160],
  wrist: 95,
  hipFlexion: [-35, 148],
  hipAbduction: [-35, 75],
  hipRotation: [-65, 50],
  knee: [-8, 162],
  ankle: [-62, 42],
  footTurn: 55,
  spineFlexion: [-60, 110],
  spineSide: 50,
  spineTwist: 55,
  neckFlexion: [-75, 65],
  neckSide: 50,
  neckTwist: 85,
} as const;

/** Centimetres that flesh gives way. */
const SOFT = 4.5;
/** The end of a limb meets what it holds within this distance, in centimetres of the figure's scale. */
const MEETS = 1;
const PHASES = [0, 0.125, 0.25, 0.375, 0.5, 0.75];
const SIDES = [1, -1] as const;

const products = (parameters: readonly (readonly [string, readonly string[]])[]): Record<string, string>[] =>
  parameters.reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Every pattern with every combination of its parameters: the form offers them all. */
const MOVEMENTS: Movement[] = Object.entries(PATTERNS).flatMap(([pattern, { parameters }]) =>
  products(Object.entries(parameters).map(([name, { values }]) => [name, Object.keys(values)] as const)).map(
    (chosen) => ({ pattern, parameters: chosen }),
  ),
);

const named = ({ pattern, parameters }: Movement) => [pattern, ...Object.values(parameters)].join(" ");

function choreography(movement: Movement): Choreography {
  const found = choreographyOf(movement);
  if (!found) throw new Error(`${named(movement)} is unknown`);
  return found;
}

const outside = (what: string, value: number, [low, high]: readonly [number, number]): string[] =>
  value < low || value > high ? [`${what} ${Math.round(value)}°`] : [];

const within = (what: string, value: number, most: number) => outside(what, value, [-most, most]);

const asin = (value: number) => degrees(Math.asin(Math.min(1, Math.max(-1, value))));

const down = ({ axes }: Part): Vec => times(axes.up, -1);

/** Flexion and abduction of a bone below a part, both ways to say them. */
function swings(parent: Part, bone: Part, side: 1 | -1) {
  const way = down(bone);
  const { forward, up, right } = parent.axes;
  const abd = asin(dot(way, right) * side);
  const raw = degrees(Math.atan2(dot(way, forward), -dot(way, up)));
  const flex = raw < -120 ? raw + 360 : raw;
  return [
    { flex, abd },
    { flex: flex - 180, abd: 180 - abd },
    { flex: flex + 180, abd: 180 - abd },
  ].map((one) => {
    const neutral = turned(turned(right, forward, -one.abd * side), right, one.flex);
    const rot = degrees(
      Math.atan2(dot(cross(neutral, bone.axes.right), times(way, -1)), dot(neutral, bone.axes.right)),
    );
    return { ...one, rot: rot * side };
  });
}

const isIn = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** Beyond this a bone points so far sideways that flexion and rotation are one. */
const SIDEWAYS = 65;
/** A hinge that is bent less does not show how its bone is turned. */
const BENT = 25;

function armFaults(body: Body, index: 0 | 1): string[] {
  const { upperArm, forearm, hand } = body.arms[index];
  const ways = swings(body.chest, upperArm, SIDES[index]);
  const [first] = ways;
  if (!first) return [];
  const elbow = hinge(upperArm, forearm, 1);
  const behind = asin(-dot(down(upperArm), body.chest.axes.forward));
  return [
    ...(first.abd < RANGE.shoulderAdduction ? [`shoulder adduction ${Math.round(first.abd)}°`] : []),
    ...(first.abd < 45 ? outside("shoulder flexion", first.flex, RANGE.shoulderFlexion) : []),
    ...(first.abd >= 45 && behind > RANGE.shoulderBehind ? [`arm behind the body ${Math.round(behind)}°`] : []),
    ...(elbow > BENT &&
    Math.abs(first.abd) < SIDEWAYS &&
    !ways.some(({ flex, rot }) => isIn(flex, RANGE.shoulderFlexion) && isIn(rot, RANGE.shoulderRotation))
      ? [`shoulder rotation ${Math.round(first.rot)}°`]
      : []),
    ...outside("elbow", elbow, RANGE.elbow),
    ...within("wrist", degrees(Math.acos(Math.min(1, dot(down(forearm), down(hand))))), RANGE.wrist),
  ];
}

/** `bend` 1 where the lower bone flexes forwards, -1 where backwards. */
function hinge(upper: Part, lower: Part, bend: 1 | -1): number {
  const way = down(lower);
  return degrees(Math.atan2(dot(way, upper.axes.forward) * bend, dot(way, down(upper))));
}

function legFaults(body: Body, index: 0 | 1): string[] {
  const { thigh, shank, foot } = body.legs[index];
  const [first] = swings(body.pelvis, thigh, SIDES[index]);
  if (!first) return [];
  const knee = hinge(thigh, shank, -1);
  return [
    ...outside("hip abduction", first.abd, RANGE.hipAbduction),
    ...(first.abd < SIDEWAYS ? outside("hip flexion", first.flex, RANGE.hipFlexion) : []),
    ...(knee > BENT && first.abd < SIDEWAYS ? outside("hip rotation", first.rot, RANGE.hipRotation) : []),
    ...outside("knee", knee, RANGE.knee),
    ...outside("ankle", asin(dot(foot.axes.forward, shank.axes.up)), RANGE.ankle),
    ...within("foot turned", asin(dot(foot.axes.forward, shank.axes.right)), RANGE.footTurn),
  ];
}

function trunkFaults({ spine = {}, neck = {} }: ReturnType<typeof poseAt>): string[] {
  return [
    ...outside("spine flexion", spine.flex ?? 0, RANGE.spineFlexion),
    ...within("spine side", spine.side ?? 0, RANGE.spineSide),
    ...within("spine twist", spine.twist ?? 0, RANGE.spineTwist),
    ...outside("neck flexion", neck.flex ?? 0, RANGE.neckFlexion),
    ...within("neck side", neck.side ?? 0, RANGE.neckSide),
    ...within("neck twist", neck.twist ?? 0, RANGE.neckTwist),
  ];
}

/** How deep a ball is in a box, in centimetres. */
function depthIn({ middle, axes, half }: Solid, { at, radius }: Round): number {
  const way = minus(at, middle);
  const over: Vec = [
    Math.abs(dot(way, axes.forward)) - half[0],
    Math.abs(dot(way, axes.up)) - half[1],
    Math.abs(dot(way, axes.right)) - half[2],
  ];
  const outer = lengthOf([Math.max(over[0], 0), Math.max(over[1], 0), Math.max(over[2], 0)]);
  return radius - (outer || Math.max(...over));
}

const roundsOf = (body: Body, keys: readonly string[]) =>
  fleshOf(body).flatMap(({ key, hulls, shoe }) =>
    keys.some((one) => key.endsWith(one)) ? [...hulls.flat(), ...(shoe ?? [])].map((round) => ({ key, round })) : [],
  );

const overlap = (a: Round, b: Round) => a.radius + b.radius - lengthOf(minus(a.at, b.at));

/** Balls of a hand, a forearm, a shank and a foot: what can strike the trunk. */
function endsOf(body: Body): { key: string; round: Round }[] {
  const upperEnds = 3;
  return fleshOf(body).flatMap(({ key, hulls, shoe }) =>
    key.endsWith("arm") || key.endsWith("leg")
      ? [...hulls.flat().slice(upperEnds + 1), ...(shoe ?? [])].map((round) => ({ key, round }))
      : [],
  );
}

function collisions(body: Body, props: readonly Prop[]): string[] {
  const all = roundsOf(body, ["trunk", "head", "arm", "leg"]);
  const trunk = roundsOf(body, ["trunk"]).map(({ round }) => round);
  const sunk = props.flatMap(({ key, solid }) =>
    solid ? all.flatMap((one) => (depthIn(solid, one.round) > SOFT ? [`${one.key} in ${key}`] : [])) : [],
  );
  const below = all.flatMap(({ key, round }) => (round.at[1] - round.radius < -SOFT ? [`${key} below the floor`] : []));
  const struck = endsOf(body).flatMap(({ key, round }) =>
    trunk.some((part) => overlap(round, part) > SOFT * 1.5) ? [`${key} in the trunk`] : [],
  );
  return [...new Set([...sunk, ...below, ...struck])];
}

const missedBy = (what: string, at: Vec, wanted: Vec): string[] => {
  const distance = lengthOf(minus(at, wanted));
  return distance > MEETS ? [`${what} misses its place by ${distance.toFixed(1)} cm`] : [];
};

function missed(body: Body, arms: readonly [Arm, Arm], legs: readonly [Leg, Leg]): string[] {
  return ([0, 1] as const).flatMap((index) => {
    const [arm, leg] = [arms[index], legs[index]];
    const { hand, grip } = body.arms[index];
    return [
      ...("hand" in arm ? missedBy("hand", arm.palm ? hand.at : grip, arm.hand) : []),
      ...("foot" in leg ? missedBy("foot", body.legs[index].foot.at, leg.foot) : []),
    ];
  });
}

/** Shares of body mass: Winter, Biomechanics and Motor Control of Human Movement, 4th ed., table 4.1. */
function centreOfMass(body: Body): Vec {
  const at = (part: Part, length: number) => add(part.at, times(down(part), length));
  const masses: [number, Vec][] = [
    [0.497, add(body.waist.at, times(body.waist.axes.up, LENGTH.thoracic))],
    [0.081, add(body.head.at, times(body.head.axes.up, 10))],
    ...body.arms.flatMap(({ upperArm, forearm }): [number, Vec][] => [
      [0.028, at(upperArm, LENGTH.upperArm * 0.44)],
      [0.022, at(forearm, LENGTH.forearm * 0.68)],
    ]),
    ...body.legs.flatMap(({ thigh, shank }): [number, Vec][] => [
      [0.1, at(thigh, LENGTH.thigh * 0.43)],
      [0.061, at(shank, LENGTH.shank * 0.6)],
    ]),
  ];
  return masses.reduce<Vec>((sum, [mass, place]) => add(sum, times(place, mass)), [0, 0, 0]);
}

function effortFaults(found: Choreography): string[] {
  if (found.effort === null) return [];
  const [from, to] = found.effort === "out" ? [0, 0.5] : [0.5, 1];
  const [before, after] = [from, to].map((phase) => {
    const body = bodyAt(found, phase === 1 ? 0 : phase);
    return { body, loads: found.props(body).flatMap(({ key, load }) => (load ? [{ key, load }] : [])) };
  });
  if (!before || !after) return [];
  if (before.loads.length === 0) {
    return centreOfMass(after.body)[1] > centreOfMass(before.body)[1] + 1
      ? []
      : ["the body does not rise in the effort"];
  }
  const moved = before.loads.flatMap(({ key, load }) => {
    const later = after.loads.find((one) => one.key === key)?.load;
    if (!later) return [];
    if (load.pull === "gravity") return [later.at[1] - load.at[1]];
    return later.pull === "cable" ? [lengthOf(minus(later.at, later.from)) - lengthOf(minus(load.at, load.from))] : [];
  });
  return Math.max(...moved) > 1 && Math.min(...moved) > -1
    ? []
    : [`loads move by ${moved.map(Math.round).join(", ")} cm`];
}

describe("anatomy of every movement", () => {
  it.each(MOVEMENTS.map((movement) => [named(movement), movement] as const))("%s", (_, movement) => {
    const found = choreography(movement);
    const faults = PHASES.flatMap((phase) => {
      const pose = poseAt(found, phase);
      const body = bodyOf(pose);
      return [
        ...trunkFaults(pose),
        ...armFaults(body, 0).map((fault) => `right ${fault}`),
        ...armFaults(body, 1).map((fault) => `left ${fault}`),
        ...legFaults(body, 0).map((fault) => `right ${fault}`),
        ...legFaults(body, 1).map((fault) => `left ${fault}`),
        ...collisions(body, found.props(body)),
        ...missed(body, pose.arms, pose.legs),
      ].map((fault) => `${phase}: ${fault}`);
    });
    expect([...faults, ...effortFaults(found)]).toEqual([]);
  });
});

describe("a mirrored pose", () => {
  it.each(MOVEMENTS.slice(0, 40).map((movement) => [named(movement), movement] as const))("%s", (_, movement) => {
    const pose = poseAt(choreography(movement), 0.5);
    const [body, mirrored] = [bodyOf(pose), bodyOf(mirroredPose(pose))];
    const near = (a: Vec, b: Vec) => expect(lengthOf(minus(a, b))).toBeLessThan(1e-6);
    near(mirrored.head.at, mirroredInZ(body.head.at));
    near(mirrored.arms[0].grip, mirroredInZ(body.arms[1].grip));
    near(mirrored.legs[1].foot.at, mirroredInZ(body.legs[0].foot.at));
    near(unit(mirrored.chest.axes.up), mirroredInZ(body.chest.axes.up));
  });
});
