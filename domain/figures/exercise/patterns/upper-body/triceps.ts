import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { barbell, dumbbell } from "../../equipment/free-weights.ts";
import { BENCH_HEIGHT, flatBench, reclinedBench } from "../../equipment/furniture.ts";
import { block, type Prop, resistance, tube } from "../../equipment/prop.ts";
import { handleBar, pulley, rope } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../../pose.ts";
import { SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, lifting, lowering } from "../../posing/variants.ts";
import { add, between, type Vec } from "../../space.ts";

const VIEW = { around: 20, above: 8 };
const LEAN = 12;
const HIGH_PULLEY: Vec = [46, 202, 0];

const handsMiddle = ({ arms: [right, left] }: Body): Vec => between(right.grip, left.grip, 0.5);

function pushdown(isRope: boolean) {
  const pose = (elbow: number): Pose => ({
    hips: [0, HIP_HEIGHT - 1.4, 0],
    lean: LEAN,
    arms: bothArms({ flex: LEAN + 8, abd: 2, rot: 8, elbow }),
    legs: standing(-2, 12),
  });
  return lifting(VIEW, [pose(112), pose(6)], (body) => {
    const middle = handsMiddle(body);
    const knot = isRope ? add(middle, [2, 10, 0]) : middle;
    const [right, left] = [body.arms[0].grip, body.arms[1].grip];
    return [
      ...pulley("pulley", HIGH_PULLEY, knot),
      ...(isRope ? rope("rope", knot, [right, left]) : [handleBar("handle", right, left)]),
    ];
  });
}

const PUSHDOWN = byVariant(
  "Tríceps na polia",
  [GROUP.triceps],
  {
    rope: { label: "Corda", build: () => pushdown(true) },
    bar: { label: "Barra reta", build: () => pushdown(false) },
    "bar-reverse": { label: "Barra reta, pegada inversa", build: () => pushdown(false) },
  },
  "Pegador",
);

/** On a flat bench: the hips above its pad, the feet on the floor. */
const ON_BENCH: Pick<Pose, "hips" | "lean" | "legs"> = {
  hips: [0, BENCH_HEIGHT + 11.5, 0],
  lean: -90,
  legs: bothLegs({ ...planted(46, 22, { toesOut: 8 }), pole: [1, 0.4, 0.2] }),
};

function lyingExtension(isBar: boolean) {
  const pose = (elbow: number): Pose => ({ ...ON_BENCH, arms: bothArms({ flex: 96, abd: 3, elbow }) });
  return lowering({ around: 16, above: 12 }, [pose(4), pose(112)], (body) => {
    const [right, left] = [body.arms[0], body.arms[1]];
    return [
      ...flatBench(-92, 16),
      ...(isBar
        ? barbell(right.grip, left.grip, { half: 48, radius: 10 })
        : [
            ...dumbbell("right-dumbbell", right.grip, right.hand.axes.forward),
            ...dumbbell("left-dumbbell", left.grip, left.hand.axes.forward),
          ]),
    ];
  });
}

const OVERHEAD: Arm = { flex: 172, abd: 4, elbow: 8 };
const BEHIND_HEAD: Arm = { flex: 166, abd: 8, elbow: 122 };
const SEAT = 46;

function overheadOneArm() {
  const pose = (arm: Arm): Pose => ({
    hips: [0, HIP_HEIGHT - 0.6, 0],
    arms: [arm, { hand: [6, 96, -19], pole: [-0.6, -0.3, 1] }],
    legs: standing(0, 13),
  });
  return lowering({ around: 38, above: 8 }, [pose(OVERHEAD), pose(BEHIND_HEAD)], ({ arms: [right] }) =>
    dumbbell("dumbbell", right.grip, right.hand.axes.right),
  );
}

function overheadSeated() {
  const hips: Vec = [0, SEAT + SITTING_HIPS, 0];
  const pose = (arm: Arm): Pose => ({ hips, lean: -8, arms: bothArms({ ...arm, abd: -9 }), legs: standing(42, 15) });
  return lowering({ around: 24, above: 8 }, [pose(OVERHEAD), pose(BEHIND_HEAD)], (body) => [
    ...reclinedBench(hips, 8, { back: 52 }),
    ...dumbbell("dumbbell", handsMiddle(body), body.arms[0].forearm.axes.up),
  ]);
}

/** The back to the column: the cable comes from below and behind. */
function overheadCable() {
  const pose = (arm: Arm): Pose => ({
    hips: [0, HIP_HEIGHT - 3, 0],
    lean: 14,
    arms: bothArms({ ...arm, abd: -4 }),
    legs: [planted(-24, 11), planted(20, -11)],
  });
  return lowering(
    { around: 18, above: 8 },
    [pose({ flex: 160, elbow: 8 }), pose({ flex: 158, elbow: 112 })],
    (body) => {
      const knot = add(handsMiddle(body), [-8, -6, 0]);
      return [
        ...pulley("pulley", [-66, 16, 0], knot, { away: [-1, 0, 0] }),
        ...rope("rope", knot, [body.arms[0].grip, body.arms[1].grip]),
      ];
    },
  );
}

