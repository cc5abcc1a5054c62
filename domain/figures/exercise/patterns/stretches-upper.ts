import { GROUP } from "../../../training/muscle-groups.ts";
import type { Body } from "../body.ts";
import { chair, highBar, mat } from "../equipment/furniture.ts";
import { block, type Prop } from "../equipment/prop.ts";
import { benchAcross, rollerAlong, sideWall, stick, strap } from "../equipment/room-parts.ts";
import type { Pattern } from "../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../pose.ts";
import type { Vec } from "../space.ts";
import { ARMS_DOWN, ON_BACK, ON_CHAIR, ON_HEELS, SEAT_HEIGHT } from "./positions.ts";
import { HIP_HEIGHT, planted, STANDING, standing } from "./stance.ts";
import { byVariant, held, holding, on, still } from "./variants.ts";

const FRONT = { around: 80, above: 8 };
const HALF_FRONT = { around: 45, above: 8 };

/** The hand stays on the wall beside; the body turns away from it. */
function turnedFromWall(height: number) {
  const hand: Arm = { hand: [-14, height, 48], palm: [-0.75, 0.65, 0], pole: [-0.2, -1, 0.2] };
  const pose = (turn: number, z: number): Pose => ({
    ...STANDING,
    hips: [0, HIP_HEIGHT - 0.5, z],
    turn: turn * 0.6,
    spine: { twist: turn * 0.4 },
    arms: [hand, { abd: 12, elbow: 8 }],
    legs: [planted(0, z + 12, { toesOut: 12 + turn * 0.6 }), planted(4, z - 12, { toesOut: 12 - turn * 0.6 })],
  });
  return held(FRONT, pose(0, -8), pose(-42, -6), still(sideWall(52)));
}

/** Forearms against uprights beside the body; the chest moves through between them. */
function forearmsOnFrame(arms: readonly [Arm, Arm], frame: readonly Prop[]) {
  const pose = (x: number): Pose => ({
    hips: [x, HIP_HEIGHT - 3, 0],
    lean: 4,
    arms,
    legs: [planted(-20, 10), planted(20, -10)],
  });
  return held(HALF_FRONT, pose(-12), pose(12), still(frame));
}

const forearm = (lift: number): Arm => ({ hand: [14, 163 + lift, 46], palm: [0, 1, 0.05], pole: [-0.1, -1, 1] });
const upright = (key: string, z: number, depth: number): Prop => ({
  ...block(key, "ground", [14, 100, z], [14, 200, depth], 0, 0.6),
  nearer: -100,
});

const CHEST_STRETCH = byVariant("Alongamento de peitoral", [GROUP.chest, GROUP.shoulders], {
  wall: { label: "Na parede", build: () => turnedFromWall(138) },
  doorway: {
    label: "No batente da porta",
    build: () => {
      return forearmsOnFrame(bothArms(forearm(0)), [upright("post-right", 55, 12), upright("post-left", -55, 12)]);
    },
  },
  corner: {
    label: "Na quina da parede",
    build: () => forearmsOnFrame([forearm(8), { flex: -4, abd: 12, elbow: 10 }], [upright("corner", 68, 38)]),
  },
  roller: {
    label: "Deitado no rolo",
    build: () => {
      const pose = (abd: number): Pose => ({
        ...ON_BACK,
        hips: [0, 27, 0],
        arms: bothArms({ flex: 90, abd, elbow: 10 }),
        legs: bothLegs({ flex: 42, abd: 6, knee: 118, ankle: -14 }),
      });
      return held({ around: 35, above: 26 }, pose(8), pose(104), still(rollerAlong(-76, 16)));
    },
  },
});

const UPPER_HAND: Vec = [0.2, 1, 0.7];
const LOWER_HAND: Vec = [-0.6, -0.4, 1];

/** One hand over the shoulder, one behind the loin. */
const behindBack = (right: Vec, left: Vec): Pose => ({
  ...STANDING,
  arms: [
    { hand: right, pole: UPPER_HAND },
    { hand: left, pole: LOWER_HAND },
  ],
});

