import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Choreography } from "../../choreography.ts";
import { barbell } from "../../equipment/free-weights.ts";
import { bothDumbbells, rollPad } from "../../equipment/machines.ts";
import { block, tube } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { byVariant, lifting } from "../../posing/variants.ts";
import { add, degrees, minus, unit, type Vec } from "../../space.ts";

function shrug(isBarbell: boolean) {
  return () => {
    const pose = (shrug: number): Pose => ({
      hips: [0, HIP_HEIGHT - 0.6, 0],
      shrug,
      arms: isBarbell ? bothArms({ flex: 10, abd: 9, elbow: 5 }) : bothArms({ flex: 1, abd: 11, elbow: 4 }),
      legs: standing(0, 13, { toesOut: 10 }),
    });
    return lifting({ around: isBarbell ? 320 : 300, above: 8 }, [pose(-1.5), pose(8.5)], (body) =>
      isBarbell
        ? barbell(body.arms[0].grip, body.arms[1].grip, { half: 76, radius: 15 })
        : bothDumbbells(body, [1, 0, 0]),
    );
  };
}

const PLATE = 22;

/** From the floor: the bar stays over the middle of the foot and near the shins. */
function deadlift(): Choreography {
  const pose = (hips: Vec, lean: number, hand: Vec, neck: number): Pose => ({
    hips,
    lean,
    neck: { flex: neck },
    arms: bothArms({ hand, pole: [-1, 0, 0.6] }),
    legs: standing(-3, 12, { toesOut: 12, pole: [1, 1, 0.2] }),
  });
  return lifting(
    { around: 26, above: 8 },
    [
      pose([-37, 57, 0], 56, [8, PLATE, 25], -26),
      pose([-25, 75, 0], 48, [8, 50, 25], -20),
      pose([-3, HIP_HEIGHT - 1, 0], -1, [9, 77.5, 25], 0),
    ],
    ({ arms: [right, left] }) => barbell(right.grip, left.grip, { half: 84, radius: PLATE }),
    3.4,
  );
}

const HEELS: Vec = [-58, 24, 0];
const ROMAN_HIPS: Vec = [0, 84, 0];

/** The legs lie on the bench at 45°, the trunk bends around the pad at the hips. */
function backExtension(): Choreography {
  const way = unit(minus(ROMAN_HIPS, HEELS));
  const slope = degrees(Math.atan2(way[0], way[1]));
  const belly: Vec = [way[1], -way[0], 0];
  const pose = (lean: number, flex: number): Pose => ({
    hips: ROMAN_HIPS,
    lean,
    spine: { flex },
    arms: bothArms({ flex: 58, abd: -16, rot: 62, elbow: 132 }),
    legs: bothLegs({ foot: [HEELS[0], HEELS[1], 9], toesDown: 34, pole: [1, 0.1, 0] }),
  });
  const pad = add(ROMAN_HIPS, [belly[0] * 13.5 - way[0] * 20, belly[1] * 13.5 - way[1] * 20, 0]);
  const ankles = add(HEELS, [-belly[0] * 8.5 + way[0] * 6, -belly[1] * 8.5 + way[1] * 6, 0]);
  return lifting({ around: 340, above: 9 }, [pose(112, 22), pose(slope - 2, 0)], () => [
    block("pad", "pad", pad, [7, 26, 34], slope),
    tube("post", "steel", [add(pad, [2, -4, 0]), [pad[0] + 4, 2, 0]], 2.4),
    tube(
      "beam",
      "steel",
      [
        [HEELS[0] - 16, 3, 0],
        [pad[0] + 22, 3, 0],
      ],
      2.4,
    ),
    tube("rail", "steel", [[HEELS[0] - 4, 10, 0], add(pad, [4, -14, 0])], 2.2),
    tube(
      "foot-plate",
      "steel",
      [
        [HEELS[0] + 4, 11, -16],
        [HEELS[0] + 4, 11, 16],
      ],
      2.4,
    ),
    rollPad("ankle-pad", ankles, 18, 4.2),
  ]);
}

export const BACK_LIFTS: Readonly<Record<string, Pattern>> = {
  shrug: byVariant(
    "Encolhimento de ombros",
    [GROUP.back],
    {
      dumbbells: { label: "Halteres", build: shrug(false) },
      barbell: { label: "Barra", build: shrug(true) },
    },
    "Carga",
  ),
  deadlift: byVariant("Levantamento terra", [GROUP.hamstrings, GROUP.glutes, GROUP.back], {
    conventional: { label: "Convencional, barra", build: deadlift },
  }),
  "back-extension": byVariant("Extensão de tronco", [GROUP.back, GROUP.glutes, GROUP.hamstrings], {
    "roman-bench": { label: "Banco romano", build: backExtension },
  }),
};
