import { GROUP } from "../../../../training/muscle-groups.ts";
import { mat, swissBall } from "../../equipment/furniture.ts";
import type { Pattern } from "../../pattern.ts";
import { type Bend, bothArms, bothLegs, mirroredPose, type Pose } from "../../pose.ts";
import { anchored, BESIDE_HEAD, SUPINE } from "../../posing/floor.ts";
import { standing } from "../../posing/stance.ts";
import type { Vec } from "../../space.ts";

const GROUPS = [GROUP.abdomen, GROUP.core];
const SHARED = { course: "return", effort: "out", seconds: 3 } as const;
const SIDE_VIEW = { around: 10, above: 9 };
const onMat = () => mat(-85, 95);

const BALL = 28;
const BALL_HIPS: Vec = [10, 63, 0];

function crunchPose(surface: string, spine: Bend, neck: number): Pose {
  const onBall = surface === "ball";
  return {
    hips: onBall ? BALL_HIPS : [0, SUPINE, 0],
    lean: -88,
    spine,
    neck: { flex: neck },
    arms: bothArms(BESIDE_HEAD),
    legs: standing(onBall ? 48 : 42, onBall ? 16 : 10, { toesOut: 4, pole: [1, 0, 0.1] }),
  };
}

/** The right ankle lies on the left knee; the left shoulder goes to it. */
function crossedPose(spine: Bend, neck: number): Pose {
  const [, left] = standing(42, 8, { pole: [1, 0, 0] });
  const right = { flex: 82, abd: 34, rot: -48, knee: 96, ankle: 10 };
  return { ...crunchPose("floor", spine, neck), legs: [right, left] };
}

const crunch: Pattern = {
  label: "Abdominal supra",
  groups: GROUPS,
  parameters: {
    surface: { label: "Apoio", values: { floor: "Solo", ball: "Bola suíça" } },
    way: { label: "Sentido", values: { straight: "Reto", oblique: "Oblíquo" } },
  },
  build: ({ surface = "floor", way }) => {
    const isBall = surface === "ball";
    const low: Bend = { flex: isBall ? -22 : 2 };
    const high: Bend = { flex: isBall ? 28 : 48, twist: way === "oblique" ? 34 : 0 };
    const pose =
      way === "oblique" && !isBall ? crossedPose : (spine: Bend, neck: number) => crunchPose(surface, spine, neck);
    return {
      ...SHARED,
      view: SIDE_VIEW,
      poses: [pose(low, 0), pose(high, 16)],
      props: () => (isBall ? swissBall([-12, BALL - 1, 0], BALL) : onMat()),
    };
  },
};

const BLADES_ON_FLOOR: Vec = [-24, SUPINE - 0.5, 0];

/** The pelvis rolls up, the chest stays. */
function rolledPose(lean: number, flex: number, knee: number): Pose {
  const pose: Pose = {
    hips: [0, 0, 0],
    lean,
    spine: { flex: -90 - lean },
    arms: bothArms({ flex: -8, abd: 18, elbow: 6 }),
    legs: bothLegs({ flex, knee, ankle: -10 }),
  };
  return anchored(pose, ({ chest }) => chest.at, BLADES_ON_FLOOR);
}

const reverseCrunch: Pattern = {
  label: "Abdominal infra",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    ...SHARED,
    view: SIDE_VIEW,
    poses: [rolledPose(-90, 52, 104), rolledPose(-136, 112, 112)],
    props: onMat,
  }),
};

const bicyclePose: Pose = {
  hips: [0, SUPINE, 0],
  lean: -90,
  spine: { flex: 40, twist: 34 },
  neck: { flex: 14 },
  arms: bothArms(BESIDE_HEAD),
  legs: [
    { flex: 20, knee: 8, ankle: -20 },
    { flex: 112, knee: 104, ankle: 0 },
  ],
};

const bicycleCrunch: Pattern = {
  label: "Abdominal bicicleta",
  groups: GROUPS,
  parameters: {},
  build: () => ({
    view: { around: 18, above: 12 },
    poses: [bicyclePose, mirroredPose(bicyclePose)],
    course: "cycle",
    effort: null,
    seconds: 3,
    props: onMat,
  }),
};

const LYING_LONG: Pose = {
  hips: [0, SUPINE, 0],
  lean: -90,
  arms: bothArms({ flex: 176, abd: 4, elbow: 6 }),
  legs: bothLegs({ flex: 2, knee: 2, ankle: -30 }),
};

const SIT_UPS: Readonly<Record<string, Pose>> = {
  rower: {
    hips: [0, SUPINE + 1, 0],
    lean: -22,
    spine: { flex: 36 },
    arms: bothArms({ flex: 84, abd: 12, elbow: 6 }),
    legs: bothLegs({ flex: 118, knee: 118, ankle: -18 }),
  },
  jackknife: {
    hips: [0, SUPINE + 1, 0],
    lean: -48,
    spine: { flex: 34 },
    arms: bothArms({ flex: 112, abd: 4, elbow: 4 }),
    legs: bothLegs({ flex: 88, knee: 4, ankle: -30 }),
  },
};

const sitUp: Pattern = {
  label: "Abdominal remador e canivete",
  groups: GROUPS,
  parameters: { form: { label: "Forma", values: { rower: "Remador", jackknife: "Canivete" } } },
  build: ({ form = "rower" }) => ({
    ...SHARED,
    view: SIDE_VIEW,
    poses: [LYING_LONG, SIT_UPS[form] ?? LYING_LONG],
    props: () => mat(-95, 95),
  }),
};

export const ABDOMINALS: Readonly<Record<string, Pattern>> = {
  crunch,
  "reverse-crunch": reverseCrunch,
  "bicycle-crunch": bicycleCrunch,
  "sit-up": sitUp,
};
