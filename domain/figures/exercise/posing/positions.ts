import { LENGTH, type Part } from "../body.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../pose.ts";
import { radians, type Vec } from "../space.ts";
import { standing } from "./stance.ts";
import { on } from "./variants.ts";

/** Height of the hip joints of a trunk that lies or sits, in centimetres. */
export const LYING_HIPS = 11.8;
export const SITTING_HIPS = 10.8;

/** On the back, head to the left. */
export const ON_BACK = { hips: [0, LYING_HIPS, 0] as Vec, lean: -90 } as const;
/** Face down, head to the right. */
export const FACE_DOWN = { hips: [0, 11.5, 0] as Vec, lean: 90 } as const;
/** On the left side, face to the viewer, head to the right. */
export const ON_SIDE = { hips: [0, 19, 0] as Vec, lean: 90, tip: -90, spine: { side: 14 } } as const;

/** On the back with bent knees: the foot stands on the floor. */
export const FOOT_FLAT: Leg = { flex: 55, knee: 117, ankle: -28 };
export const ON_HEELS = {
  hips: [0, 22, 0] as Vec,
  legs: bothLegs({ flex: 67, abd: 8, knee: 157, ankle: -60 }),
} as const;

export const ARMS_DOWN: readonly [Arm, Arm] = bothArms({ abd: 12, elbow: 8 });

/** Upright on a chair, the thighs level. */
export const SEAT_HEIGHT = 43;
export const ON_CHAIR: Pose = {
  hips: [0, SEAT_HEIGHT + SITTING_HIPS, 0],
  arms: bothArms({ hand: [27, SEAT_HEIGHT + 19, 14], pole: [-1, -0.3, 0.5] }),
  legs: standing(40, 12),
};

/** Straight from the shoulders over the hips to the heels, on the hands and the toes. */
export const PLANK: Pose = {
  hips: [0, 40, 0],
  lean: 67.5,
  neck: { flex: -10 },
  arms: bothArms({ hand: [45, 3.4, 19], palm: [1, 0, 0], pole: [-1, 0, 0.5] }),
  legs: bothLegs({ foot: [-76.5, LENGTH.ball + 2, 9], toesDown: 62, pole: [1, -0.2, 0] }),
};

/** On the knees, which stay where they are: the hips `back` degrees behind them. */
export const onKnees = (lean: number, back: number, abd = 2): Pick<Pose, "hips" | "lean" | "legs"> => ({
  hips: [-LENGTH.thigh * Math.sin(radians(back)), 5.8 + LENGTH.thigh * Math.cos(radians(back)), 0],
  lean,
  legs: bothLegs({ flex: lean + back, abd, knee: 88 + back, ankle: -60 }),
});

/** On hands and knees: the hands below the shoulders, the knees below the hips. */
export const ALL_FOURS: Pose = {
  ...onKnees(77, 0),
  neck: { flex: -12 },
  arms: bothArms({ hand: [49, 3.4, 18], palm: [1, 0, 0], pole: [-1, 0, 0.5] }),
};

/** Hands together before the chest. */
export const clasped = (chest: Part): readonly [Arm, Arm] => [
  { hand: on(chest, [26, 12, 4]), pole: [-0.2, -1, 0.8] },
  { hand: on(chest, [26, 12, -4]), pole: [-0.2, -1, 0.8] },
];
