import { GROUP } from "../../../../training/muscle-groups.ts";
import { disc, hurdle, suspension } from "../../equipment/functional.ts";
import { chair, wall } from "../../equipment/furniture.ts";
import { block } from "../../equipment/prop.ts";
import { benchAcross, step } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { clasped } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, exercised, held, holding, on, still, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

const QUARTER = { around: 18, above: 8 };
const SIDE = { around: 8, above: 8 };

const SQUAT_FEET = standing(0, 14, { toesOut: 14, pole: [1, 0.7, 0.25] });

/** Feet that have left the ground by `height`. */
const flying = (height: number, z = 13, x = 0): readonly [Leg, Leg] =>
  bothLegs({ foot: [x, 6.7 + height, z], toesDown: Math.min(50, height * 2), toesOut: 8, pole: [1, 0.7, 0.2] });

function jumpSquat() {
  const down: Pose = {
    hips: [-20, 56, 0],
    lean: 40,
    neck: { flex: -20 },
    arms: bothArms({ flex: -8, abd: 10, elbow: 12 }),
    legs: flying(0, 14),
  };
  const up: Pose = {
    hips: [0, HIP_HEIGHT + 18, 0],
    arms: bothArms({ flex: 160, abd: 12, elbow: 10 }),
    legs: flying(24, 14),
  };
  return exercised(
    QUARTER,
    [down, { ...up, hips: [-1, HIP_HEIGHT, 0], legs: flying(7, 14) }, up],
    "out",
    undefined,
    1.8,
  );
}

function wallSit() {
  const pose = (y: number, x: number): Pose => ({
    hips: [x, y, 0],
    lean: -2,
    arms: bothArms({ abd: 10, flex: 2, elbow: 8 }),
    legs: standing(42, 12, { toesOut: 6, pole: [1, 1, 0.12] }),
  });
  return held(SIDE, pose(74, 0), pose(50, 0), still(wall(-13.5, -1)));
}

const ANCHOR: Vec = [118, 205, 0];

function squatInStraps() {
  const pose = (hips: Vec, lean: number, hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 3 },
    arms: bothArms({ hand, pole: [-0.5, -1, 0.5] }),
    legs: SQUAT_FEET,
  });
  return exercised(
    SIDE,
    [pose([-3, HIP_HEIGHT - 2, 0], 0, [34, 112, 15]), pose([-32, 46, 0], 26, [46, 98, 15])],
    "back",
    ({ arms: [right, left] }) => suspension(ANCHOR, [right.grip, left.grip]),
  );
}

function singleLegToBench() {
  const pose = (hips: Vec, lean: number, foot: Vec, hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 3 },
    arms: bothArms({ hand, pole: [-0.5, -1, 0.4] }),
    legs: [planted(0, 7, { toesOut: 4, pole: [1, 0.7, 0.1] }), { foot, toesDown: -20, pole: [1, 1, 0] }],
  });
  return exercised(
    SIDE,
    [pose([-2, HIP_HEIGHT - 1, 0], 4, [34, 22, -8], [40, 118, 14]), pose([-34, 56, 0], 34, [44, 30, -8], [44, 88, 14])],
    "back",
    still(benchAcross(-40, { height: 44, length: 80 })),
  );
}

function sitToStand() {
  const pose = (hips: Vec, lean: number): Pose =>
    holding(
      { hips, lean, neck: { flex: -lean / 3 }, arms: bothArms({}), legs: standing(0, 12, { toesOut: 8 }) },
      ({ chest }) => ({
        arms: [
          { hand: on(chest, [13, 17, -8]), pole: [0.2, -1, 0.8] },
          { hand: on(chest, [16, 14, 8]), pole: [0.2, -1, 0.8] },
        ],
      }),
    );
  return exercised(
    QUARTER,
    [pose([-37, 56, 0], 6), pose([-34, 57, 0], 42), pose([-1, HIP_HEIGHT - 1, 0], 2)],
    "out",
    still(chair(-42, { height: 45 })),
  );
}

const FUNCTIONAL_SQUAT = byVariant("Agachamentos funcionais", [GROUP.quadriceps, GROUP.glutes], {
  jump: { label: "Com salto", build: jumpSquat },
  wall: { label: "Isométrico na parede", build: wallSit },
  suspension: { label: "No TRX", build: squatInStraps },
  "single-leg": { label: "Unilateral no banco", build: singleLegToBench },
  chair: { label: "Sentar e levantar da cadeira", build: sitToStand },
});

