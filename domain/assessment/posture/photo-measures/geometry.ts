/** Pixels of the stored photo: x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Degrees of the line from p to q, 0 level, anticlockwise positive (SAPO). */
export const horizontalAngle = (p: Point, q: Point): number => degrees(Math.atan2(p.y - q.y, q.x - p.x));

/** Degrees of the line from low to high, 0 upright, positive to the right of the picture. */
export const angleFromVertical = (low: Point, high: Point): number =>
  degrees(Math.atan2(high.x - low.x, low.y - high.y));

/** Degrees at b between a and c, 0 to 180; null where two points coincide. */
export function interiorAngle(a: Point, b: Point, c: Point): number | null {
  const [first, second] = [
    { x: a.x - b.x, y: a.y - b.y },
    { x: c.x - b.x, y: c.y - b.y },
  ];
  const lengths = Math.hypot(first.x, first.y) * Math.hypot(second.x, second.y);
  if (lengths === 0) return null;
  const cosine = (first.x * second.x + first.y * second.y) / lengths;
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine))));
}

/** The point as it lies in a picture that is turned back by a tilt in degrees, positive to the right. */
export function turnedBack({ x, y }: Point, tilt: number): Point {
  const turn = (-tilt * Math.PI) / 180;
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

export const distance = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);

/** How far to the right of the line through top and bottom a point lies, in pixels. */
export function besideLine(point: Point, top: Point, bottom: Point): number {
  const share = bottom.y === top.y ? 0 : (point.y - top.y) / (bottom.y - top.y);
  return point.x - (top.x + share * (bottom.x - top.x));
}
