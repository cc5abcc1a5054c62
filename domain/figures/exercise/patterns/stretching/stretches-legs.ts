import { GROUP } from "../../../../training/muscle-groups.ts";
import { LENGTH } from "../../body.ts";
import { mat, wall } from "../../equipment/furniture.ts";
import { benchAcross, rail, step, strap } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../../pose.ts";
import { ON_BACK, ON_HEELS, SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, held, holding, on, still } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

function withStrap() {
  const pose = (flex: number, knee: number): Pose =>
    holding({ ...ON_BACK, arms: bothArms({}), legs: [{ flex, knee, ankle: 4 }, { flex: 0 }] }, ({ legs: [right] }) => ({
      arms: [
        { hand: on(right.thigh, [-13, -30, 5]), pole: [-0.6, -0.6, 1] },
        { hand: on(right.thigh, [-13, -30, -9]), pole: [-0.6, -0.6, 1] },
      ],
    }));
  return held({ around: 10, above: 10 }, pose(58, 22), pose(88, 4), ({ arms, legs: [{ foot }] }) => [
    ...mat(-92, 95),
    strap("strap-right", [on(foot, [8, -6.5, 1]), arms[0].grip]),
    strap("strap-left", [on(foot, [8, -6.5, -1]), arms[1].grip]),
  ]);
}

const BENCH = 44;

function heelOnBench() {
  const pose = (hips: Vec, lean: number, hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -lean / 5 },
    arms: bothArms({ hand, palm: [1, -0.5, 0], pole: [-1, -0.3, 0.3] }),
    legs: [{ foot: [64, BENCH + 6, 9], toesDown: -62, pole: [0.5, 1, 0] }, planted(-2, -9, { toesOut: 4 })],
  });
  return held(
    { around: 10, above: 8 },
    pose([0, HIP_HEIGHT - 0.8, 0], 6, [26, 88, 12]),
    pose([-7, HIP_HEIGHT - 1, 0], 52, [52, 69, 12]),
    still(benchAcross(67)),
  );
}

function seatedOneLeg() {
  const pose = (lean: number, spine: number, hand: Vec): Pose => ({
    hips: [0, SITTING_HIPS, 0],
    lean,
    spine: { flex: spine },
    arms: bothArms({ hand, palm: [1, -0.5, 0], pole: [-0.6, -0.3, 0.8] }),
    legs: [
      { foot: [80, 5.5, 10], toesDown: -84, pole: [0, 1, 0] },
      { foot: [32, 8.5, 3], toesDown: 2, toesOut: -50, pole: [0.9 - lean / 70, 0.7 + lean / 40, 1] },
    ],
  });
  return held({ around: 15, above: 12 }, pose(0, 2, [34, 20, 16]), pose(18, 42, [74, 17, 13]), still(mat(-25, 105)));
}

function rolledDown() {
  const pose = (hips: Vec, lean: number, spine: number): Pose => ({
    hips,
    lean,
    spine: { flex: spine },
    neck: { flex: spine / 5 },
    arms: bothArms({ flex: lean + spine, abd: 4, elbow: 6 }),
    legs: standing(0, 10, { toesOut: 4 }),
  });
  return held({ around: 348, above: 8 }, pose([0, HIP_HEIGHT - 0.6, 0], 0, 0), pose([-12, HIP_HEIGHT - 2, 0], 84, 62));
}

const HAMSTRING_STRETCH = byVariant("Alongamento de isquiotibiais", [GROUP.hamstrings, GROUP.calves, GROUP.back], {
  strap: { label: "Deitado com faixa", build: withStrap },
  bench: { label: "Em pé, calcanhar no banco", build: heelOnBench },
  seated: { label: "Sentado, uma perna", build: seatedOneLeg },
  "rolled-down": { label: "Em pé, tronco à frente", build: rolledDown },
});

function butterfly() {
  const pose = (pole: Vec, lean: number): Pose => ({
    hips: [0, SITTING_HIPS, 0],
    lean,
    arms: bothArms({ hand: [40, 10, 7], pole: [-1, -0.2, 0.8] }),
    legs: bothLegs({ foot: [33, 6.5, 5], toesDown: 0, toesOut: 4, pole }),
  });
  return held({ around: 62, above: 14 }, pose([0.4, 1, 0.8], 0), pose([0.8, 0.5, 1], 6), still(mat(-35, 60, 110)));
}

