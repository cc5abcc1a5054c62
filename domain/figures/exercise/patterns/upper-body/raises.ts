import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import type { Choreography } from "../../choreography.ts";
import { barbell, dumbbell, weightPlate } from "../../equipment/free-weights.ts";
import { reclinedBench } from "../../equipment/furniture.ts";
import { block, cable, type Prop, resistance, tube } from "../../equipment/prop.ts";
import { handleBar, pulley, rope } from "../../equipment/pulley.ts";
import { stackTower } from "../../equipment/stack-machine.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, type ArmAngles, bothArms, type Pose } from "../../pose.ts";
import { SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, lifting, on } from "../../posing/variants.ts";
import { add, between, type Vec } from "../../space.ts";

const FROM_THE_FRONT = { around: 68, above: 8 };
const FROM_THE_SIDE = { around: 24, above: 8 };
const SEAT = 46;
const SEATED_HIPS: Vec = [0, SEAT + SITTING_HIPS, 0];

const upright = (arms: readonly [Arm, Arm], lean = 2): Pose => ({
  hips: [0, HIP_HEIGHT - 0.6, 0],
  lean,
  arms,
  legs: standing(0, 13),
});

const seated = (more: Partial<Pose>): Pose => ({
  hips: SEATED_HIPS,
  arms: bothArms({}),
  legs: standing(41, 16),
  ...more,
});

const HAND_ON_HIP: Arm = { hand: [3, 103, -20], pole: [-0.7, -0.3, 1] };

const dumbbells =
  (axis: "forward" | "right") =>
  ({ arms: [right, left] }: Body): Prop[] => [
    ...dumbbell("right-dumbbell", right.grip, right.hand.axes[axis]),
    ...dumbbell("left-dumbbell", left.grip, left.hand.axes[axis]),
  ];

const SIDE_LOW: ArmAngles = { flex: 4, abd: 9, elbow: 16 };
const SIDE_HIGH: ArmAngles = { flex: 10, abd: 86, elbow: 16 };

const lateralDumbbells = () =>
  lifting(FROM_THE_FRONT, [upright(bothArms(SIDE_LOW)), upright(bothArms(SIDE_HIGH))], dumbbells("forward"));

/** The cable comes from the other side and passes in front of the body. */
const lateralCable = () =>
  lifting(
    FROM_THE_FRONT,
    [upright([{ flex: 16, abd: 2, elbow: 14 }, HAND_ON_HIP]), upright([SIDE_HIGH, HAND_ON_HIP])],
    ({ arms: [right] }) => pulley("pulley", [20, 14, -62], right.grip, { away: [0, 0, -1] }),
  );

function lateralMachine(): Choreography {
  const pose = (abd: number) => seated({ arms: bothArms({ flex: 4, abd, elbow: 88 }), lean: 0 });
  return lifting({ around: 60, above: 8 }, [pose(10), pose(82)], (body) => [
    ...stackTower([-40, 0, 0], 140),
    ...reclinedBench(SEATED_HIPS, 0, { back: 52 }),
    ...body.arms.map(({ upperArm, forearm }, index) =>
      tube(
        `pad-${index}`,
        "pad",
        [between(upperArm.at, forearm.at, 0.62), between(upperArm.at, forearm.at, 0.95)].map((at) =>
          add(at, [0, 0, 0]),
        ),
        6.6,
      ),
    ),
    resistance(body.arms[0].forearm.at, [0, 60, 0]),
  ]);
}

const TIPPED = -52;

/** On the left side against a sloping bench: the upper arm lifts. */
function lateralInclined(): Choreography {
  const pose = (abd: number): Pose => ({
    hips: [0, 64, 0],
    tip: TIPPED,
    neck: { side: 12 },
    arms: [
      { flex: 14, abd, elbow: 12 },
      { flex: 50, abd: 20, elbow: 80, rot: 30 },
    ],
    legs: [planted(16, 62, { toesOut: 12 }), planted(-8, 58, { toesOut: -12 })],
  });
  return lifting({ around: 72, above: 10 }, [pose(6), pose(86)], (body) => [
    tube("bench-back", "pad", [on(body.pelvis, [-2, 6, -23]), on(body.chest, [-2, 22, -21])], 5),
    tube("bench-post", "steel", [on(body.chest, [-2, 10, -26]), [-2, 2, on(body.chest, [0, 10, -26])[2]]], 2),
    block("bench-seat", "pad", [-6, 33, 8], [28, 6, 24]),
    tube(
      "seat-post",
      "steel",
      [
        [0, 37, 6],
        [0, 2, 6],
      ],
      2.2,
    ),
    tube(
      "bench-foot",
      "steel",
      [
        [0, 1.8, 10],
        [-2, 1.8, -58],
      ],
      1.8,
    ),
    ...dumbbell("dumbbell", body.arms[0].grip, body.arms[0].hand.axes.forward),
  ]);
}

