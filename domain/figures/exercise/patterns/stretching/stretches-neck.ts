import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { chair, highBar, mat } from "../../equipment/furniture.ts";
import { benchAcross } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Pose } from "../../pose.ts";
import { ON_CHAIR, ON_HEELS, SEAT_HEIGHT } from "../../posing/positions.ts";
import { STANDING, standing } from "../../posing/stance.ts";
import { byVariant, held, holding, on, still } from "../../posing/variants.ts";
import type { Vec } from "../../space.ts";

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
    label: "Sentado, queixo ao peito",
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

export const NECK_STRETCHES: Readonly<Record<string, Pattern>> = {
  "neck-stretch": NECK_STRETCH,
  "upper-back-stretch": UPPER_BACK_STRETCH,
};
