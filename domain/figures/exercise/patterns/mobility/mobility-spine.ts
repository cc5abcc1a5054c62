import { GROUP } from "../../../../training/muscle-groups.ts";
import { chair, mat, roller, swissBall, wall } from "../../equipment/furniture.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../../pose.ts";
import { ALL_FOURS, ON_BACK, ON_CHAIR, ON_SIDE, onKnees, SEAT_HEIGHT } from "../../posing/positions.ts";
import { planted, STANDING } from "../../posing/stance.ts";
import { byVariant, holding, on, round, still, toAndFro } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

const SEATED = still(chair(0, { height: SEAT_HEIGHT }));

const NECK_MOBILITY = byVariant("Mobilidade de pescoço", [GROUP.back], {
  flexion: {
    label: "Flexão e extensão",
    build: () => {
      const pose = (flex: number): Pose => ({ ...ON_CHAIR, neck: { flex } });
      return toAndFro({ around: 8, above: 8 }, [pose(-46), pose(46)], SEATED, 6);
    },
  },
  rotation: {
    label: "Rotação",
    build: () => {
      const pose = (twist: number): Pose => ({ ...ON_CHAIR, neck: { twist } });
      return toAndFro({ around: 68, above: 8 }, [pose(-68), pose(68)], SEATED, 5);
    },
  },
  retraction: {
    label: "Queixo para dentro",
    build: () => {
      const pose = (flex: number, neck: number): Pose => ({ ...STANDING, spine: { flex }, neck: { flex: neck } });
      return toAndFro({ around: 4, above: 4 }, [pose(14, -8), pose(-4, 6)]);
    },
  },
});

const LEFT_HAND: Arm = { hand: [49, 3.4, -18], palm: [1, 0, 0], pole: [-1, 0, 0.5] };

function elbowToCeiling() {
  const pose = (twist: number): Pose =>
    holding({ ...ALL_FOURS, spine: { twist }, neck: { twist: twist * 0.5 } }, ({ head }) => ({
      arms: [{ hand: on(head, [-9, 12, 6]), pole: [0.5, 0.5, 1] }, LEFT_HAND],
    }));
  return toAndFro({ around: 12, above: 12 }, [pose(-32), pose(48)], still(mat(-60, 90)), 4);
}

function overRoller() {
  const pose = (flex: number, lift: number): Pose =>
    holding(
      {
        hips: [0, 12, 0],
        lean: -67 + lift,
        spine: { flex },
        neck: { flex: flex / 3 },
        arms: bothArms({}),
        legs: bothLegs(planted(44, 10, { toesOut: 4, pole: [1, 0.3, 0] })),
      },
      ({ head }) => ({ arms: bothArms({ hand: on(head, [-8, 10, 5]), pole: [0.8, 0.8, 1] }) }),
    );
  return toAndFro({ around: 10, above: 8 }, [pose(34, 0), pose(-25, -2)], still(mat(-85, 65), roller(-33, 8.5)), 4);
}

function openBook() {
  const pose = (twist: number, abd: number): Pose => ({
    ...ON_SIDE,
    spine: { ...ON_SIDE.spine, twist },
    neck: { twist: twist * 1.2 },
    arms: [
      { flex: 88, abd, elbow: 4 },
      { flex: 88, abd: -4, elbow: 4 },
    ],
    legs: bothLegs({ flex: 84, abd: -4, knee: 88, ankle: -10 }),
  });
  return toAndFro({ around: 350, above: 40 }, [pose(0, 2), pose(52, 92)], still(mat(-50, 92, 110)), 5);
}

function threadNeedle() {
  const pose = (lean: number, twist: number, right: Vec, hips: number): Pose => ({
    ...ALL_FOURS,
    ...onKnees(lean, hips),
    spine: { twist },
    neck: { twist: twist * 0.4 },
    arms: [
      { hand: right, pole: [0.2, 0.2, 1] },
      { hand: [48, 4, -22], palm: [1, -0.3, 0], pole: [-0.4, 0.2, 1] },
    ],
  });
  return toAndFro(
    { around: 12, above: 14 },
    [pose(77, 46, [42, 112, 34], 0), pose(80, 0, [50, 24, 14], 4), pose(96, -52, [46, 7, -48], 12)],
    still(mat(-60, 92)),
    4.5,
  );
}

