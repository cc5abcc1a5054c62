import { GROUP } from "../../../../training/muscle-groups.ts";
import { dumbbell, medicineBall } from "../../equipment/free-weights.ts";
import { battleRope, sled, suspension } from "../../equipment/functional.ts";
import { mat, wall } from "../../equipment/furniture.ts";
import type { Prop } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { PLANK, SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, exercised, round, toAndFro } from "../../posing/variants.ts";
import { add, between, radians, type Vec } from "../../space.ts";

const SIDE = { around: 10, above: 8 };
const QUARTER = { around: 20, above: 8 };

/** Straight from the ankles at `x` to the shoulders, leaning by `lean`. */
function plankOnFeet(x: number, lean: number, hand: Vec, pole: Vec): Pose {
  const length = 83;
  return {
    hips: [x + length * Math.sin(radians(lean)), (lean > 0 ? 16 : 8) + length * Math.cos(radians(lean)), 0],
    lean,
    arms: bothArms({ hand, pole }),
    legs: bothLegs({ flex: 0, abd: 2, knee: 0, ankle: lean > 0 ? lean - 50 : lean + 20 }),
  };
}

function strapRow() {
  const anchor: Vec = [78, 212, 0];
  return exercised(
    SIDE,
    [plankOnFeet(36, -42, [-3, 134, 16], [-0.5, -1, 0.5]), plankOnFeet(36, -26, [6, 124, 24], [-1, -0.6, 0.4])],
    "out",
    ({ arms: [right, left] }) => suspension(anchor, [right.grip, left.grip]),
  );
}

function strapPushUp() {
  const anchor: Vec = [-30, 214, 0];
  return exercised(
    SIDE,
    [plankOnFeet(-64, 46, [66, 58, 19], [-0.4, -0.4, 1]), plankOnFeet(-64, 58, [56, 54, 30], [-0.6, -0.2, 1])],
    "back",
    ({ arms: [right, left] }) => suspension(anchor, [right.grip, left.grip]),
  );
}

function renegadeRow() {
  const place = (x: number, y: number, z: number): Arm => ({ hand: [x, y, z], pole: [-1, -0.2, 0.4] });
  const pose = (right: Arm, twist: number): Pose => ({
    ...PLANK,
    hips: [0, 42, 0],
    lean: 67,
    spine: { twist },
    arms: [right, place(46, 11, -20)],
    legs: bothLegs({ foot: [-76, 17, 22], toesDown: 68, pole: [1, -0.1, 0.1] }),
  });
  return exercised(
    QUARTER,
    [pose(place(46, 11, 20), 0), pose(place(12, 44, 25), 8)],
    "out",
    ({ arms: [right, left] }) => [
      ...dumbbell("right-dumbbell", right.grip, [1, 0, 0]),
      ...dumbbell("left-dumbbell", left.grip, [1, 0, 0]),
    ],
    2.4,
  );
}

const UPPER_BODY = byVariant("Puxar e empurrar com o corpo", [GROUP.back, GROUP.chest, GROUP.core, GROUP.biceps], {
  "strap-row": { label: "Remada no TRX", build: strapRow },
  "strap-push-up": { label: "Flexão de braços no TRX", build: strapPushUp },
  "renegade-row": { label: "Remada renegada com halteres", build: renegadeRow },
});

const BALL_HALF = 11;

/** Both hands at the sides of a ball. */
const ballBetween = ({ arms: [right, left] }: Parameters<typeof dropped>[0]): Vec =>
  between(right.grip, left.grip, 0.5);
const dropped = (body: { readonly arms: readonly [{ readonly grip: Vec }, { readonly grip: Vec }] }): Prop[] =>
  medicineBall("ball", ballBetween(body), 12);

const holdingBall = (hand: Vec, pole: Vec): readonly [Arm, Arm] =>
  bothArms({ hand: [hand[0], hand[1], BALL_HALF], pole });

function wallThrow() {
  const pose = (hips: Vec, lean: number, hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -18 - lean * 0.3 },
    arms: holdingBall(hand, [0.2, -1, 0.7]),
    legs: standing(0, 15, { toesOut: 14, pole: [1, 0.7, 0.25] }),
  });
  return exercised(
    SIDE,
    [
      pose([-24, 48, 0], 28, [26, 88, 0]),
      pose([0, HIP_HEIGHT - 2, 0], 2, [24, 150, 0]),
      pose([2, HIP_HEIGHT - 1, 0], 2, [20, 196, 0]),
    ],
    "out",
    (body) => [...wall(66, 1, 230), ...dropped(body)],
    1.8,
  );
}