const FRONT_LOW: ArmAngles = { flex: 6, abd: 4, elbow: 8 };
const FRONT_HIGH: ArmAngles = { flex: 90, abd: 4, elbow: 8 };

const frontDumbbells = () =>
  lifting(FROM_THE_SIDE, [upright(bothArms(FRONT_LOW)), upright(bothArms(FRONT_HIGH))], dumbbells("right"));

const frontPlate = () => {
  const pose = (flex: number) => upright(bothArms({ flex, abd: -2, elbow: 14 }));
  return lifting(FROM_THE_SIDE, [pose(14), pose(88)], (body) =>
    weightPlate("plate", between(body.arms[0].grip, body.arms[1].grip, 0.5), body.arms[0].hand.axes.forward),
  );
};

/** The back to the column: the cable passes between the legs. */
const frontCable = () =>
  lifting(
    FROM_THE_SIDE,
    [upright(bothArms({ flex: 10, abd: -4, elbow: 6 })), upright(bothArms({ flex: 88, abd: -4, elbow: 8 }))],
    (body) => [
      ...pulley("pulley", [-58, 14, 0], between(body.arms[0].grip, body.arms[1].grip, 0.5), { away: [-1, 0, 0] }),
      handleBar("handle", body.arms[0].grip, body.arms[1].grip),
    ],
  );

const BENT = 74;

const bentOver = () => {
  const pose = (abd: number): Pose => ({
    hips: [-16, HIP_HEIGHT - 7, 0],
    lean: BENT,
    neck: { flex: -18 },
    arms: bothArms({ flex: BENT, abd, elbow: 18 }),
    legs: standing(-4, 12),
  });
  return lifting({ around: 48, above: 10 }, [pose(4), pose(86)], dumbbells("forward"));
};

/** Facing the pad, the handles at the height of the shoulders. */
function reverseMachine(): Choreography {
  const pose = (abd: number) => seated({ lean: 4, arms: bothArms({ flex: 84, abd, elbow: 12 }) });
  return lifting({ around: 36, above: 10 }, [pose(8), pose(84)], (body) => [
    ...stackTower([44, 0, 0], 165),
    block("seat", "pad", [-1, SEAT - 3.5, 0], [36, 7, 34]),
    tube(
      "seat-post",
      "steel",
      [
        [-1, SEAT - 4, 0],
        [-1, 2, 0],
      ],
      2.4,
    ),
    block("chest-pad", "pad", on(body.chest, [15.4, 10, 0]), [6, 40, 26], 4),
    ...body.arms.flatMap(({ grip }, index): Prop[] => [
      tube(`handle-${index}`, "load", [add(grip, [0, 7, 0]), add(grip, [0, -6, 0])], 1.7),
      tube(`lever-${index}`, "steel", [add(grip, [0, 7, 0]), [30, grip[1] + 30, grip[2] > 0 ? 8 : -8]], 1.7),
    ]),
    resistance(body.arms[0].grip, [62, 100, -10]),
  ]);
}

/** Each hand pulls the cable of the other side. */
const reverseCrossover = () => {
  const pose = (abd: number) => upright(bothArms({ flex: 86, abd, elbow: 12 }), 0);
  const SIDE = 92;
  const top = (z: number): Vec => [10, 176, z];
  return lifting({ around: 58, above: 10 }, [pose(-12), pose(84)], ({ arms: [right, left] }) => [
    ...pulley("left-pulley", top(-SIDE), right.grip, { away: [0, 0, -1] }),
    ...pulley("right-pulley", top(SIDE), left.grip, { away: [0, 0, 1] }),
  ]);
};

