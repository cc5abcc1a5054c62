import { GROUP } from "../../../../training/muscle-groups.ts";
import { block, type Prop } from "../../equipment/prop.ts";
import { rollerAlong, sideWall, stick, strap } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../../pose.ts";
import { ARMS_DOWN, ON_BACK } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, STANDING } from "../../posing/stance.ts";
import { byVariant, held, holding, on, still } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

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
        const right: Arm = { flex, abd, elbow: 150 };
        return holding({ ...STANDING, arms: [right, ARMS_DOWN[1]] }, ({ arms }) => ({
          arms: [right, { hand: on(arms[0].forearm, [0, 3, -5]), pole: [0.2, 1, 1] }],
        }));
      };
      return held({ around: 48, above: 8 }, pose(145, 12), pose(176, -8));
    },
  },
  biceps: { label: "Bíceps na parede", build: () => turnedFromWall(106) },
  "wrist-flexors": {
    label: "Flexores do punho",
    build: () => wristPull((share) => ({ palm: [1 - share * 0.8, -0.1 - share, 0] })),
  },
  "wrist-extensors": { label: "Extensores do punho", build: () => wristPull((share) => ({ wrist: -75 * share })) },
});

export const UPPER_STRETCHES: Readonly<Record<string, Pattern>> = {
  "chest-stretch": CHEST_STRETCH,
  "shoulder-stretch": SHOULDER_STRETCH,
  "arm-stretch": ARM_STRETCH,
};