function floorSlam() {
  const pose = (hips: Vec, lean: number, spine: number, hand: Vec, heel: number): Pose => ({
    hips,
    lean,
    spine: { flex: spine },
    arms: holdingBall(hand, [-0.2, -0.8, 1]),
    legs: bothLegs({ foot: [0, 6.7 + heel * 0.22, 15], toesDown: heel, toesOut: 12, pole: [1, 0.7, 0.2] }),
  });
  return toAndFro(
    SIDE,
    [
      pose([2, HIP_HEIGHT + 4, 0], -2, -8, [8, 206, 0], 26),
      pose([-16, 70, 0], 46, 22, [42, 72, 0], 0),
      pose([-26, 58, 0], 66, 24, [36, 17, 0], 0),
    ],
    dropped,
    1.9,
  );
}

function seatedTwist() {
  const pose = (twist: number, hand: Vec): Pose => ({
    hips: [0, SITTING_HIPS, 0],
    lean: -28,
    spine: { flex: 14, twist },
    neck: { twist: twist * 0.3 },
    arms: [
      { hand: add(hand, [0, 0, 9]), pole: [-0.4, -1, 0.8] },
      { hand: add(hand, [0, 0, -9]), pole: [-0.4, -1, 0.8] },
    ],
    legs: bothLegs(planted(50, 9, { toesOut: 4, pole: [1, 0.6, 0.1] })),
  });
  return toAndFro(
    { around: 48, above: 10 },
    [pose(-38, [4, 42, -34]), pose(0, [20, 44, 0]), pose(38, [4, 42, 34])],
    (body) => [...mat(-45, 75, 70), ...dropped(body)],
    2.4,
  );
}

const MEDICINE_BALL = byVariant("Medicine ball", [GROUP.core, GROUP.shoulders, GROUP.quadriceps], {
  "wall-throw": { label: "Arremesso na parede", build: wallThrow },
  slam: { label: "Arremesso no solo", build: floorSlam },
  twist: { label: "Rotação de tronco sentado", build: seatedTwist },
});

const ROPE_REST = 88;

function ropeWaves() {
  const hand = (share: number, z: number): Arm => ({
    hand: [38, ROPE_REST + 22 * Math.sin(radians(share * 360)), z],
    pole: [-0.6, -1, 0.5],
  });
  const pose = (share: number): Pose => ({
    hips: [-20, 66, 0],
    lean: 34,
    neck: { flex: -14 },
    arms: [hand(share, 17), hand(share + 0.5, -17)],
    legs: standing(0, 17, { toesOut: 14, pole: [1, 0.7, 0.3] }),
  });
  const poses = Array.from({ length: 8 }, (_, index) => pose((index + 2) / 8));
  return round(
    QUARTER,
    [poses[0] ?? pose(0), ...poses.slice(1)],
    ({ arms: [right, left] }) => [
      ...battleRope("rope-right", right.grip, [150, 3, 3], ROPE_REST),
      ...battleRope("rope-left", left.grip, [150, 3, -3], ROPE_REST),
    ],
    0.8,
  );
}

function sledPush() {
  const foot = (x: number, y: number, toesDown: number, z: number): Leg => ({
    foot: [x, y, z],
    toesDown,
    pole: [1, 0.6, 0.1],
  });
  const path: readonly (readonly [number, number, number])[] = [
    [-22, 12, 24],
    [-46, 15, 58],
    [-72, 18, 62],
    [-66, 34, 78],
    [-40, 30, 56],
    [-20, 18, 28],
  ];
  const leg = (index: number, z: number): Leg => {
    const [x, y, toesDown] = path[((index % 6) + 6) % 6] ?? [0, 10, 0];
    return foot(x, y, toesDown, z);
  };
  const pose = (index: number): Pose => ({
    hips: [-18, 66, 0],
    lean: 54,
    neck: { flex: -26 },
    arms: bothArms({ hand: [68, 78, 19], pole: [-0.3, -1, 0.5] }),
    legs: [leg(index, 9), leg(index + 3, -9)],
  });
  const poses = Array.from({ length: 6 }, (_, index) => pose(index));
  return round(SIDE, [poses[0] ?? pose(0), ...poses.slice(1)], () => sled([68, 78, 19]), 1.1);
}

const CONDITIONING = byVariant(
  "Corda naval e trenó",
  [GROUP.shoulders, GROUP.quadriceps, GROUP.core],
  {
    ropes: { label: "Ondulação com corda naval", build: ropeWaves },
    sled: { label: "Empurrar trenó", build: sledPush },
  },
  "Movimento",
);

export const FUNCTIONAL_LOADS: Readonly<Record<string, Pattern>> = {
  "body-pull-push": UPPER_BODY,
  "medicine-ball": MEDICINE_BALL,
  conditioning: CONDITIONING,
};
