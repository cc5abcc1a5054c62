/** Centimetres: `x` forwards, `y` up, `z` to the person's right. */
export type Vec = readonly [x: number, y: number, z: number];

/** A part's own axes in the room: forwards, up, to the person's right. */
export interface Axes {
  readonly forward: Vec;
  readonly up: Vec;
  readonly right: Vec;
}

export const ROOM: Axes = { forward: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] };

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const times = (a: Vec, factor: number): Vec => [a[0] * factor, a[1] * factor, a[2] * factor];

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);

export const unit = (a: Vec): Vec => times(a, 1 / (lengthOf(a) || 1));

export const between = (a: Vec, b: Vec, share: number): Vec => add(a, times(minus(b, a), share));

export const mirroredInZ = ([x, y, z]: Vec): Vec => [x, y, -z];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Right-handed rotation of `a` around a unit axis. */
export function turned(a: Vec, axis: Vec, angle: number): Vec {
  if (angle === 0) return a;
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return add(add(times(a, cos), times(cross(axis, a), sin)), times(axis, dot(axis, a) * (1 - cos)));
}

export const turnedAxes = ({ forward, up, right }: Axes, axis: Vec, angle: number): Axes => ({
  forward: turned(forward, axis, angle),
  up: turned(up, axis, angle),
  right: turned(right, axis, angle),
});

/** A vector or a place given along a part's own axes, in the room's. */
export const along = ({ forward, up, right }: Axes, [x, y, z]: Vec): Vec =>
  add(add(times(forward, x), times(up, y)), times(right, z));
