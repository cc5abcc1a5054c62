import { GROUP } from "../../../../training/muscle-groups.ts";
import { crossBench, platform } from "../../equipment/benches.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, type LegReach, mirroredPose, type Pose } from "../../pose.ts";
import { CARRIED, carriedProps, carrying, underBar } from "../../posing/carried.ts";
import { HIP_HEIGHT, onBall, planted } from "../../posing/stance.ts";
import type { Vec } from "../../space.ts";

const GROUPS = [GROUP.quadriceps, GROUP.glutes];
const KNEE_FORWARDS: Vec = [1, 0.2, 0.05];
const { smith: _, ...FREE_LOADS } = CARRIED;

function splitPose(load: string, hips: Vec, lean: number, legs: readonly [LegReach, LegReach]): Pose {
  return carrying(load, { hips, lean, neck: { flex: -lean / 3 }, arms: bothArms({}), legs });
}

const FRONT_X = 30;
const REAR_BALL_X = -42;
const floorSplit = (hips: Vec, lean: number, load: string, toesDown: number) =>
  splitPose(load, hips, lean, [
    { ...planted(FRONT_X, 10, { toesOut: 2 }), pole: KNEE_FORWARDS },
    { ...onBall(REAR_BALL_X, -10, toesDown, { toesOut: 0 }), pole: KNEE_FORWARDS },
  ]);

const BENCH_X = -88;
/** Toes on the bench, the laces down. */
const benchSplit = (hips: Vec, lean: number, load: string) =>
  splitPose(load, hips, lean, [
    { ...planted(22, 10, { toesOut: 2 }), pole: KNEE_FORWARDS },
    { foot: [-58, 54, -10], toesDown: 145, pole: [1, -0.6, 0] },
  ]);

const SPLIT_BAR_X = 0;

const splitSquat: Pattern = {
  label: "Afundo parado",
  groups: GROUPS,
  parameters: {
    load: { label: "Carga", values: CARRIED },
    rear: { label: "Pé de trás", values: { floor: "No chão", bench: "No banco" } },
  },
  build: ({ load = "none", rear }) => {
    const poses: readonly [Pose, Pose] =
      rear === "bench"
        ? [benchSplit([2, 80, 0], 8, load), benchSplit([-6, 50, 0], 16, load)]
        : [floorSplit([-8, 78, 0], 2, load, 40), floorSplit([-8, 47, 0], 4, load, 66)];
    const [top, low] = poses.map((pose) => underBar(load, pose, SPLIT_BAR_X)) as [Pose, Pose];
    return {
      view: { around: 14, above: 8 },
      poses: [top, low],
      course: "return",
      effort: "back",
      seconds: 3,
      props: (body) => [
        ...carriedProps(load, body, SPLIT_BAR_X),
        ...(rear === "bench" ? crossBench(BENCH_X, { nearer: -45 }) : []),
      ],
    };
  },
};

/** One foot flat below the hips, the other one on its way past it. */
const passing = (load: string): Pose =>
  splitPose(load, [-4, HIP_HEIGHT - 1.5, 0], 3, [
    planted(-4, 10, { toesOut: 2 }),
    { foot: [-16, 22, -10], toesDown: 30, pole: KNEE_FORWARDS },
  ]);

const together = (load: string): Pose =>
  splitPose(load, [28, HIP_HEIGHT - 0.8, 0], 2, [
    planted(FRONT_X, 10, { toesOut: 2 }),
    { ...planted(FRONT_X, -10, { toesOut: 2 }), pole: KNEE_FORWARDS },
  ]);

const lunge: Pattern = {
  label: "Avanço e passada",
  groups: GROUPS,
  parameters: {
    load: { label: "Carga", values: FREE_LOADS },
    way: { label: "Sentido", values: { walking: "Caminhando", reverse: "Para trás" } },
  },
  build: ({ load = "none", way }) => {
    const low = floorSplit([-6, 47, 0], 4, load, 66);
    const shared = {
      view: { around: 14, above: 8 },
      props: (body: Parameters<typeof carriedProps>[1]) => carriedProps(load, body),
    };
    if (way === "reverse") {
      return { ...shared, poses: [together(load), low], course: "return", effort: "back", seconds: 3 };
    }
    return {
      ...shared,
      poses: [low, passing(load), mirroredPose(low), mirroredPose(passing(load))],
      course: "cycle",
      effort: null,
      seconds: 4,
    };
  },
};

const BOX = { from: 14, to: 58, height: 40 };

const stepUp: Pattern = {
  label: "Subida no banco",
  groups: GROUPS,
  parameters: { load: { label: "Carga", values: FREE_LOADS } },
  build: ({ load = "none" }) => {
    const upper = { ...planted(30, 10, { y: BOX.height, toesOut: 2 }), pole: KNEE_FORWARDS };
    const low = splitPose(load, [-4, 86, 0], 14, [upper, { ...onBall(-2, -10, 12), pole: KNEE_FORWARDS }]);
    const high = splitPose(load, [28, BOX.height + HIP_HEIGHT - 1, 0], 2, [
      upper,
      { ...planted(30, -10, { y: BOX.height, toesOut: 2 }), pole: KNEE_FORWARDS },
    ]);
    const rising = splitPose(load, [16, 106, 0], 14, [
      upper,
      { foot: [-14, 56, -10], toesDown: 36, pole: KNEE_FORWARDS },
    ]);
    return {
      view: { around: 14, above: 8 },
      poses: [low, rising, high],
      course: "return",
      effort: "out",
      seconds: 3,
      props: (body) => [...carriedProps(load, body), platform(BOX.from, BOX.to, BOX.height)],
    };
  },
};

export const LUNGES: Readonly<Record<string, Pattern>> = { "split-squat": splitSquat, lunge, "step-up": stepUp };