const SHOULDER_STRETCH = byVariant("Alongamento de ombros", [GROUP.shoulders, GROUP.chest], {
  across: {
    label: "Braço cruzado à frente",
    build: () => {
      const pose = (abd: number): Pose =>
        holding({ ...STANDING, arms: [{ flex: 88, abd, elbow: 6 }, ARMS_DOWN[1]] }, ({ arms: [right] }) => ({
          arms: [
            { flex: 88, abd, elbow: 6 },
            { hand: on(right.forearm, [5, 2, 0]), pole: [0.3, -1, 0.6] },
          ],
        }));
      return held({ around: 62, above: 8 }, pose(5), pose(-42));
    },
  },
  behind: {
    label: "Mãos entrelaçadas atrás",
    build: () => {
      const pose = (hand: Vec): Pose => ({ ...STANDING, arms: bothArms({ hand, pole: [-1, -0.4, 0.5] }) });
      return held({ around: 25, above: 8 }, pose([-17, 84, 3.5]), pose([-46, 102, 3.5]));
    },
  },
  stick: {
    label: "Com bastão atrás",
    build: () =>
      held(
        { around: 245, above: 8 },
        behindBack([-17, 160, 15], [-20, 104, -4]),
        behindBack([-6, 168, 16], [-31, 112, -4]),
        ({ arms: [right, left] }) => stick(right.grip, left.grip, 12),
      ),
  },
  towel: {
    label: "Com toalha atrás",
    build: () =>
      held(
        { around: 265, above: 8 },
        behindBack([-14, 158, 12], [-19, 98, -2]),
        behindBack([-10, 178, 12], [-19, 118, -2]),
        ({ arms: [right, left] }) => [{ ...strap("towel", [right.grip, left.grip], 5), nearer: 14 }],
      ),
  },
});

/** The right arm level, its hand bent down by the left. */
function wristPull(bent: (share: number) => Partial<Arm>) {
  const pose = (share: number): Pose => {
    const right = { flex: 82, abd: -4, ...bent(share) } as Arm;
    return holding({ ...STANDING, arms: [right, ARMS_DOWN[1]] }, ({ arms: [held] }) => ({
      arms: [right, { hand: on(held.hand, [0, -12, -4]), pole: [0, -1, 0.6] }],
    }));
  };
  return held({ around: 35, above: 8 }, pose(0), pose(1));
}

const ARM_STRETCH = byVariant("Alongamento de braços e punhos", [GROUP.triceps, GROUP.biceps], {
  triceps: {
    label: "Tríceps acima da cabeça",
    build: () => {
      const pose = (flex: number, abd: number): Pose => {
        const right: Arm = { flex, abd, elbow: 138 };
        return holding({ ...STANDING, arms: [right, ARMS_DOWN[1]] }, ({ arms }) => ({
          arms: [right, { hand: on(arms[0].forearm, [0, 3, -5]), pole: [0.2, 1, 1] }],
        }));
      };
      return held({ around: 315, above: 8 }, pose(145, 12), pose(176, -8));
    },
  },
  biceps: { label: "Bíceps na parede", build: () => turnedFromWall(106) },
  "wrist-flexors": {
    label: "Flexores do punho",
    build: () => wristPull((share) => ({ palm: [1 - share * 0.8, -0.1 - share, 0] })),
  },
  "wrist-extensors": { label: "Extensores do punho", build: () => wristPull((share) => ({ wrist: -75 * share })) },
});

const SEATED = still(chair(0, { height: SEAT_HEIGHT }));

const seated = (neck: Pose["neck"], arms: (body: Body) => readonly [Arm, Arm]): Pose =>
  holding({ ...ON_CHAIR, neck: neck ?? {} }, (body) => ({ arms: arms(body) }));

const SEAT_EDGE: Arm = { hand: [-2, SEAT_HEIGHT + 2, 26], pole: [-1, 0, 0.4] };
const onHead = ({ head }: Body, offset: Vec): Arm => ({ hand: on(head, offset), pole: [0.4, 0.4, 1] });

