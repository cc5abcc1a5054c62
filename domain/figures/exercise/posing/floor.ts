import { type Body, bodyOf, LENGTH } from "../body.ts";
import { bothLegs, type Leg, mirroredPose, type Pose } from "../pose.ts";
import { add, minus, type Vec } from "../space.ts";

/** Height of the hips of who lies on the back, in centimetres. */
export const SUPINE = 12;
/** Height of a knee that stands on the floor. */
export const KNEE_HEIGHT = 5.6;

/** The same pose moved to where a place of the body meets one of the room. */
export const anchored = (pose: Pose, of: (body: Body) => Vec, place: Vec): Pose => ({
  ...pose,
  hips: add(pose.hips, minus(place, of(bodyOf(pose)))),
});

/** Knees below `x` on the floor, shanks and laces behind them. */
export const kneeling = (z = 9, x = 0): readonly [Leg, Leg] =>
  bothLegs({ foot: [x - LENGTH.shank, 8.5, z], toesDown: 150, toesOut: 0, pole: [1, -0.3, 0] });

/** Hips of who kneels with thighs that lean forwards by an angle in radians. */
export const aboveKnees = (angle: number, x = 0): Vec => [
  x + Math.sin(angle) * (LENGTH.thigh - 0.3),
  KNEE_HEIGHT + Math.cos(angle) * (LENGTH.thigh - 0.3),
  0,
];

/** Ankle of a foot that stands on its toes with the sole to the back. */
export const TOES_HEIGHT = 19.3;

export const onToes = (x: number, z: number): Leg => ({ foot: [x, TOES_HEIGHT, z], toesDown: 84, pole: [1, 0, 0] });

/** Hands beside the head, elbows to the sides. */
export const BESIDE_HEAD = { flex: 20, abd: 98, rot: -72, elbow: 138 } as const;

export const HOLD = { course: "hold", effort: null, seconds: 3 } as const;
export const SIDE_VIEW = { around: 12, above: 9 };

/** Both sides in turn, each kept for a moment. One side stands at half the round, where the still drawing looks. */
export function alternating(middle: Pose, side: Pose): [Pose, ...Pose[]] {
  const other = mirroredPose(side);
  return [middle, other, other, middle, side, side, middle, middle];
}
