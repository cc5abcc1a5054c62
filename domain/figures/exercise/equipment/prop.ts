import { type Axes, add, along, between, cross, ROOM, times, turnedAxes, unit, type Vec } from "../space.ts";
import type { Round } from "../view.ts";

export type PropTone = "steel" | "pad" | "load" | "ground" | "shoe";

/** A thing beside the body: the hull around balls, or a line of a width. */
export interface Prop {
  readonly key: string;
  readonly tone: PropTone;
  readonly hull?: readonly Round[];
  readonly line?: { readonly points: readonly Vec[]; readonly width: number };
  /** Centimetres nearer to the viewer than it stands: for what is drawn over the body that it touches. */
  readonly nearer?: number;
  /** Moved by the muscles: `gravity` rises in the effort, `cable` comes out of its pulley at `from`. */
  readonly load?:
    | { readonly at: Vec; readonly pull: "gravity" }
    | { readonly at: Vec; readonly pull: "cable"; readonly from: Vec };
  /** A body does not sink into it. */
  readonly solid?: Solid;
}

export interface Solid {
  readonly middle: Vec;
  readonly axes: Axes;
  /** Forwards, up, right, from the middle to the faces. */
  readonly half: Vec;
}

export const tube = (key: string, tone: PropTone, points: readonly Vec[], radius: number): Prop => ({
  key,
  tone,
  hull: points.map((at) => ({ at, radius })),
});

/** A long tube in pieces: each piece stands before or behind the body by itself. */
export const longTube = (key: string, tone: PropTone, from: Vec, to: Vec, radius: number, pieces = 4): Prop[] =>
  Array.from({ length: pieces }, (_, index) =>
    cable(
      `${key}-${index}`,
      [between(from, to, index / pieces), between(from, to, (index + 1) / pieces)],
      radius * 2,
      tone,
    ),
  );

const across = (axis: Vec): [Vec, Vec] => {
  const other: Vec = Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const first = unit(cross(axis, other));
  return [first, cross(axis, first)];
};

/** A round plate around an axis. */
export function plate(key: string, tone: PropTone, middle: Vec, axis: Vec, radius: number, thickness: number): Prop {
  const along = unit(axis);
  const [first, second] = across(along);
  const rim = [times(first, radius), times(second, radius)] as const;
  const hull = [-0.5, 0.5].map((end) => ({ at: add(middle, times(along, end * thickness)), radius: 0.3, rim }));
  return { key, tone, hull };
}

/** A pad or a box: `size` forwards, up, right; leaning `lean` degrees back-to-front like a body. */
export function block(key: string, tone: PropTone, middle: Vec, size: Vec, lean = 0, round = 1.2): Prop {
  const axes = turnedAxes(ROOM, ROOM.right, -lean);
  const half: Vec = [size[0] / 2, size[1] / 2, size[2] / 2];
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z) => ({
        at: add(middle, along(axes, [x * (half[0] - round), y * (half[1] - round), z * (half[2] - round)])),
        radius: round,
      })),
    ),
  );
  return { key, tone, hull: corners, solid: { middle, axes, half } };
}

export const cable = (key: string, points: readonly Vec[], width = 1, tone: PropTone = "steel"): Prop => ({
  key,
  tone,
  line: { points, width },
});

export const lifted = (prop: Prop, nearer: number): Prop => ({ ...prop, nearer });

/** The load of a machine that is out of sight: nothing is drawn. `at` moves away from `from` in the effort. */
export const resistance = (at: Vec, from: Vec): Prop => ({
  key: "resistance",
  tone: "steel",
  hull: [],
  load: { at, pull: "cable", from },
});