const EXTENSION = byVariant("Extensão de tríceps", [GROUP.triceps], {
  "lying-bar": { label: "Testa, barra W", build: () => lyingExtension(true) },
  "lying-dumbbells": { label: "Testa, halteres", build: () => lyingExtension(false) },
  "overhead-one-arm": { label: "Francês, halter, um braço", build: overheadOneArm },
  "overhead-seated": { label: "Francês, halter, sentado", build: overheadSeated },
  "overhead-rope": { label: "Francês, polia e corda", build: overheadCable },
});

const BENT = 68;

/** The left hand and knee lean on a bench. */
function kickbackOnBench() {
  const pose = (elbow: number): Pose => ({
    hips: [-8, 86, 0],
    lean: BENT,
    neck: { flex: -16 },
    arms: [
      { flex: -6, abd: 6, elbow },
      { hand: [38, BENCH_HEIGHT + 3.4, -16], palm: [1, 0, -0.2], pole: [-1, 0, 0.5] },
    ],
    legs: [planted(-12, 20), { flex: BENT + 32, abd: 2, knee: 122, ankle: -55 }],
  });
  return lifting({ around: 16, above: 8 }, [pose(92), pose(6)], ({ arms: [right] }) => [
    ...flatBench(-46, 62, { z: -13 }),
    ...dumbbell("dumbbell", right.grip, right.hand.axes.forward),
  ]);
}

function kickbackAtPulley() {
  const pose = (elbow: number): Pose => ({
    hips: [-14, HIP_HEIGHT - 7, 0],
    lean: 52,
    neck: { flex: -14 },
    arms: [
      { flex: -4, abd: 6, elbow },
      { hand: [10, 62, -14], pole: [-1, 0, 0.5] },
    ],
    legs: standing(-6, 13),
  });
  return lifting({ around: 16, above: 8 }, [pose(86), pose(6)], ({ arms: [right] }) =>
    pulley("pulley", [78, 58, right.grip[2]], right.grip),
  );
}

const KICKBACK = byVariant("Tríceps coice", [GROUP.triceps], {
  dumbbell: { label: "Halter e banco", build: kickbackOnBench },
  cable: { label: "Polia", build: kickbackAtPulley },
});

/** The hands stay on the edge of the bench behind, the legs are stretched out. */
function benchDip() {
  const hand: Arm = { hand: [-19, BENCH_HEIGHT + 3, 20], palm: [1, -0.35, 0], pole: [-1, 0, 0.15] };
  const pose = (height: number, lean: number): Pose => ({
    hips: [2, height, 0],
    lean,
    arms: bothArms(hand),
    legs: bothLegs({ foot: [66, 8, 9], toesDown: -38 }),
  });
  return lowering({ around: 14, above: 10 }, [pose(49, -4), pose(39, -14)], () => [
    ...flatBench(-50, -15, { width: 100 }),
  ]);
}

/** Sits, the upper arms on a pad, and pushes two handles down. */
function machine() {
  const hips: Vec = [0, SEAT + SITTING_HIPS, 0];
  const pose = (elbow: number): Pose => ({
    hips,
    lean: 4,
    arms: bothArms({ flex: 48, abd: 2, elbow }),
    legs: standing(40, 15),
  });
  return lifting({ around: 22, above: 8 }, [pose(112), pose(16)], (body): Prop[] => {
    const axle = between(body.arms[0].forearm.at, body.arms[1].forearm.at, 0.5);
    const middle = handsMiddle(body);
    return [
      ...reclinedBench(hips, 0, { back: 48 }),
      block("elbow-pad", "pad", add(axle, [-4, -9, 0]), [24, 6, 50], 20),
      tube("pad-post", "steel", [add(axle, [0, -12, 0]), [axle[0] + 4, 2, 0]], 2.2),
      tube("lever", "steel", [add(axle, [0, -2, 0]), middle], 1.8),
      handleBar("handle", body.arms[0].grip, body.arms[1].grip, 5),
      { ...block("stack", "load", [74, 66, 0], [18, 112, 24]), nearer: -30 },
      resistance(middle, [axle[0] + 4, axle[1] + 34, 0]),
    ];
  });
}

const BODYWEIGHT = byVariant("Tríceps apoiado", [GROUP.triceps, GROUP.chest], {
  bench: { label: "No banco", build: benchDip },
});

const MACHINE = byVariant("Tríceps na máquina", [GROUP.triceps], { seated: { label: "Sentado", build: machine } });

export const TRICEPS: Readonly<Record<string, Pattern>> = {
  "triceps-pushdown": PUSHDOWN,
  "triceps-extension": EXTENSION,
  "triceps-kickback": KICKBACK,
  "triceps-dip": BODYWEIGHT,
  "triceps-machine": MACHINE,
};