function forwardLunge() {
  const pose = (hips: Vec, foot: Vec, heel: number): Pose => ({
    hips,
    lean: 3,
    arms: bothArms({ flex: 2, abd: 12, elbow: 12 }),
    legs: [
      { foot, toesOut: 4 },
      { foot: [-2 - heel * 0.06, 6.7 + heel * 0.17, -9], toesDown: heel, pole: [1, 0.1, 0] },
    ],
  });
  return exercised(
    SIDE,
    [
      pose([0, HIP_HEIGHT - 1, 0], [0, 6.7, 9], 0),
      pose([22, 80, 0], [48, 18, 9], 24),
      pose([38, 50, 0], [78, 6.7, 9], 62),
    ],
    "back",
  );
}

function slidingLunge() {
  const pose = (hips: Vec, lean: number, z: number): Pose =>
    holding(
      {
        hips,
        lean,
        neck: { flex: -lean / 3 },
        arms: bothArms({}),
        legs: [planted(0, z, { y: 2, toesOut: 6 }), planted(0, -14, { toesOut: 14, pole: [1, 0.5, 0.4] })],
      },
      ({ chest }) => ({
        arms: clasped(chest),
      }),
    );
  return exercised(
    { around: 72, above: 8 },
    [pose([0, HIP_HEIGHT - 2, 0], 2, 12), pose([-18, 54, -6], 34, 66)],
    "back",
    ({ legs: [{ foot }] }) => [disc("slider", [foot.at[0] + 5, 1, foot.at[2]], 13)],
  );
}

const STEP = 22;

function stepUp() {
  const pose = (hips: Vec, lean: number, left: Vec, toesDown: number): Pose => ({
    hips,
    lean,
    arms: bothArms({ flex: lean, abd: 12, elbow: 14 }),
    legs: [planted(30, 9, { y: STEP, toesOut: 4 }), { foot: left, toesDown, pole: [1, 1, 0.1] }],
  });
  return exercised(
    SIDE,
    [
      pose([4, HIP_HEIGHT - 6, 0], 10, [-8, 6.7, -9], 0),
      pose([22, HIP_HEIGHT + 8, 0], 12, [2, 30, -9], 40),
      pose([30, HIP_HEIGHT + STEP - 1, 0], 2, [30, STEP + 6.7, -9], 0),
    ],
    "out",
    still(step(36, STEP, { depth: 44, width: 70 })),
  );
}

const BOX = 48;

function boxJump() {
  const at = (hips: Vec, lean: number, foot: Vec, arm: number, toesDown = 0): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 3 },
    arms: bothArms({ flex: arm, abd: 12, elbow: 14 }),
    legs: bothLegs({ foot, toesDown, toesOut: 8, pole: [1, 0.7, 0.2] }),
  });
  return exercised(
    SIDE,
    [
      at([-22, 60, 0], 40, [-8, 6.7, 12], -8),
      at([20, 108, 0], 16, [16, 56, 12], 110, 30),
      at([46, BOX + 62, 0], 34, [62, BOX + 6.7, 12], 90),
      at([58, BOX + HIP_HEIGHT - 1, 0], 2, [62, BOX + 6.7, 12], 20),
    ],
    "out",
    still([block("box", "pad", [74, BOX / 2, 0], [62, BOX, 66])]),
    2.2,
  );
}

function sideHop() {
  const pose = (z: number, height: number, bend: number): Pose => ({
    hips: [-4, HIP_HEIGHT - bend + height, z],
    lean: 8 + bend * 0.5,
    arms: bothArms({ flex: 34, abd: 26, elbow: 66 }),
    legs: [
      { foot: [0, 6.7 + height * 1.25, z + 7], toesDown: Math.min(40, height), toesOut: 4, pole: [1, 0.6, 0.1] },
      { foot: [0, 6.7 + height * 1.25, z - 7], toesDown: Math.min(40, height), toesOut: 4, pole: [1, 0.6, 0.1] },
    ],
  });
  return toAndFro(
    { around: 74, above: 9 },
    [pose(-32, 0, 16), pose(0, 34, 14), pose(32, 0, 16)],
    still(hurdle(20)),
    1.3,
  );
}

const FUNCTIONAL_STEP = byVariant("Avanços, subidas e saltos", [GROUP.quadriceps, GROUP.glutes, GROUP.adductors], {
  forward: { label: "Avanço à frente", build: forwardLunge },
  sliding: { label: "Avanço lateral com deslizador", build: slidingLunge },
  "step-up": { label: "Subida no step", build: stepUp },
  "box-jump": { label: "Salto na caixa", build: boxJump },
  "side-hop": { label: "Salto lateral sobre barreira", build: sideHop },
});

export const FUNCTIONAL_LEGS: Readonly<Record<string, Pattern>> = {
  "functional-squat": FUNCTIONAL_SQUAT,
  "functional-step": FUNCTIONAL_STEP,
};