function straddle() {
  const pose = (lean: number, spine: number, hand: Vec): Pose => ({
    hips: [0, SITTING_HIPS, 0],
    lean,
    spine: { flex: spine },
    neck: { flex: -8 },
    arms: bothArms({ hand, palm: [1, -0.1, 0], pole: [-0.6, 0, 1] }),
    legs: bothLegs({ foot: [46, 5.5, 78], toesDown: -82, toesOut: 58, pole: [0, 1, 0] }),
  });
  return held(
    { around: 62, above: 20 },
    pose(0, 0, [30, 4, 14]),
    pose(32, 18, [69, 3.4, 14]),
    still(mat(-30, 85, 180)),
  );
}

function sideLunge() {
  const pose = (hips: Vec, lean: number): Pose =>
    holding(
      {
        hips,
        lean,
        neck: { flex: -lean / 3 },
        arms: bothArms({}),
        legs: [planted(0, 52, { toesOut: 10 }), planted(0, -44, { toesOut: 22, pole: [1, 0.4, 0.6] })],
      },
      ({ chest }) => ({
        arms: [
          { hand: on(chest, [26, 13, 4]), pole: [-0.2, -1, 0.8] },
          { hand: on(chest, [26, 13, -4]), pole: [-0.2, -1, 0.8] },
        ],
      }),
    );
  return held({ around: 75, above: 8 }, pose([-2, 75, 4], 6), pose([-20, 46, -28], 34));
}

const ADDUCTOR_STRETCH = byVariant("Alongamento de adutores", [GROUP.adductors, GROUP.hamstrings], {
  butterfly: { label: "Em borboleta", build: butterfly },
  straddle: { label: "Pernas afastadas, sentado", build: straddle },
  "side-lunge": { label: "Em afundo lateral", build: sideLunge },
});

const ON_WALL: readonly [Arm, Arm] = bothArms({ hand: [62, 132, 17], palm: [0.35, 1, 0], pole: [-0.3, -1, 0.5] });

function againstWall(start: Vec, end: Vec, lean: number, back: number) {
  const pose = (hips: Vec): Pose => ({
    hips,
    lean,
    arms: ON_WALL,
    legs: [planted(back, 9, { toesOut: 0 }), planted(24, -9, { toesOut: 0 })],
  });
  return held({ around: 345, above: 8 }, pose(start), pose(end), still(wall(66, 1)));
}

const STEP = 22;
const RAIL_HAND: Arm = { hand: [20, 108, -34], pole: [-1, -0.3, 0.3] };

function heelBelowStep() {
  const pose = (ankle: Vec, toesDown: number, hips: number): Pose => ({
    hips: [2, hips, 0],
    arms: [{ abd: 12, elbow: 8 }, RAIL_HAND],
    legs: [
      { foot: ankle, toesDown },
      { foot: [8, STEP + LENGTH.ankleHeight, -9], toesDown: 0 },
    ],
  });
  return held(
    { around: 345, above: 8 },
    pose([0, STEP + LENGTH.ankleHeight, 9], 0, HIP_HEIGHT + STEP - 1),
    pose([-1, STEP + LENGTH.ankleHeight - 8, 9], -30, HIP_HEIGHT + STEP - 8),
    still(step(28, STEP, { depth: 40, width: 60 }), rail(10, 46, 108, -34)),
  );
}

function sitBackOnHeels() {
  const pose = (lean: number, hand: Vec): Pose => ({
    ...ON_HEELS,
    lean,
    arms: bothArms({ hand, palm: [-1, -0.1, 0.3], pole: [-1, 0, 0.3] }),
    legs: bothLegs({ foot: [-3, 5, 9], toesDown: 150, pole: [1, 0.2, 0.1] }),
  });
  return held({ around: 10, above: 10 }, pose(2, [-18, 20, 26]), pose(-26, [-52, 4, 24]), still(mat(-70, 62)));
}

const CALF_STRETCH = byVariant("Alongamento da perna", [GROUP.calves], {
  wall: { label: "Na parede, joelho estendido", build: () => againstWall([-10, 85, 0], [2, 80, 0], 14, -42) },
  soleus: { label: "Na parede, joelho flexionado", build: () => againstWall([0, 87, 0], [-2, 79, 0], 8, -14) },
  step: { label: "No degrau", build: heelBelowStep },
  "tibialis-kneeling": { label: "Tibial anterior, ajoelhado", build: sitBackOnHeels },
});

export const LEG_STRETCHES: Readonly<Record<string, Pattern>> = {
  "hamstring-stretch": HAMSTRING_STRETCH,
  "adductor-stretch": ADDUCTOR_STRETCH,
  "calf-stretch": CALF_STRETCH,
};
