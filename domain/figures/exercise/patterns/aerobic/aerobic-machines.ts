import type { Choreography } from "../../choreography.ts";
import { elliptical, rower, skiMachine, stairMachine } from "../../equipment/cardio-machines.ts";
import { cable } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { byVariant, on, round, withinReach } from "../../posing/variants.ts";
import { between, radians, type Vec } from "../../space.ts";

const SIDE = { around: 12, above: 7 };

const posesOf = (count: number, pose: (share: number) => Pose): readonly [Pose, ...Pose[]] => {
  const [first, ...more] = Array.from({ length: count }, (_, index) => pose(index / count));
  return [first ?? pose(0), ...more];
};

const circle = (share: number): readonly [number, number] => [
  Math.cos(radians(share * 360)),
  Math.sin(radians(share * 360)),
];

function onElliptical() {
  const leg = (share: number, z: number): Leg => {
    const [cos, sin] = circle(share);
    return { foot: [2 + 25 * cos, 34 - 11 * sin, z], toesDown: 8 - 12 * cos + (sin < 0 ? -sin * 8 : 0), toesOut: 2 };
  };
  const arm = (share: number, z: number): Arm => ({
    hand: [42 + 15 * circle(share)[0], 126, z],
    pole: [-0.5, -1, 0.6],
  });
  const pose = (share: number): Pose => ({
    hips: [0, 27 + HIP_HEIGHT - 12, 0],
    lean: 5,
    arms: [arm(share + 0.5, 23), arm(share, -23)],
    legs: [leg(share, 10), leg(share + 0.5, -10)],
  });
  return round(
    SIDE,
    posesOf(12, pose),
    ({ legs: [right, left], arms }) =>
      elliptical([on(right.foot, [6, -9.5, 0]), on(left.foot, [6, -9.5, 0])], [arms[0].grip, arms[1].grip]),
    1.5,
  );
}

const RISE = 22;

/** A foot climbs, stands on its step that sinks, and climbs again. */
function onStairs() {
  const path: readonly Vec[] = [
    [24, 52, 0],
    [20, 46, 0],
    [11, 36, 0],
    [1, 26, 0],
    [-6, 20, 0],
    [-8, 32, 0],
    [6, 52, 0],
    [20, 60, 0],
  ];
  const at = (index: number, z: number): Leg => {
    const [x, y] = path[((index % 8) + 8) % 8] ?? [0, 0];
    const step = ((index % 8) + 8) % 8;
    const toesDown = [0, 0, 0, 4, 26, 34, 18, 6][step] ?? 0;
    return { foot: [x, y + 6.7, z], toesDown, toesOut: 4 };
  };
  const pose = (index: number): Pose => ({
    hips: [4, 20 + HIP_HEIGHT - 2 + (index % 4 === 0 ? -1 : 1), 0],
    lean: 10,
    arms: bothArms({ hand: [20, 135, 24], pole: [-0.6, -1, 0.5] }),
    legs: [at(index, 9), at(index + 4, -9)],
  });
  const poses = Array.from({ length: 8 }, (_, index) => pose(index));
  const steps: Vec[] = [0, 1, 2].map((step): Vec => [-8 + step * 16, 17 + step * RISE * 0.75, 0]);
  return round(SIDE, [poses[0] ?? pose(0), ...poses.slice(1)], () => stairMachine(steps), 1.6);
}

const FOOT_X = 34;

/** Catch, legs, body, arms: the handle comes in last. */
function rowing(): Choreography {
  const pose = (hipX: number, lean: number, handX: number, handY: number): Pose =>
    withinReach({
      hips: [hipX, 38, 0],
      lean,
      spine: { flex: 10 },
      neck: { flex: -lean * 0.4 - 6 },
      arms: bothArms({ hand: [handX, handY, 14], pole: [-1, -0.6, 0.6] }),
      legs: bothLegs({ foot: [FOOT_X, 34, 11], toesDown: -42, pole: [0.6, 1, 0.1] }),
    });
  return {
    view: SIDE,
    poses: [pose(-24, 10, 36, 62), pose(-44, 20, 8, 60), pose(-46, -8, -12, 62), pose(-46, -18, -42, 66)],
    course: "return",
    effort: "out",
    seconds: 2.2,
    props: ({ arms: [right, left], pelvis }) => rower(pelvis.at, between(right.grip, left.grip, 0.5), FOOT_X),
  };
}

function skiing(): Choreography {
  const pose = (hips: Vec, lean: number, hand: Vec): Pose =>
    withinReach({
      hips,
      lean,
      neck: { flex: -lean * 0.3 },
      arms: bothArms({ hand, pole: [-0.6, -0.7, 0.7] }),
      legs: standing(0, 11, { toesOut: 6 }),
    });
  return {
    view: SIDE,
    poses: [
      pose([2, HIP_HEIGHT - 1, 0], 6, [40, 178, 15]),
      pose([-8, HIP_HEIGHT - 8, 0], 34, [44, 128, 15]),
      pose([-20, HIP_HEIGHT - 24, 0], 58, [-6, 62, 24]),
    ],
    course: "return",
    effort: "out",
    seconds: 1.8,
    props: ({ arms: [right, left] }) => skiMachine([right.grip, left.grip]),
  };
}

const WRIST_CIRCLE = 4;

/** The rope's angle is the hands'; it passes below the feet when the body is in the air. */
function skipping() {
  const pose = (share: number): Pose => {
    const angle = radians(share * 360);
    const height = Math.max(0, Math.cos(angle)) ** 0.8 * 9;
    const bent = 1 - Math.max(0, Math.cos(angle));
    return {
      hips: [0, HIP_HEIGHT - 4 + height - bent * 2, 0],
      arms: bothArms({
        hand: [10 - Math.sin(angle) * WRIST_CIRCLE, 92 - Math.cos(angle) * WRIST_CIRCLE, 38],
        pole: [-1, -0.6, 0.2],
      }),
      legs: bothLegs({ foot: [-2, 10 + height, 6], toesDown: 16 + height * 1.6, toesOut: 4 }),
    };
  };
  return round(
    { around: 48, above: 6 },
    posesOf(16, pose),
    ({ arms: [right, left] }) => {
      const [x, y] = [right.grip[0] - 10, right.grip[1] - 92];
      const size = Math.hypot(x, y) || 1;
      const [dx, dy] = [x / size, y / size];
      const points = Array.from({ length: 13 }, (_, index): Vec => {
        const across = (index / 12) * 2 - 1;
        const out = 91 * (1 - across ** 4);
        const base = between(right.grip, left.grip, index / 12);
        return [base[0] + dx * out, base[1] + dy * out, base[2] * 1.05];
      });
      return points
        .slice(1)
        .map((point, index) => cable(`rope-${index}`, [points[index] ?? point, point], 1.8, "load"));
    },
    0.7,
  );
}

const AEROBIC_MACHINE = byVariant(
  "Aparelhos aeróbicos",
  [],
  {
    elliptical: { label: "Elíptico", build: onElliptical },
    stairs: { label: "Escada ergométrica", build: onStairs },
    rower: { label: "Remo ergométrico", build: rowing },
    ski: { label: "Simulador de esqui", build: skiing },
    rope: { label: "Corda de pular", build: skipping },
  },
  "Aparelho",
);

export const AEROBIC_MACHINES: Readonly<Record<string, Pattern>> = { "aerobic-machine": AEROBIC_MACHINE };
