import { GROUP } from "../../../../training/muscle-groups.ts";
import { loopBand } from "../../equipment/functional.ts";
import { mat } from "../../equipment/furniture.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { LYING_HIPS, ON_SIDE, PLANK } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted } from "../../posing/stance.ts";
import { byVariant, exercised, round, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

const SIDE = { around: 10, above: 8 };
const QUARTER = { around: 20, above: 8 };

function burpee() {
  const pose = (
    hips: Vec,
    lean: number,
    hand: Vec,
    foot: Vec,
    toesDown: number,
    elbow: Vec = [-1, -0.3, 0.5],
  ): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 6 },
    arms: bothArms({ hand, pole: elbow }),
    legs: bothLegs({ foot, toesDown, toesOut: 4, pole: [1, 0.8, 0.25] }),
  });
  return exercised(
    SIDE,
    [
      pose([0, HIP_HEIGHT + 12, 0], 0, [6, 222, 18], [0, 22, 10], 40, [0.2, 0, 1]),
      pose([-16, 70, 0], 36, [42, 78, 18], [-4, 6.7, 11], 0),
      pose([-17, 49, 0], 66, [34, 5, 18], [-6, 13, 12], 36),
      pose([-12, 38, 0], 68, [34, 5, 19], [-88, 16.5, 10], 74),
      pose([-10, 17, 0], 84, [34, 5, 24], [-91, 16.5, 10], 76),
    ],
    "back",
    undefined,
    4,
  );
}

function jumpingJack() {
  const pose = (z: number, abd: number, height: number): Pose => ({
    hips: [0, HIP_HEIGHT - 2 + height - z * 0.06, 0],
    arms: bothArms({ flex: 4, abd, elbow: 10 }),
    legs: bothLegs({ foot: [0, 6.7 + height, z], toesDown: height * 3, toesOut: 12 }),
  });
  return toAndFro({ around: 286, above: 8 }, [pose(6, 12, 0), pose(20, 84, 9), pose(34, 162, 0)], undefined, 1.1);
}

const TOES: Leg = { foot: [-77, 18, -9], toesDown: 76, pole: [1, -0.1, 0] };

function mountainClimber() {
  const base: Pose = { ...PLANK, hips: [0, 51, 0], lean: 79 };
  const knee: Leg = { foot: [-6, 24, 9], toesDown: 88, pole: [0.3, 1, 0.1] };
  const back: Leg = { ...TOES, foot: [-77, 18, 9] };
  const other = (leg: Leg): Leg => ("foot" in leg ? { ...leg, foot: [leg.foot[0], leg.foot[1], -leg.foot[2]] } : leg);
  return toAndFro(
    SIDE,
    [
      { ...base, legs: [back, other(knee)] },
      { ...base, legs: [knee, other(back)] },
    ],
    undefined,
    1.1,
  );
}

function bearCrawl() {
  const hand = (x: number, y: number, z: number): Arm => ({ hand: [x, y, z], palm: [1, 0, 0], pole: [-1, 0, 0.4] });
  const foot = (x: number, y: number, z: number): Leg => ({ foot: [x, y + 3, z], toesDown: 76, pole: [1, 0.9, 0.2] });
  const pose = (way: number, lift: number): Pose => ({
    hips: [0, 46, 0],
    lean: 78,
    neck: { flex: -16 },
    arms: [hand(48 + way * 9, 3.4 + Math.max(0, lift) * 8, 18), hand(48 - way * 9, 3.4 + Math.max(0, -lift) * 8, -18)],
    legs: [foot(-34 - way * 9, 14 + Math.max(0, -lift) * 7, 10), foot(-34 + way * 9, 14 + Math.max(0, lift) * 7, -10)],
  });
  return round(SIDE, [pose(-1, 0), pose(0, 1), pose(1, 0), pose(0, -1)], undefined, 1.6);
}

const CALISTHENIC = byVariant("Peso corporal em movimento", [GROUP.core, GROUP.quadriceps, GROUP.shoulders], {
  burpee: { label: "Burpee", build: burpee },
  "jumping-jack": { label: "Polichinelo", build: jumpingJack },
  "mountain-climber": { label: "Escalador", build: mountainClimber },
  "bear-crawl": { label: "Deslocamento do urso", build: bearCrawl },
});

function bandBridge() {
  const pose = (hips: number, lean: number, z: number): Pose => ({
    hips: [0, hips, 0],
    lean,
    neck: { flex: 90 + lean > 0 ? (90 + lean) * 0.8 : 0 },
    arms: bothArms({ flex: 0, abd: 16, elbow: 4 }),
    legs: bothLegs(planted(42, 13, { toesOut: 4, pole: [1, 0.4, z] })),
  });
  return exercised(QUARTER, [pose(LYING_HIPS, -90, 0.05), pose(34, -112, 0.3)], "out", ({ legs: [right, left] }) => [
    ...mat(-85, 66),
    ...loopBand(right.thigh, left.thigh),
  ]);
}

function clam() {
  const pose = (abd: number, rot: number): Pose => ({
    ...ON_SIDE,
    arms: [
      { hand: [36, 3.6, 44], palm: [0.3, -0.1, 1], pole: [-0.3, 0.4, 1] },
      { flex: 168, abd: 10, elbow: 96 },
    ],
    legs: [
      { flex: 50, abd, rot, knee: 88, ankle: -10 },
      { flex: 50, abd: -4, knee: 88, ankle: -10 },
    ],
  });
  return exercised(
    { around: 192, above: 20 },
    [pose(-4, 0), pose(26, -34)],
    "out",
    ({ legs: [right, left] }) => [...mat(-60, 92), ...loopBand(right.thigh, left.thigh)],
    2.4,
  );
}

const BAND_WORK = byVariant("Glúteos com miniband", [GROUP.glutes, GROUP.hamstrings], {
  bridge: { label: "Ponte", build: bandBridge },
  clam: { label: "Concha, de lado", build: clam },
});

export const CALISTHENICS: Readonly<Record<string, Pattern>> = {
  calisthenic: CALISTHENIC,
  "band-glutes": BAND_WORK,
};
