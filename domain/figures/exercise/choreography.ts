import type { Body } from "./body.ts";
import { bodyOf } from "./body.ts";
import type { Prop } from "./equipment/prop.ts";
import { mixedPose, type Pose } from "./pose.ts";
import type { View } from "./view.ts";

/**
 * `return`: out along the poses and back. `cycle`: round them, the last leads to the first. `hold`: into the last pose, held there, and back.
 */
export type Course = "return" | "cycle" | "hold";

/** A movement ready to be drawn. */
export interface Choreography {
  readonly view: View;
  readonly poses: readonly [Pose, ...Pose[]];
  readonly course: Course;
  /** The half of a repetition that works against the load: `out` from the first pose, `back` to it. Null where none does. */
  readonly effort: "out" | "back" | null;
  /** Seconds of a repetition or of a round without a prescribed cadence. */
  readonly seconds: number;
  readonly props: (body: Body) => readonly Prop[];
}

/** Slow, fast, slow, as limbs move. */
const eased = (share: number) => (1 - Math.cos(share * Math.PI)) / 2;

/** The pose at a phase from 0 to 1 of a repetition. */
export function poseAt({ poses, course }: Choreography, phase: number): Pose {
  if (course === "cycle") {
    const at = (((phase % 1) + 1) % 1) * poses.length;
    const index = Math.floor(at);
    return mixedPose(poses[index] ?? poses[0], poses[(index + 1) % poses.length] ?? poses[0], at - index);
  }
  const out = eased(phase <= 0.5 ? phase * 2 : 2 - phase * 2) * (poses.length - 1);
  const index = Math.min(Math.floor(out), Math.max(0, poses.length - 2));
  return mixedPose(poses[index] ?? poses[0], poses[index + 1] ?? poses[index] ?? poses[0], out - index);
}

export const bodyAt = (choreography: Choreography, phase: number): Body => bodyOf(poseAt(choreography, phase));
