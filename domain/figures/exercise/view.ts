import { radians, type Vec } from "./space.ts";

/** The viewer stands, in degrees, `around` the person (0 sees the right side, 90 the face, 180 the left side, 270 the back) and `above` the floor. */
export interface View {
  readonly around: number;
  readonly above: number;
}

/** On the paper: to the right, down, and towards the viewer. */
export type Seen = readonly [x: number, y: number, near: number];

export type See = (at: Vec) => Seen;

export function seenFrom({ around, above }: View): See {
  const [cos, sin] = [Math.cos(radians(around)), Math.sin(radians(around))];
  const [rise, fall] = [Math.cos(radians(above)), Math.sin(radians(above))];
  return ([x, y, z]) => {
    const near = x * sin + z * cos;
    return [x * cos - z * sin, near * fall - y * rise, near * rise + y * fall];
  };
}

/** A ball, or the rim of a plate with `first` and `second` as its half axes. */
export interface Round {
  readonly at: Vec;
  readonly radius: number;
  readonly rim?: readonly [first: Vec, second: Vec];
}

/** A round on paper: a circle, or an oval with half axes a and b that is `radius` thicker. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly oval: readonly [ax: number, ay: number, bx: number, by: number] | null;
}

export const circlesOf = (rounds: readonly Round[], see: See): Circle[] =>
  rounds.map(({ at, radius, rim }) => {
    const [x, y] = see(at);
    if (!rim) return { x, y, radius, oval: null };
    const [[ax, ay], [bx, by]] = [see(rim[0]), see(rim[1])];
    return { x, y, radius, oval: [ax, ay, bx, by] };
  });

type Corner = readonly [x: number, y: number];

const DIRECTIONS = Array.from({ length: 32 }, (_, index): Corner => {
  const angle = (index / 32) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
});

/** How far a circle reaches in a direction. Named places instead of destructured ones: it runs thousands of times a frame. */
function reachOf(circle: Circle, direction: Corner): number {
  const middle = circle.x * direction[0] + circle.y * direction[1] + circle.radius;
  const { oval } = circle;
  if (oval === null) return middle;
  const [a, b] = [oval[0] * direction[0] + oval[1] * direction[1], oval[2] * direction[0] + oval[3] * direction[1]];
  return middle + Math.sqrt(a * a + b * b);
}

function farthestPoint({ x, y, radius, oval }: Circle, [dx, dy]: Corner): Corner {
  if (!oval) return [x + radius * dx, y + radius * dy];
  const [ax, ay, bx, by] = oval;
  const [a, b] = [ax * dx + ay * dy, bx * dx + by * dy];
  const size = Math.hypot(a, b) || 1;
  return [x + radius * dx + (ax * a + bx * b) / size, y + radius * dy + (ay * a + by * b) / size];
}

/** Each direction gets the circle that reaches farthest in it. */
function farthestOf(circles: readonly Circle[]): Circle[] {
  const [first] = circles;
  if (!first) return [];
  return DIRECTIONS.map((direction) => {
    let farthest = first;
    let most = reachOf(first, direction);
    for (const circle of circles) {
      const reach = reachOf(circle, direction);
      if (reach <= most) continue;
      farthest = circle;
      most = reach;
    }
    return farthest;
  });
}

/** Corners of the hull around circles. */
export const hullCorners = (circles: readonly Circle[]): Corner[] =>
  farthestOf(circles).map((circle, index) => farthestPoint(circle, DIRECTIONS[index] ?? [1, 0]));

/** Angle of the line that touches two circles, nearest to a direction. */
function tangentAngle(from: Circle, to: Circle, near: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const cos = (from.radius - to.radius) / (Math.hypot(dx, dy) || 1);
  const opening = Math.acos(Math.min(1, Math.max(-1, cos)));
  const along = Math.atan2(dy, dx);
  const isNear = (angle: number) => Math.cos(angle - near);
  return isNear(along + opening) > isNear(along - opening) ? along + opening : along - opening;
}

