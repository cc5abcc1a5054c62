import type { Body } from "../body.ts";
import { bodyOf } from "../body.ts";
import { barbell, dumbbell } from "../equipment/free-weights.ts";
import type { Prop } from "../equipment/prop.ts";
import { smith } from "../equipment/smith.ts";
import { type Arm, bothArms, type Pose } from "../pose.ts";
import { add, along, between, type Vec } from "../space.ts";

/** Loads of a standing person, in the words of the form. */
export const CARRIED = {
  none: "Peso corporal",
  dumbbells: "Halteres",
  barbell: "Barra nas costas",
  smith: "Smith",
} as const;

const BAR_ON_BACK: Arm = { flex: -25, abd: 35, rot: -40, elbow: 142 };
const BAR_ON_SHOULDERS: Arm = { flex: 52, abd: 4, rot: -4, elbow: 157 };

const chestLean = ({ lean = 0, spine = {} }: Pose) => lean + (spine.flex ?? 0);

/** The same pose with both hands at a place along the chest's axes; `right` from its middle. */
function handsAtChest(pose: Pose, place: Vec, more: Omit<Extract<Arm, { hand: Vec }>, "hand"> = {}): Pose {
  const { chest } = bodyOf(pose);
  const at = (side: 1 | -1) => add(chest.at, along(chest.axes, [place[0], place[1], place[2] * side]));
  const [, left] = bothArms({ hand: [0, 0, 0], ...more });
  return { ...pose, arms: [{ hand: at(1), ...more }, { ...left, hand: at(-1) } as Arm] };
}

/** The same pose with the arms that carry the load. `forward`: degrees that free arms are raised. */
export function carrying(load: string, pose: Pose, forward = 0): Pose {
  if (load === "barbell" || load === "smith") return { ...pose, arms: bothArms(BAR_ON_BACK) };
  if (load === "front-barbell") return { ...pose, arms: bothArms(BAR_ON_SHOULDERS) };
  if (load === "goblet") return handsAtChest(pose, [21, 15, 4], { pole: [0, -1, 0.3] });
  if (load === "dumbbells") return { ...pose, arms: bothArms({ flex: chestLean(pose), abd: 8, elbow: 4 }) };
  return { ...pose, arms: bothArms({ flex: chestLean(pose) + forward, abd: 5, elbow: 8 }) };
}

const hasBar = (load: string) => load === "barbell" || load === "front-barbell" || load === "smith";

const barOf = ({ arms: [right, left] }: Body): Vec => between(right.grip, left.grip, 0.5);

/** The same pose with its hips where the bar stands above `x`: a bar moves up and down only. */
export function underBar(load: string, pose: Pose, x: number): Pose {
  if (!hasBar(load)) return pose;
  return { ...pose, hips: add(pose.hips, [x - barOf(bodyOf(pose))[0], 0, 0]) };
}

export function carriedProps(load: string, body: Body, railX = 0): Prop[] {
  const [{ grip: right }, { grip: left }] = body.arms;
  const { forward, up } = body.chest.axes;
  if (load === "smith") return smith(railX, barOf(body)[1]);
  if (hasBar(load)) return barbell(right, left, { half: 85 });
  if (load === "goblet") return dumbbell("dumbbell", between(right, left, 0.5), up);
  if (load === "dumbbells") {
    const level: Vec = [forward[0], 0, forward[2]];
    return [...dumbbell("right-dumbbell", right, level), ...dumbbell("left-dumbbell", left, level)];
  }
  return [];
}
