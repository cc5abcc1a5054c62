import { GROUP } from "../../../../training/muscle-groups.ts";
import { dumbbell, kettlebell } from "../../equipment/free-weights.ts";
import { hackMachine, sissyBench } from "../../equipment/leg-machines.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { CARRIED, carriedProps, carrying, underBar } from "../../posing/carried.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { add, between, radians, type Vec } from "../../space.ts";

/** The bar stands over the middle of the feet; in the Smith machine the feet are a little before it. */
const barX = (load: string) => (load === "smith" ? -3 : 4);

/** Upright chests need less lean. */
const SQUAT_LEAN: Readonly<Record<string, number>> = { "front-barbell": 24, goblet: 24, smith: 26 };

function squatPose(load: string, depth: 0 | 1): Pose {
  const lean = depth === 0 ? 3 : (SQUAT_LEAN[load] ?? 40);
  const hips: Vec =
    depth === 0
      ? [0, HIP_HEIGHT - (load === "smith" ? 3 : 0.8), 0]
      : [load === "goblet" || load === "smith" ? -20 : -25, 44, 0];
  const legs = standing(load === "smith" ? 5 : 0, 16, { toesOut: 18, pole: [1, 1, 0.34] });
  const neck = { flex: depth === 0 ? 0 : -lean / 2 };
  const pose = carrying(load, { hips, lean, neck, arms: bothArms({}), legs }, depth * 82);
  return underBar(load, pose, barX(load));
}

const squat: Pattern = {
  label: "Agachamento",
  groups: [GROUP.quadriceps, GROUP.glutes],
  parameters: {
    load: {
      label: "Carga",
      values: { ...CARRIED, "front-barbell": "Barra à frente", goblet: "Halter junto ao peito" },
    },
  },
  build: ({ load = "none" }) => ({
    view: { around: load === "goblet" ? 40 : 32, above: 8 },
    poses: [squatPose(load, 0), squatPose(load, 1)],
    course: "return",
    effort: "back",
    seconds: 3,
    props: (body) => carriedProps(load, body, barX(load)),
  }),
};

/** Hands together before the thighs, the weight hangs from them between the legs. */
function sumoPose(depth: 0 | 1): Pose {
  const lean = depth === 0 ? 2 : 16;
  const hips: Vec = depth === 0 ? [0, 82, 0] : [-9, 53, 0];
  const hand: Vec = depth === 0 ? [14, 71, 4] : [12, 38, 4];
  return {
    hips,
    lean,
    neck: { flex: -lean / 2 },
    arms: bothArms({ hand, pole: [-0.4, -0.3, 1] }),
    legs: standing(0, 37, { toesOut: 38, pole: [1, 0.4, 1] }),
  };
}

const sumoSquat: Pattern = {
  label: "Agachamento sumô",
  groups: [GROUP.glutes, GROUP.adductors, GROUP.quadriceps],
  parameters: { load: { label: "Carga", values: { dumbbell: "Halter", kettlebell: "Kettlebell" } } },
  build: ({ load }) => ({
    view: { around: 62, above: 8 },
    poses: [sumoPose(0), sumoPose(1)],
    course: "return",
    effort: "back",
    seconds: 3,
    props: ({ arms: [right, left] }) => {
      const grip = between(right.grip, left.grip, 0.5);
      if (load === "kettlebell") return kettlebell("kettlebell", grip, [0, -1, 0]);
      return dumbbell("dumbbell", add(grip, [0, -8, 0]), [0, 1, 0]);
    },
  }),
};

/** How far the hack machine's rails lean back from upright, in degrees. */
const HACK_LEAN = 35;
const HACK_TRAVEL = 36;
/** The feet stand on a plate that leans this far. */
const HACK_TOES_UP = 28;

function hackPose(down: 0 | 1): Pose {
  const lean = radians(HACK_LEAN);
  const way = down * HACK_TRAVEL;
  return {
    hips: [Math.sin(lean) * way - 20, 88 - Math.cos(lean) * way, 0],
    lean: -HACK_LEAN,
    neck: { flex: 12 },
    arms: bothArms({ flex: 4, abd: 22, rot: -6, elbow: 148 }),
    legs: bothLegs({ foot: [38, 30, 14], toesDown: -HACK_TOES_UP, toesOut: 6, pole: [1, 0.6, 0.2] }),
  };
}

const hackSquat: Pattern = {
  label: "Agachamento na hack machine",
  groups: [GROUP.quadriceps, GROUP.glutes],
  parameters: {},
  build: () => ({
    view: { around: 16, above: 8 },
    poses: [hackPose(0), hackPose(1)],
    course: "return",
    effort: "back",
    seconds: 3,
    props: (body) => hackMachine(body, HACK_LEAN, HACK_TOES_UP),
  }),
};

/** Knees, hips and shoulders stay in one line that leans back. */
function sissyPose(lean: number, hips: Vec): Pose {
  return {
    hips,
    lean,
    neck: { flex: -lean / 3 },
    arms: bothArms({ flex: 72, abd: 4, rot: 70, elbow: 88 }),
    legs: standing(0, 11, { toesOut: 6, pole: [1, -0.2, 0.1] }),
  };
}

const sissySquat: Pattern = {
  label: "Sissy squat",
  groups: [GROUP.quadriceps],
  parameters: {},
  build: () => ({
    view: { around: 14, above: 8 },
    poses: [sissyPose(0, [0, HIP_HEIGHT - 0.8, 0]), sissyPose(-50, [-4.7, 65.4, 0])],
    course: "return",
    effort: "back",
    seconds: 3,
    props: () => sissyBench(),
  }),
};

export const SQUATS: Readonly<Record<string, Pattern>> = {
  squat,
  "sumo-squat": sumoSquat,
  "hack-squat": hackSquat,
  "sissy-squat": sissySquat,
};
