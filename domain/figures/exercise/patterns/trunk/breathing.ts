import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { chair, mat, wall } from "../../equipment/furniture.ts";
import { placeOn } from "../../equipment/leg-machines.ts";
import { cable, type Prop } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, type Pose } from "../../pose.ts";
import { SUPINE } from "../../posing/floor.ts";
import { standing } from "../../posing/stance.ts";
import { ALL_FOURS } from "./floor-core.ts";

const ARMS_DOWN: readonly [Arm, Arm] = bothArms({ flex: -4, abd: 48, elbow: 8 });
/** Palms on the lower ribs or the waist. */
const ON_RIBS: Arm = { flex: 2, abd: 34, rot: 62, elbow: 104 };

const LYING: Pose = {
  hips: [0, SUPINE, 0],
  lean: -90,
  arms: ARMS_DOWN,
  legs: standing(42, 10, { toesOut: 2, pole: [1, 0, 0.1] }),
};

const SEAT = 45;

const SEATED: Pose = {
  hips: [4, SEAT + 10.5, 0],
  lean: 0,
  arms: bothArms(ON_RIBS),
  legs: standing(46, 12, { toesOut: 4 }),
};

/** The whole sole against the wall, hips and knees at right angles. */
const AT_WALL: Pose = {
  ...LYING,
  lean: -94,
  legs: [
    { foot: [42, SUPINE + 43, 9], toesDown: -90, toesOut: 0, pole: [1, 0, 0] },
    { foot: [42, SUPINE + 43, -9], toesDown: -90, toesOut: 0, pole: [1, 0, 0] },
  ],
};

const STANDING_BENT: Pose = {
  hips: [-16, 80, 0],
  lean: 34,
  spine: { flex: 12 },
  neck: { flex: -14 },
  arms: bothArms({ flex: 34, abd: 20, rot: 6, elbow: 16 }),
  legs: standing(0, 14, { toesOut: 8 }),
};

const POSITIONS: Readonly<Record<string, Pose>> = {
  lying: LYING,
  seated: SEATED,
  wall: AT_WALL,
  "all-fours": ALL_FOURS,
  standing: STANDING_BENT,
};

const SEATED_LEANING: Pose = {
  ...SEATED,
  lean: 18,
  spine: { flex: 8 },
  arms: bothArms({ flex: 44, abd: 14, elbow: 28 }),
};

/** Centimetres of the belly, from the first to the second picture. */
const BREATHS: Readonly<Record<string, readonly [number, number]>> = {
  diaphragm: [-0.6, 4.5],
  ribs: [-0.6, 3],
  exhale: [3.5, -1.5],
  vacuum: [0.6, -5.5],
  "pelvic-floor": [0.8, -0.8],
};

/** One palm on the belly, which lifts it, the other one on the chest. */
const feelingHands = (breath: number): readonly [Arm, Arm] => [
  { hand: [-11, SUPINE + 10.5 + breath, 13], palm: [-0.1, 0, -1], pole: [-1, 0, 0.7] },
  { hand: [-36, SUPINE + 13.5, -13], palm: [-0.2, 0, 1], pole: [-1, 0, 0.7] },
];
const HIP_HANDS: readonly [Arm, Arm] = bothArms({ flex: 6, abd: 20, rot: 52, elbow: 58 });

function armsOf(position: string, form: string, pose: Pose, breath: number): readonly [Arm, Arm] {
  if (position === "all-fours" || position === "standing") return pose.arms;
  if (form === "ribs") return bothArms({ flex: 16, abd: 18, rot: 66, elbow: 98 });
  if (position === "seated") return pose.arms;
  if (form === "exhale") return HIP_HANDS;
  return form === "diaphragm" ? feelingHands(breath) : pose.arms;
}

/** Around the ribs, its ends crossed before them in the hands. */
function band({ chest, arms: [right, left] }: Body): Prop[] {
  const front = placeOn(chest, [12, 1, 0]);
  const side = (z: 1 | -1) => placeOn(chest, [0.5, 1, 17.4 * z]);
  const corner = (z: 1 | -1) => placeOn(chest, [8, 1, 12.5 * z]);
  return [
    { ...cable("band-right", [side(1), corner(1), front, left.grip], 4, "load"), nearer: 22 },
    { ...cable("band-left", [side(-1), corner(-1), front, right.grip], 4, "load"), nearer: 20 },
  ];
}

function around(position: string): Prop[] {
  if (position === "seated") return chair(2, { height: SEAT });
  if (position === "wall") return [...mat(-85, 40), ...wall(49.5, 1, 120)];
  return position === "lying" || position === "all-fours" ? mat(-85, 86) : [];
}

const breathing: Pattern = {
  label: "Respiração e vacuum",
  groups: [GROUP.core, GROUP.abdomen],
  parameters: {
    position: {
      label: "Posição",
      values: {
        lying: "Deitado",
        seated: "Sentado",
        wall: "Deitado, pés na parede",
        "all-fours": "Quatro apoios",
        standing: "Em pé",
      },
    },
    form: {
      label: "Respiração",
      values: {
        diaphragm: "Diafragmática",
        ribs: "Costal com faixa",
        exhale: "Expiração forçada",
        vacuum: "Vacuum",
        "pelvic-floor": "Assoalho pélvico",
      },
    },
  },
  build: ({ position = "lying", form = "diaphragm" }) => {
    const isLeaning = position === "seated" && (form === "vacuum" || form === "exhale");
    const base = isLeaning ? SEATED_LEANING : (POSITIONS[position] ?? LYING);
    const posed = (breath: number): Pose => ({ ...base, breath, arms: armsOf(position, form, base, breath) });
    const [before, after] = BREATHS[form] ?? [0, 0];
    return {
      view: { around: form === "ribs" ? 40 : 12, above: position === "lying" ? 15 : 9 },
      poses: [posed(before), posed(after)],
      course: form === "vacuum" || form === "pelvic-floor" ? "hold" : "return",
      effort: null,
      seconds: form === "vacuum" ? 4 : 6,
      props: (body) => [...around(position), ...(form === "ribs" ? band(body) : [])],
    };
  },
};

export const BREATHING: Readonly<Record<string, Pattern>> = { breathing };