function facePull(): Choreography {
  const pose = (hand: Vec, lean: number): Pose => ({
    hips: [-8, HIP_HEIGHT - 3, 0],
    lean,
    arms: bothArms({ hand, pole: [-0.3, 0.25, 1] }),
    legs: [planted(-26, 11), planted(10, -11)],
  });
  return lifting({ around: 34, above: 8 }, [pose([46, 152, 7], 0), pose([3, 157, 25], -6)], (body) => {
    const [right, left] = [body.arms[0].grip, body.arms[1].grip];
    const knot = add(between(right, left, 0.5), [10, 1, 0]);
    return [...pulley("pulley", [92, 164, 0], knot), ...rope("rope", knot, [right, left])];
  });
}

const uprightRow = () => {
  const pose = (height: number, x: number) => upright(bothArms({ hand: [x, height, 13], pole: [0.1, 0.1, 1] }), 0);
  return lifting({ around: 40, above: 8 }, [pose(81, 15), pose(124, 20)], ({ arms: [right, left] }) =>
    barbell(right.grip, left.grip, { half: 50, radius: 11 }),
  );
};

const ELBOW_HEIGHT = 108;

/** The elbow stays at the waist while the forearm turns. */
const turning = (rot: number): ArmAngles => ({ flex: 4, abd: 8, rot, elbow: 90 });

const cableRotation = (isOutward: boolean) => (): Choreography => {
  const side = isOutward ? -1 : 1;
  const [inner, outer] = [turning(58), turning(-42)];
  const pose = (arm: Arm) => upright([arm, HAND_ON_HIP], 0);
  return lifting(
    { around: 62, above: 14 },
    isOutward ? [pose(inner), pose(outer)] : [pose(outer), pose(inner)],
    ({ arms: [right] }) => pulley("pulley", [28, ELBOW_HEIGHT, side * 80], right.grip, { away: [0, 0, side] }),
  );
};

const bandRotation = () =>
  lifting(
    { around: 66, above: 14 },
    [upright(bothArms(turning(24)), 0), upright(bothArms(turning(-42)), 0)],
    ({ arms: [right, left] }) => [
      {
        ...cable("band", [right.grip, left.grip], 2.8, "load"),
        load: { at: right.grip, pull: "cable", from: left.grip },
      },
    ],
  );

export const RAISES: Readonly<Record<string, Pattern>> = {
  "lateral-raise": byVariant(
    "Elevação lateral",
    [GROUP.shoulders],
    {
      dumbbells: { label: "Halteres", build: lateralDumbbells },
      cable: { label: "Polia baixa, um braço", build: lateralCable },
      machine: { label: "Máquina", build: lateralMachine },
      inclined: { label: "Banco inclinado, um braço", build: lateralInclined },
    },
    "Carga",
  ),
  "front-raise": byVariant(
    "Elevação frontal",
    [GROUP.shoulders],
    {
      dumbbells: { label: "Halteres", build: frontDumbbells },
      plate: { label: "Anilha", build: frontPlate },
      cable: { label: "Polia baixa, barra", build: frontCable },
    },
    "Carga",
  ),
  "reverse-fly": byVariant(
    "Crucifixo inverso",
    [GROUP.shoulders, GROUP.back],
    {
      dumbbells: { label: "Halteres, tronco inclinado", build: bentOver },
      machine: { label: "Máquina", build: reverseMachine },
      crossover: { label: "Crossover", build: reverseCrossover },
    },
    "Carga",
  ),
  "high-pull": byVariant("Puxada alta para os ombros", [GROUP.shoulders, GROUP.back], {
    "face-pull": { label: "Face pull, polia e corda", build: facePull },
    "upright-row": { label: "Remada alta, barra W", build: uprightRow },
  }),
  "shoulder-rotation": byVariant("Rotação de ombro", [GROUP.shoulders], {
    "external-cable": { label: "Externa, polia", build: cableRotation(true) },
    "internal-cable": { label: "Interna, polia", build: cableRotation(false) },
    "external-band": { label: "Externa, elástico", build: bandRotation },
  }),
};
