import { water } from "../../equipment/cardio-machines.ts";
import { dumbbell } from "../../equipment/free-weights.ts";
import { type Prop, plate } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { HIP_HEIGHT } from "../../posing/stance.ts";
import { byVariant, round, withinReach } from "../../posing/variants.ts";
import { radians, type Vec } from "../../space.ts";

const POSES = 16;

const posesOf = (pose: (share: number) => Pose): readonly [Pose, ...Pose[]] => {
  const [first, ...more] = Array.from({ length: POSES }, (_, index) => pose(index / POSES));
  return [first ?? pose(0), ...more];
};

const cosine = (share: number) => Math.cos(radians(share * 360));
const sine = (share: number) => Math.sin(radians(share * 360));

const SURFACE = 50;

/** One hand reaches forwards, pulls below the body and comes back over the water, the elbow always high. */
function crawlArm(share: number, z: number): Arm {
  const isOver = sine(share) < 0;
  return {
    hand: [
      47 + 55 * cosine(share),
      SURFACE - 14 - sine(share) * (isOver ? 30 : 36),
      z * (isOver ? 1 - sine(share) * 1.3 : 1 - sine(share) * 0.35),
    ],
    pole: [-0.3 + 0.3 * cosine(share), 0.2, 1],
  };
}

function crawl() {
  const leg = (share: number): Leg => ({
    flex: 3 + 11 * sine(share * 3),
    abd: -1,
    knee: 10 - 8 * cosine(share * 3),
    ankle: -45,
  });
  const pose = (share: number): Pose =>
    withinReach({
      hips: [0, SURFACE - 6, 0],
      lean: 87,
      tip: 28 * sine(share),
      neck: { flex: -14 },
      arms: [crawlArm(share, 20), crawlArm(share + 0.5, -20)],
      legs: [leg(share), leg(share + 0.5 / 3)],
    });
  return round(
    { around: 10, above: 10 },
    posesOf((share) => pose(share + 0.8)),
    () => water(SURFACE, -95, 118),
    1.8,
  );
}

const belt = (middle: Vec, up: Vec): Prop => ({ ...plate("belt", "load", middle, up, 17, 9), nearer: 30 });

function deepRunning() {
  const leg = (share: number): Leg => ({
    flex: 30 + 38 * cosine(share),
    abd: 1,
    knee: 52 - 40 * sine(share),
    ankle: -12,
  });
  const arm = (share: number): Arm => ({ flex: -4 + 30 * cosine(share), abd: 10, elbow: 78 });
  const pose = (share: number): Pose => ({
    hips: [0, 96, 0],
    lean: 8,
    arms: [arm(share + 0.5), arm(share)],
    legs: [leg(share), leg(share + 0.5)],
  });
  return round(
    { around: 14, above: 8 },
    posesOf(pose),
    ({ waist }) => [...water(96 + 50, -64, 64), belt(waist.at, waist.axes.up)],
    1.3,
  );
}

function waterAerobics() {
  const pose = (share: number): Pose => {
    const open = (1 - cosine(share)) / 2;
    const jump = Math.abs(sine(share)) * 6;
    return withinReach({
      hips: [0, HIP_HEIGHT - 4 - open * 7 + jump, 0],
      arms: bothArms({ flex: 8, abd: 14 + open * 54, elbow: 10 }),
      legs: bothLegs({ foot: [0, 6.7 + jump, 8 + open * 24], toesOut: 10, toesDown: jump * 2 }),
    });
  };
  return round(
    { around: 72, above: 8 },
    posesOf(pose),
    ({ arms: [right, left], chest }) => [
      ...water(130, -60, 60).map(turnedAcross),
      ...floats("right", right.grip, chest.axes.forward),
      ...floats("left", left.grip, chest.axes.forward),
    ],
    1.8,
  );
}

/** The surface seen from the front. */
const turnedAcross = ({ line, ...prop }: Prop): Prop =>
  line ? { ...prop, line: { ...line, points: line.points.map(([x, y, z]): Vec => [z, y, x]) } } : prop;

/** Foam dumbbells weigh nothing. */
const floats = (key: string, grip: Vec, axis: Vec): Prop[] =>
  dumbbell(key, grip, axis).map(({ load: _, ...prop }) => prop);

export const WATER: Readonly<Record<string, Pattern>> = {
  water: byVariant(
    "Exercício na água",
    [],
    {
      crawl: { label: "Nado crawl", build: crawl },
      running: { label: "Corrida com flutuador", build: deepRunning },
      aerobics: { label: "Hidroginástica", build: waterAerobics },
    },
    "Atividade",
  ),
};
