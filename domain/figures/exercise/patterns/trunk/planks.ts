import { GROUP } from "../../../../training/muscle-groups.ts";
import { bodyOf, LENGTH } from "../../body.ts";
import { mat, swissBall } from "../../equipment/furniture.ts";
import { placeOn } from "../../equipment/leg-machines.ts";
import { block, type Prop } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { alternating, anchored, HOLD, KNEE_HEIGHT, onToes, SIDE_VIEW, TOES_HEIGHT } from "../../posing/floor.ts";
import { add, degrees, minus, type Vec } from "../../space.ts";

const GROUPS = [GROUP.core, GROUP.abdomen];
const LEG = LENGTH.thigh + LENGTH.shank - 0.3;
/** From the hips to the shoulders. */
const TRUNK = LENGTH.lumbar + LENGTH.thoracic + LENGTH.shoulderAbove;

/** From the toes or the knees to the shoulders in one line, the shoulders `height` high above `x` 0. */
function lineTo(height: number, onKnees: boolean): Pick<Pose, "hips" | "lean" | "legs"> & { pivot: Vec } {
  const [low, leg] = onKnees ? [KNEE_HEIGHT, LENGTH.thigh - 0.2] : [TOES_HEIGHT, LEG];
  const sin = (height - low) / (leg + TRUNK);
  const cos = Math.sqrt(1 - sin * sin);
  const hips: Vec = [-TRUNK * cos, height - TRUNK * sin, 0];
  const end = hips[0] - leg * cos;
  const shank = { toesDown: 130, toesOut: 0, pole: [1, 0, 0] as Vec };
  const legs = onKnees ? bothLegs({ foot: [end - 34, 29, 8], ...shank }) : ([onToes(end, 8), onToes(end, -8)] as const);
  return { hips, lean: 90 - degrees(Math.asin(sin)), legs, pivot: [end, low, 0] };
}

const FOREARM_HEIGHT = 4.4;
const BALL = 28;

const ON_FOREARMS = (y: number): readonly [Arm, Arm] =>
  bothArms({ hand: [LENGTH.forearm + LENGTH.palm - 1, y + FOREARM_HEIGHT, 15], pole: [1, -1, 0.1] });
const ON_HANDS = bothArms({ hand: [0, 3.2, 19], palm: [1, 0, 0], pole: [-0.2, -1, 0.6] });

/** Height of the shoulders. */
const ON_FLOOR = { shoulders: 36, arms: ON_FOREARMS(0) };
const SUPPORTS: Readonly<Record<string, typeof ON_FLOOR>> = {
  forearms: ON_FLOOR,
  hands: { shoulders: 59, arms: ON_HANDS },
  ball: { shoulders: BALL * 2 + 34, arms: ON_FOREARMS(BALL * 2 - 3) },
};

const plank: Pattern = {
  label: "Prancha",
  groups: GROUPS,
  parameters: {
    support: { label: "Apoio", values: { forearms: "Antebraços", hands: "Braços estendidos", ball: "Bola suíça" } },
    feet: { label: "Pernas", values: { toes: "Na ponta dos pés", knees: "Joelhos apoiados" } },
  },
  build: ({ support = "forearms", feet }) => {
    const found = SUPPORTS[support] ?? ON_FLOOR;
    const onKnees = feet === "knees";
    const { pivot, ...line } = lineTo(found.shoulders, onKnees);
    const high: Pose = { ...line, neck: { flex: -4 }, arms: found.arms };
    return {
      ...HOLD,
      view: SIDE_VIEW,
      poses: [sagging(high, pivot), high],
      props: () => [...mat(-145, 45), ...(support === "ball" ? swissBall([12, BALL, 0], BALL) : [])],
    };
  },
};

/** Before a plank is held: the hips nearer to the floor, as far from the knees or the toes as before. */
function sagging(pose: Pose, pivot: Vec): Pose {
  const [x, y] = minus(pose.hips, pivot);
  const lower = Math.max(2, y - 9);
  const hips = add(pivot, [Math.sqrt(x * x + y * y - lower * lower), lower, 0]);
  return { ...pose, hips, lean: (pose.lean ?? 0) - 9, spine: { flex: -4 } };
}