/** The outline around circles, of arcs and straight lines. */
export function hullPath(circles: readonly Circle[]): string {
  const farthest = farthestOf(circles);
  if (circles.some(({ oval }) => oval)) return polygon(hullCorners(circles));
  const changes = farthest.flatMap((circle, index) => {
    const neighbour = farthest.at(index - 1);
    if (neighbour === undefined || neighbour === circle) return [];
    const angle = tangentAngle(neighbour, circle, ((index - 0.5) / DIRECTIONS.length) * 2 * Math.PI);
    return [{ circle, normal: [Math.cos(angle), Math.sin(angle)] as const, angle }];
  });
  const [first] = changes;
  if (!first) return wholeCircle(farthest[0]);
  let path = `M${pair(farthestPoint(first.circle, first.normal))}`;
  for (const [index, { circle, angle }] of changes.entries()) {
    const next: (typeof changes)[number] = changes[index + 1] ?? first;
    const turn = (next.angle - angle + 4 * Math.PI) % (2 * Math.PI);
    const radius = short(circle.radius);
    path += `A${radius} ${radius} 0 ${turn > Math.PI ? 1 : 0} 1 ${pair(farthestPoint(circle, next.normal))}`;
    if (next !== first) path += `L${pair(farthestPoint(next.circle, next.normal))}`;
  }
  return `${path}Z`;
}

function wholeCircle(circle: Circle | undefined): string {
  if (!circle) return "";
  const { x, y, radius } = circle;
  const r = short(radius);
  return `M${pair([x - radius, y])}A${r} ${r} 0 1 1 ${pair([x + radius, y])}A${r} ${r} 0 1 1 ${pair([x - radius, y])}Z`;
}

/** Corners go round clockwise on paper: an inner point lies to the right of every edge. */
function isInside(corners: readonly Corner[], [x, y]: Corner): boolean {
  let last = corners.at(-1);
  for (const corner of corners) {
    if (last && (corner[0] - last[0]) * (y - last[1]) < (corner[1] - last[1]) * (x - last[0])) return false;
    last = corner;
  }
  return true;
}

const PIECE = 2.5;

/** How far from its joint a limb has no line of its own where it lies on the trunk, in radii of the joint. */
const GROWTH = 1.5;

/** The outline around circles without what lies inside of other hulls near the first circle: a limb that grows out of the trunk. */
export function openHullPath(circles: readonly Circle[], others: readonly (readonly Corner[])[]): string {
  const corners = hullCorners(circles);
  const root = circles[0] ?? { x: 0, y: 0, radius: 0 };
  const isNear = ([x, y]: Corner) => Math.hypot(x - root.x, y - root.y) < root.radius * GROWTH;
  const points = corners.flatMap((corner, index): Corner[] => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    if (!isNear(corner) && !isNear(next)) return [corner];
    const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / PIECE));
    return Array.from({ length: pieces }, (_, piece) => [
      corner[0] + ((next[0] - corner[0]) * piece) / pieces,
      corner[1] + ((next[1] - corner[1]) * piece) / pieces,
    ]);
  });
  const isHidden = points.map((point) => isNear(point) && others.some((other) => isInside(other, point)));
  const start = isHidden.indexOf(true);
  if (start < 0) return polygon(corners);
  let path = "";
  let isDrawing = false;
  for (let step = 1; step <= points.length; step += 1) {
    const index = (start + step) % points.length;
    const point = points[index] ?? [0, 0];
    if (!isHidden[index]) path += `${isDrawing ? "L" : "M"}${pair(point)}`;
    isDrawing = !isHidden[index];
  }
  return path;
}

const polygon = (corners: readonly Corner[]): string => `M${corners.map(pair).join("L")}Z`;

export const linePath = (points: readonly Vec[], see: See): string =>
  points.map((point, index) => `${index === 0 ? "M" : "L"}${pair([see(point)[0], see(point)[1]])}`).join("");

/** A tenth of a centimetre is finer than any screen shows. */
const short = (value: number) => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Corner): string => `${short(x)} ${short(y)}`;
