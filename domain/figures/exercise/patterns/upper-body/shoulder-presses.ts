import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import type { Choreography } from "../../choreography.ts";
import { barbell, dumbbell } from "../../equipment/free-weights.ts";
import { reclinedBench } from "../../equipment/furniture.ts";
import { type Prop, resistance, tube } from "../../equipment/prop.ts";
import { smith } from "../../equipment/smith.ts";
import { stackTower } from "../../equipment/stack-machine.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, type Pose } from "../../pose.ts";
import { SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { byVariant, lifting } from "../../posing/variants.ts";
import { add, type Vec } from "../../space.ts";

const VIEW = { around: 28, above: 8 };
const SEAT = 46;
const SEATED_HIPS: Vec = [0, SEAT + SITTING_HIPS, 0];
const RECLINE = 8;
/** Above the hips. */
const SHOULDERS = 49;
const TOP = 61;

const standingPose = (hand: Vec): Pose => ({
  hips: [0, HIP_HEIGHT - 0.6, 0],
  lean: -2,
  arms: bothArms({ hand, pole: [0.25, -1, 0.35] }),
  legs: standing(0, 13),
});

function fromTheFront(): Choreography {
  const height = HIP_HEIGHT + SHOULDERS;
  return lifting(
    VIEW,
    [standingPose([14, height + 3, 24]), standingPose([0, height + TOP, 24])],
    ({ arms: [right, left] }) => barbell(right.grip, left.grip, { half: 80, radius: 14 }),
  );
}

const seated = (hand: Vec, pole: Vec): Pose => ({
  hips: SEATED_HIPS,
  lean: -RECLINE,
  arms: bothArms({ hand, pole }),
  legs: standing(42, 17),
});

const SEATED_SHOULDERS = SEATED_HIPS[1] + SHOULDERS;
const BESIDE_EARS: Vec = [2, SEATED_SHOULDERS + 10, 33];
const OVERHEAD: Vec = [-4, SEATED_SHOULDERS + TOP - 1, 22];
const OUTWARD: Vec = [0.1, -1, 0.7];

const bench = () => reclinedBench(SEATED_HIPS, RECLINE, { back: 62 });

const dumbbells = ({ arms: [right, left] }: Body): Prop[] => [
  ...dumbbell("right-dumbbell", right.grip, [0, 0, 1]),
  ...dumbbell("left-dumbbell", left.grip, [0, 0, 1]),
];

const withDumbbells = () =>
  lifting(VIEW, [seated(BESIDE_EARS, OUTWARD), seated(OVERHEAD, OUTWARD)], (body) => [...bench(), ...dumbbells(body)]);

/** Begins with the palms to the face and turns them on the way up. */
const arnold = () =>
  lifting(
    VIEW,
    [
      seated([20, SEATED_SHOULDERS + 6, 9], [0.6, -1, 0.2]),
      seated([8, SEATED_SHOULDERS + 22, 32], OUTWARD),
      seated(OVERHEAD, OUTWARD),
    ],
    (body) => [...bench(), ...dumbbells(body)],
    3.6,
  );

function onMachine(): Choreography {
  const pivot = (z: number): Vec => [-44, SEATED_SHOULDERS + 22, z];
  return lifting(
    VIEW,
    [seated([8, SEATED_SHOULDERS + 8, 27], OUTWARD), seated([2, SEATED_SHOULDERS + 56, 25], OUTWARD)],
    (body) => [
      ...stackTower([-52, 0, 0]),
      ...bench(),
      ...body.arms.flatMap(({ grip }, index): Prop[] => [
        tube(`lever-${index}`, "steel", [pivot(grip[2] * 1.35), [grip[0], grip[1], grip[2] * 1.35]], 1.9),
        tube(
          `handle-${index}`,
          "load",
          [[grip[0], grip[1], grip[2] * 1.35], add(grip, [0, 0, grip[2] > 0 ? -5 : 5])],
          1.7,
        ),
      ]),
      resistance(body.arms[0].grip, [0, SEATED_SHOULDERS - 60, 0]),
    ],
  );
}

function onSmith(): Choreography {
  const x = 9;
  const pole: Vec = [0.15, -1, 0.5];
  return lifting(
    VIEW,
    [seated([x, SEATED_SHOULDERS + 6, 29], pole), seated([x, SEATED_SHOULDERS + TOP - 3, 29], pole)],
    (body) => [...bench(), ...smith(x, body.arms[0].grip[1])],
  );
}

export const SHOULDER_PRESSES: Readonly<Record<string, Pattern>> = {
  "shoulder-press": byVariant(
    "Desenvolvimento",
    [GROUP.shoulders, GROUP.triceps],
    {
      barbell: { label: "Barra pela frente, em pé", build: fromTheFront },
      dumbbells: { label: "Halteres, sentado", build: withDumbbells },
      arnold: { label: "Arnold", build: arnold },
      machine: { label: "Máquina", build: onMachine },
      smith: { label: "Smith, sentado", build: onSmith },
    },
    "Carga",
  ),
};
