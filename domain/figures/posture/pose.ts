import type { Warp } from "../body-drawing.ts";
import type { Outline, Point } from "../curve.ts";

export type PoseView = "front" | "back" | "side" | "sole" | "hips" | "arch";

/** `arc`: how far it bows to the left of its way, as a share of its length. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly arc?: number;
}

export interface Landmark {
  readonly upright: Outline;
  readonly posed: Outline;
  readonly isShape?: boolean;
  readonly edge?: Outline;
}

/** Given for the viewer's right half, or facing right; the other side is its mirror. */
export interface Pose {
  readonly view: PoseView;
  /** The square that is seen: its left, its top, its size. */
  readonly window: readonly [x: number, y: number, size: number];
  readonly warp?: Warp;
  readonly landmarks?: readonly Landmark[];
  readonly arrows: readonly Arrow[];
}
