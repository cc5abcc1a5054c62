import { GROUP } from "../../../../training/muscle-groups.ts";
import { chair, flatBench, mat, wall } from "../../equipment/furniture.ts";
import { benchAcross, sideWall } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, type Leg, type Pose } from "../../pose.ts";
import { ON_BACK, ON_CHAIR, ON_SIDE, SEAT_HEIGHT } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted } from "../../posing/stance.ts";
import { byVariant, held, holding, on, still } from "../../posing/variants.ts";
import { radians, type Vec } from "../../space.ts";

/** Hands on the hips. */
const onHips = (pose: Omit<Pose, "arms">): Pose =>
  holding({ ...pose, arms: bothArms({}) }, ({ pelvis }) => ({
    arms: bothArms({ hand: on(pelvis, [3, 13, 18]), pole: [-0.7, -0.3, 1] }),
  }));

function halfKneeling() {
  const pose = (x: number, flex: number): Pose =>
    onHips({
      hips: [x, 6 + 42 * Math.cos(radians(flex)), 0],
      legs: [{ flex, knee: 90 + flex, ankle: -60 }, planted(42, -11, { toesOut: 2 })],
    });
  return held({ around: 8, above: 8 }, pose(0, 0), pose(19, -27), still(mat(-60, 70)));
}

const TABLE_HEIGHT = 70;

function tableEdge() {
  const pose = (leg: Leg): Pose =>
    holding(
      {
        hips: [0, TABLE_HEIGHT + 12, 0],
        lean: -90,
        arms: bothArms({}),
        legs: [leg, { flex: 122, knee: 128, ankle: -10 }],
      },
      ({ legs: [, left] }) => ({
        arms: [
          { hand: on(left.shank, [4, -6, 8]), pole: [-0.4, 0, 1] },
          { hand: on(left.shank, [4, -9, -4]), pole: [-0.4, 0, 1] },
        ],
      }),
    );
  return held(
    { around: 8, above: 12 },
    pose({ flex: 32, knee: 70, ankle: -20 }),
    pose({ flex: -18, knee: 68, ankle: -25 }),
    still(flatBench(-100, 6, { height: TABLE_HEIGHT, width: 62 })),
  );
}

const HIP_FLEXOR_STRETCH = byVariant("Alongamento de flexores do quadril", [GROUP.quadriceps], {
  kneeling: { label: "Ajoelhado", build: halfKneeling },
  table: { label: "Na borda da maca", build: tableEdge },
});

const WALL_HAND: Arm = { hand: [46, 128, -20], palm: [0.3, 1, 0], pole: [-0.3, -1, 0.3] };

function quadricepsStanding() {
  const pose = (leg: Leg, grabs: boolean): Pose =>
    holding(
      {
        hips: [0, HIP_HEIGHT - 0.6, 0],
        lean: 3,
        arms: [{}, WALL_HAND],
        legs: [leg, planted(0, -8, { toesOut: 4 })],
      },
      ({ legs: [right] }) => ({
        arms: [{ hand: grabs ? on(right.foot, [9, 1, 1]) : [2, 78, 23], pole: [-1, 0, 0.3] }, WALL_HAND],
      }),
    );
  return held(
    { around: 12, above: 8 },
    pose({ flex: 16, knee: 34, ankle: 12 }, false),
    pose({ flex: -6, knee: 142, ankle: -40 }, true),
    still(wall(50, 1)),
  );
}

function quadricepsOnSide() {
  const pose = (flex: number, knee: number): Pose =>
    holding(
      {
        ...ON_SIDE,
        arms: [{}, { flex: 165, abd: 10, elbow: 100 }],
        legs: [
          { flex, abd: -6, knee, ankle: -40 },
          { flex: 48, abd: -4, knee: 70, ankle: -20 },
        ],
      },
      ({ legs: [right], arms: [, left] }) => ({
        arms: [
          { hand: on(right.shank, [2, -40, 1]), pole: [-1, 0.2, 0.3] },
          { flex: 165, abd: 10, elbow: left.isOpen ? 0 : 100 },
        ],
      }),
    );
  return held({ around: 8, above: 22 }, pose(28, 118), pose(-12, 138), still(mat(-70, 95)));
}

function quadricepsOnBench() {
  const pose = (hips: Vec, lean: number): Pose =>
    holding(
      {
        hips,
        lean,
        arms: bothArms({}),
        legs: [{ foot: [-20, 49, 9], toesDown: 165, pole: [0.2, -1, 0] }, planted(44, -11, { toesOut: 2 })],
      },
      ({ legs: [, left] }) => ({
        arms: [
          { hand: on(left.thigh, [8, -37, 6]), pole: [-0.6, 0.2, 1] },
          { hand: on(left.thigh, [8, -28, -4]), pole: [-1, -0.4, 0.6] },
        ],
      }),
    );
  return held(
    { around: 8, above: 8 },
    pose([14, 45, 0], 34),
    pose([9, 46.5, 0], 2),
    still(mat(-20, 72), benchAcross(-30)),
  );
}

