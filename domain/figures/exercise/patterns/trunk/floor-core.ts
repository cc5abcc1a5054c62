import { GROUP } from "../../../../training/muscle-groups.ts";
import { mat } from "../../equipment/furniture.ts";
import { placeOn } from "../../equipment/leg-machines.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { alternating, anchored, HOLD, kneeling, SIDE_VIEW, SUPINE } from "../../posing/floor.ts";
import { standing } from "../../posing/stance.ts";
import { add, type Vec } from "../../space.ts";

const GROUPS = [GROUP.core, GROUP.abdomen];

const SHOULDERS_ON_FLOOR: Vec = [-47, 11, 0];

function bridgePose(lean: number, neck: number, one: boolean): Pose {
  const [right, left] = standing(40, one ? 6 : 10, { toesOut: 3, pole: [1, -0.2, 0.1] });
  const pose: Pose = {
    hips: [0, 0, 0],
    lean,
    neck: { flex: neck },
    arms: bothArms({ flex: 92 + lean, abd: 20, elbow: 4 }),
    legs: [right, one ? { flex: 118, knee: 108, ankle: 0 } : left],
  };
  return anchored(pose, ({ chest }) => placeOn(chest, [0, 22, 0]), SHOULDERS_ON_FLOOR);
}

const gluteBridge: Pattern = {
  label: "Ponte",
  groups: [GROUP.glutes, GROUP.hamstrings],
  parameters: {
    side: { label: "Pernas", values: { both: "As duas", one: "Uma perna" } },
    way: { label: "Execução", values: { repeated: "Sobe e desce", held: "Parado no alto" } },
  },
  build: ({ side, way }) => {
    const one = side === "one";
    return {
      view: SIDE_VIEW,
      poses: [bridgePose(-90, 0, one), bridgePose(-122, 30, one)],
      course: way === "held" ? "hold" : "return",
      effort: way === "held" ? null : "out",
      seconds: 3,
      props: () => mat(-85, 62),
    };
  },
};

const QUADRUPED: Pose = {
  hips: [0, 47.2, 0],
  lean: 80,
  neck: { flex: -8 },
  arms: bothArms({ hand: [49, 3.2, 17], palm: [1, 0, 0], pole: [-1, 0.2, 0.2] }),
  legs: bothLegs({ flex: 80, knee: 93, ankle: -55 }),
};

const birdDogPose: Pose = {
  ...QUADRUPED,
  arms: [QUADRUPED.arms[0], { hand: [102, 57, -18], palm: [1, 0.12, 0], pole: [-0.4, -1, 0.4] }],
  legs: [{ flex: -6, knee: 4, ankle: -15 }, QUADRUPED.legs[1]],
};

const birdDog: Pattern = {
  label: "Perdigueiro",
  groups: [GROUP.core, GROUP.glutes],
  parameters: {},
  build: () => ({
    view: SIDE_VIEW,
    poses: alternating(QUADRUPED, birdDogPose),
    course: "cycle",
    effort: null,
    seconds: 10,
    props: () => mat(-62, 86),
  }),
};

const DEAD_BUG: Pose = {
  hips: [0, SUPINE, 0],
  lean: -90,
  arms: bothArms({ flex: 90, abd: 4, elbow: 4 }),
  legs: bothLegs({ flex: 90, knee: 90, ankle: 0 }),
};

const deadBugPose: Pose = {
  ...DEAD_BUG,
  arms: [DEAD_BUG.arms[0], { flex: 168, abd: 4, elbow: 4 }],
  legs: [{ flex: 14, knee: 8, ankle: -10 }, DEAD_BUG.legs[1]],
};

const deadBug: Pattern = {
  label: "Inseto morto",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    view: SIDE_VIEW,
    poses: alternating(DEAD_BUG, deadBugPose),
    course: "cycle",
    effort: null,
    seconds: 10,
    props: () => mat(-95, 95),
  }),
};

const hollow: Pattern = {
  label: "Canoa",
  groups: [GROUP.abdomen, GROUP.core],
  parameters: {},
  build: () => ({
    ...HOLD,
    view: SIDE_VIEW,
    poses: [
      {
        hips: [0, SUPINE, 0],
        lean: -90,
        arms: bothArms({ flex: 176, elbow: 4 }),
        legs: bothLegs({ flex: 0, knee: 2, ankle: -40 }),
      },
      {
        hips: [0, SUPINE - 0.4, 0],
        lean: -94,
        spine: { flex: 36 },
        arms: bothArms({ flex: 166, elbow: 4 }),
        legs: bothLegs({ flex: 30, knee: 2, ankle: -45 }),
      },
    ],
    props: () => mat(-100, 95),
  }),
};

const PRONE_HIPS: Vec = [0, 11, 0];

const superman: Pattern = {
  label: "Super-homem",
  groups: [GROUP.back, GROUP.glutes],
  parameters: {},
  build: () => ({
    ...HOLD,
    view: SIDE_VIEW,
    poses: [
      {
        hips: PRONE_HIPS,
        lean: 90,
        neck: { flex: -4 },
        arms: bothArms({ flex: 172, abd: 6, elbow: 4 }),
        legs: bothLegs({ flex: 0, abd: 4, knee: 0, ankle: -55 }),
      },
      {
        hips: add(PRONE_HIPS, [0, -0.6, 0]),
        lean: 88,
        spine: { flex: -34 },
        neck: { flex: 8 },
        arms: bothArms({ flex: 176, abd: 6, elbow: 4 }),
        legs: bothLegs({ flex: -22, abd: 4, knee: 2, ankle: -55 }),
      },
    ],
    props: () => mat(-95, 110),
  }),
};

export const FLOOR_CORE: Readonly<Record<string, Pattern>> = {
  "glute-bridge": gluteBridge,
  "bird-dog": birdDog,
  "dead-bug": deadBug,
  hollow,
  superman,
};

/** On hands and knees, where others begin too. */
export const ALL_FOURS: Pose = { ...QUADRUPED, legs: kneeling(9) };