function tapPose(): Pose {
  const { pivot: _, ...line } = lineTo(59, false);
  const [right, left] = ON_HANDS;
  const wide = (leg: Leg, z: number): Leg => ("foot" in leg ? { ...leg, foot: [leg.foot[0], leg.foot[1], z] } : leg);
  const legs = [wide(line.legs[0], 17), wide(line.legs[1], -17)] as const;
  const base: Pose = { ...line, legs, neck: { flex: -4 }, arms: [right, left] };
  const shoulder = placeOn(bodyOf(base).chest, [9, 22, -7]);
  return { ...base, arms: [{ hand: shoulder, palm: [0.5, 0, -1], pole: [0.2, -1, 1] }, left] };
}

const shoulderTap: Pattern = {
  label: "Prancha com toque nos ombros",
  groups: GROUPS,
  parameters: {},
  build: () => {
    const tap = tapPose();
    const both: Pose = { ...tap, arms: ON_HANDS };
    return {
      view: { around: 56, above: 12 },
      poses: alternating(both, tap),
      course: "cycle",
      effort: null,
      seconds: 8,
      props: () => mat(-145, 45),
    };
  },
};

/** On the left forearm, the head away from the feet along `-z`; `rise` in degrees from level. */
function onSidePose(rise: number, onKnees: boolean, place: Vec, side: number): Pose {
  const support: Arm = { hand: [30, FOREARM_HEIGHT, place[2]], pole: [-0.4, -0.1, 1] };
  const knee = onKnees ? 88 : 2;
  const pose: Pose = {
    hips: [0, 0, 0],
    tip: rise - 90,
    spine: { side },
    arms: [{ flex: 0, abd: 4, elbow: 4 }, support],
    legs: bothLegs({ flex: 0, knee, ankle: onKnees ? -30 : 6 }),
  };
  return anchored(pose, ({ legs: [, lower] }) => (onKnees ? lower.shank.at : lower.foot.at), [0, 5, 0]);
}

const sidePlank: Pattern = {
  label: "Prancha lateral",
  groups: GROUPS,
  parameters: { feet: { label: "Pernas", values: { feet: "Pés apoiados", knees: "Joelhos apoiados" } } },
  build: ({ feet }) => {
    const onKnees = feet === "knees";
    const [rise, length] = onKnees ? [24, 92] : [17, 133];
    const elbow: Vec = [0, 0, -length * Math.cos((rise * Math.PI) / 180) + 17.5 * Math.sin((rise * Math.PI) / 180) - 8];
    const floor: Prop = { ...block("mat", "pad", [0, 0.4, -64], [60, 1.6, 190], 0, 0.4), nearer: -200 };
    return {
      ...HOLD,
      view: { around: 80, above: 10 },
      poses: [onSidePose(rise * (onKnees ? 0.8 : 0.72), onKnees, elbow, 12), onSidePose(rise, onKnees, elbow, 0)],
      props: () => [floor],
    };
  },
};

const REVERSE_RISE = 23;

const reversePlank: Pattern = {
  label: "Prancha reversa",
  groups: [GROUP.core, GROUP.glutes],
  parameters: {},
  build: () => {
    const rise = (REVERSE_RISE * Math.PI) / 180;
    const hips: Vec = [-LEG * Math.cos(rise), 7 + LEG * Math.sin(rise), 0];
    const hands: Vec = [-(LEG + TRUNK) * Math.cos(rise) + 9, 3.2, 19];
    const shared = {
      arms: bothArms({ hand: hands, palm: [1, 0, 0], pole: [-1, -0.4, 0.3] }),
      legs: bothLegs({ foot: [0, 7, 8] as Vec, toesDown: -46, toesOut: 4, pole: [1, 0.2, 0] as Vec }),
    };
    return {
      ...HOLD,
      view: SIDE_VIEW,
      poses: [
        { ...shared, hips: [-81, 13, 0], lean: -32 },
        { ...shared, hips, lean: REVERSE_RISE - 90, neck: { flex: 12 } },
      ],
      props: () => mat(-150, 25),
    };
  },
};

export const PLANKS: Readonly<Record<string, Pattern>> = {
  plank,
  "shoulder-tap-plank": shoulderTap,
  "side-plank": sidePlank,
  "reverse-plank": reversePlank,
};