const QUADRICEPS_STRETCH = byVariant("Alongamento de quadríceps", [GROUP.quadriceps], {
  standing: { label: "Em pé", build: quadricepsStanding },
  side: { label: "Deitado de lado", build: quadricepsOnSide },
  couch: { label: "Pé no banco ou sofá", build: quadricepsOnBench },
});

/** The knee of the crossed leg lies outside and nearer to the chest than its foot. */
const FIGURE_FOUR_POLE: Vec = [0.7, 1, 1];

function figureFour() {
  const pose = (left: Leg): Pose =>
    holding({ ...ON_BACK, arms: bothArms({}), legs: [{}, left] }, ({ legs: [, { thigh }] }) => ({
      arms: [
        { hand: on(thigh, [-8, -26, 6]), pole: [-0.6, 0, 1] },
        { hand: on(thigh, [-8, -26, -6]), pole: [-0.6, 0, 1] },
      ],
      legs: [{ foot: on(thigh, [8, -34, 7]), toesDown: -55, toesOut: -50, pole: FIGURE_FOUR_POLE }, left],
    }));
  return held(
    { around: 48, above: 18 },
    pose({ flex: 62, knee: 112, ankle: -20 }),
    pose({ flex: 108, knee: 96, ankle: 0 }),
    still(mat(-92, 70)),
  );
}

function pigeon() {
  const pose = (lean: number, spine: number, hand: Vec): Pose => ({
    hips: [0, 19, 0],
    lean,
    tip: 22,
    spine: { flex: spine, side: -14 },
    neck: { flex: 4 },
    arms: bothArms({ hand, palm: [1, 0, 0], pole: [-1, -0.4, 0.7] }),
    legs: [
      { foot: [28, 7.5, -22], toesDown: 4, toesOut: -55, pole: [0.4, 1, 0.9] },
      { foot: [-80, 5.5, -10], toesDown: 150, pole: [1, -0.4, 0] },
    ],
  });
  return held({ around: 335, above: 16 }, pose(56, -44, [42, 3, 20]), pose(60, 36, [86, 3, 18]), still(mat(-95, 105)));
}

function figureFourOnChair() {
  const pose = (lean: number, flex: number): Pose => {
    const [kneeForward, kneeUp] = [Math.cos(radians(lean)), Math.sin(radians(lean))];
    return holding({ ...ON_CHAIR, lean, spine: { flex } }, ({ legs: [, { thigh }] }) => ({
      arms: bothArms({ hand: [34, SEAT_HEIGHT + 24, 18], pole: [-1, 0, 0.8] }),
      legs: [
        {
          foot: on(thigh, [9, -34, 5]),
          toesDown: 0,
          toesOut: -60,
          pole: [kneeForward - kneeUp, kneeForward + kneeUp, 1],
        },
        planted(40, -12, { toesOut: 6 }),
      ],
    }));
  };
  return held({ around: 24, above: 12 }, pose(0, 0), pose(17, 28), still(chair(0, { height: SEAT_HEIGHT })));
}

function crossedBehind() {
  const pose = (z: number, tip: number): Pose => ({
    hips: [0, HIP_HEIGHT - 3, z],
    tip,
    spine: { side: -tip * 1.2 },
    arms: [
      { hand: [14, 130, 47], palm: [0.2, 1, 0.1], pole: [-0.8, -1, 0] },
      { abd: 14, elbow: 8 },
    ],
    legs: [planted(-14, -10, { toesOut: 6 }), planted(6, -4, { toesOut: 6 })],
  });
  return held({ around: 285, above: 8 }, pose(-8, 0), pose(10, -8), still(sideWall(53)));
}

const GLUTE_STRETCH = byVariant("Alongamento de glúteos", [GROUP.glutes], {
  lying: { label: "Em quatro, deitado", build: figureFour },
  pigeon: { label: "Postura do pombo", build: pigeon },
  chair: { label: "Em quatro, sentado", build: figureFourOnChair },
  "crossed-behind": { label: "Perna cruzada por trás, em pé", build: crossedBehind },
});

export const HIP_STRETCHES: Readonly<Record<string, Pattern>> = {
  "hip-flexor-stretch": HIP_FLEXOR_STRETCH,
  "quadriceps-stretch": QUADRICEPS_STRETCH,
  "glute-stretch": GLUTE_STRETCH,
};