const NECK_STRETCH = byVariant("Alongamento de pescoço", [GROUP.back], {
  side: {
    label: "Inclinação lateral",
    build: () => {
      const pose = (side: number) => seated({ side }, (body) => [SEAT_EDGE, onHead(body, [0, 20, 8])]);
      return held({ around: 75, above: 8 }, pose(-4), pose(-42), SEATED);
    },
  },
  levator: {
    label: "Queixo em direção à axila",
    build: () => {
      const pose = (twist: number, flex: number) =>
        seated({ twist, flex }, (body) => [SEAT_EDGE, onHead(body, [-8, 18, -2])]);
      return held({ around: 50, above: 8 }, pose(-40, 2), pose(-45, 42), SEATED);
    },
  },
  front: {
    label: "Lateral da frente do pescoço",
    build: () => {
      const pose = (side: number, flex: number): Pose =>
        holding({ ...STANDING, neck: { side, flex } }, ({ chest }) => ({
          arms: [
            { hand: on(chest, [13, 20, 8]), pole: [0, -1, 0.8] },
            { hand: on(chest, [14, 21, 10]), pole: [0, -1, 0.8] },
          ],
        }));
      return held({ around: 60, above: 4 }, pose(0, 0), pose(-24, -32));
    },
  },
  flexed: {
    label: "Queixo ao peito",
    build: () => {
      const pose = (flex: number) =>
        seated({ flex }, (body) => bothArms({ hand: on(body.head, [-11, 12, 2]), pole: [0.6, 0.1, 1] }));
      return held({ around: 20, above: 8 }, pose(0), pose(48), SEATED);
    },
  },
});

const hanging = (hips: number, shrug: number, x: number): Pose => ({
  hips: [x, hips, 0],
  shrug,
  arms: bothArms({ hand: [0, 198, 21], pole: [0, -0.4, 1] }),
  legs: standing(-4, 11, { pole: [1, 0.5, 0.1] }),
});

/** `back`: degrees that the hips are behind the knees. */
const prayerOnBench = (hips: Vec, lean: number, back: number, flex: number, elbow: number): Pose => ({
  hips,
  lean,
  arms: bothArms({ flex, abd: -6, elbow }),
  legs: bothLegs({ flex: lean + back, knee: 90 + back, ankle: -60 }),
});

const UPPER_BACK_STRETCH = byVariant("Alongamento de dorsais", [GROUP.back, GROUP.glutes], {
  bar: {
    label: "Na barra fixa",
    build: () =>
      held({ around: 290, above: 8 }, hanging(90, 0, -2), hanging(76, 7, -8), still(highBar(0, 198, { half: 50 }))),
  },
  bench: {
    label: "Ajoelhado com apoio no banco",
    build: () =>
      held(
        { around: 12, above: 10 },
        prayerOnBench([0, 47.5, 0], 52, 0, 96, 120),
        prayerOnBench([-15, 44.8, 0], 78, 21, 172, 118),
        still(mat(-70, 40), benchAcross(62)),
      ),
  },
  hug: {
    label: "Abraçando o tronco",
    build: () => {
      const pose = (flex: number, protract: number): Pose =>
        holding({ ...STANDING, spine: { flex }, neck: { flex: flex / 2 }, protract }, ({ chest }) => ({
          arms: [
            { hand: on(chest, [6, 22, -19]), pole: [1, -0.5, 0.4] },
            { hand: on(chest, [9, 18, 19]), pole: [1, -0.5, 0.4] },
          ],
        }));
      return held({ around: 325, above: 8 }, pose(0, 0), pose(34, 4));
    },
  },
  child: {
    label: "Postura da criança",
    build: () => {
      const pose = (lean: number, flex: number, hand: Vec): Pose => ({
        ...ON_HEELS,
        lean,
        spine: { flex },
        neck: { flex: flex / 3 },
        arms: bothArms({ hand, palm: [1, -0.1, 0], pole: [-0.3, -0.2, 1] }),
        legs: bothLegs({ flex: 67 + lean, abd: 12, knee: 157, ankle: -60 }),
      });
      return held(
        { around: 10, above: 10 },
        pose(4, 0, [26, 24, 14]),
        pose(74, 34, [96, 3.2, 19]),
        still(mat(-30, 118)),
      );
    },
  },
});

export const UPPER_STRETCHES: Readonly<Record<string, Pattern>> = {
  "chest-stretch": CHEST_STRETCH,
  "shoulder-stretch": SHOULDER_STRETCH,
  "arm-stretch": ARM_STRETCH,
  "neck-stretch": NECK_STRETCH,
  "upper-back-stretch": UPPER_BACK_STRETCH,
};