const THORACIC_MOBILITY = byVariant("Mobilidade torácica", [GROUP.back, GROUP.core, GROUP.chest], {
  "all-fours": { label: "Em quatro apoios", build: elbowToCeiling },
  roller: { label: "Em extensão no rolo", build: overRoller },
  "open-book": { label: "Deitado de lado (livro aberto)", build: openBook },
  "thread-needle": { label: "Passar a linha na agulha", build: threadNeedle },
});

/** The hands stay below the shoulders while the trunk changes its shape. */
const spineOnHands = (lean: number, flex: number, neck: number, protract = 0): Pose => ({
  ...onKnees(lean, 0),
  spine: { flex },
  neck: { flex: neck },
  protract,
  arms: bothArms({ hand: [47, 3.4, 18], palm: [1, 0, 0], pole: [-1, 0, 0.5] }),
});

function scapulasOnWall() {
  const pose = (x: number, protract: number): Pose => ({
    hips: [x - 2, 88, 0],
    lean: 9,
    protract,
    arms: bothArms({ hand: [56, 130, 18], palm: [0.35, 1, 0], pole: [-0.3, -1, 0.5] }),
    legs: bothLegs(planted(-14, 10, { toesOut: 4 })),
  });
  return toAndFro({ around: 335, above: 8 }, [pose(2, -5), pose(-5, 6)], still(wall(61, 1)));
}

const SPINE_MOBILITY = byVariant("Mobilidade de coluna e escápulas", [GROUP.back, GROUP.core, GROUP.chest], {
  "cat-cow": {
    label: "Gato e vaca",
    build: () =>
      toAndFro(
        { around: 8, above: 8 },
        [spineOnHands(100, -42, -38), spineOnHands(45, 52, 40)],
        still(mat(-60, 85)),
        4,
      ),
  },
  "scapulas-all-fours": {
    label: "Escápulas em quatro apoios",
    build: () =>
      toAndFro(
        { around: 345, above: 10 },
        [spineOnHands(84, -4, -6, -6), spineOnHands(70, 16, 4, 6)],
        still(mat(-60, 85)),
      ),
  },
  "scapulas-wall": { label: "Escápulas na parede", build: scapulasOnWall },
});

function pelvicTilt() {
  const pose = (lean: number): Pose => ({
    ...ON_BACK,
    lean,
    hips: [0, 12 + (-90 - lean) * 0.12, 0],
    spine: { flex: -90 - lean },
    arms: bothArms({ abd: 16, flex: 4, elbow: 6 }),
    legs: bothLegs(planted(46, 9, { toesOut: 4, pole: [1, 0.4, 0] })),
  });
  return toAndFro({ around: 6, above: 6 }, [pose(-80), pose(-102)], still(mat(-85, 70)));
}

const BALL_RADIUS = 30;

function circlesOnBall() {
  const pose = (x: number, z: number): Pose => ({
    hips: [x, 2 * BALL_RADIUS + 7, z],
    lean: -2 - x * 1.4,
    tip: -z * 1.2,
    spine: { flex: x * 1.8, side: z * 1.8 },
    arms: bothArms({ hand: [16, 68, 22], pole: [-1, -0.2, 0.5] }),
    legs: bothLegs(planted(46, 16, { toesOut: 10 })),
  });
  const ball: Vec = [-2, BALL_RADIUS, 0];
  return round(
    { around: 35, above: 8 },
    [pose(7, 0), pose(0, 8), pose(-8, 0), pose(0, -8)],
    still(swissBall(ball, BALL_RADIUS)),
  );
}

const PELVIS_MOBILITY = byVariant("Mobilidade da pelve", [GROUP.core, GROUP.abdomen, GROUP.glutes], {
  tilt: { label: "Báscula deitado", build: pelvicTilt },
  ball: { label: "Círculos na bola suíça", build: circlesOnBall },
});

export const SPINE_MOBILITIES: Readonly<Record<string, Pattern>> = {
  "neck-mobility": NECK_MOBILITY,
  "thoracic-mobility": THORACIC_MOBILITY,
  "spine-mobility": SPINE_MOBILITY,
  "pelvis-mobility": PELVIS_MOBILITY,
};
