import { recordOf } from "../../record.ts";
import type { Choreography } from "./choreography.ts";
import type { Movement } from "./movement.ts";
import type { Pattern, Values } from "./pattern.ts";
import { AEROBIC_MACHINES } from "./patterns/aerobic/aerobic-machines.ts";
import { CYCLINGS } from "./patterns/aerobic/cycling.ts";
import { GAIT } from "./patterns/aerobic/gait.ts";
import { WATER } from "./patterns/aerobic/water.ts";
import { BALANCES } from "./patterns/functional/balance.ts";
import { CALISTHENICS } from "./patterns/functional/calisthenics.ts";
import { FUNCTIONAL_LEGS } from "./patterns/functional/functional-legs.ts";
import { FUNCTIONAL_LOADS } from "./patterns/functional/functional-loads.ts";
import { KETTLEBELLS } from "./patterns/functional/kettlebells.ts";
import { CALVES } from "./patterns/lower-body/calves.ts";
import { GLUTES } from "./patterns/lower-body/glutes.ts";
import { HINGES } from "./patterns/lower-body/hinges.ts";
import { HIP_MOVEMENTS } from "./patterns/lower-body/hips.ts";
import { LEG_MACHINES } from "./patterns/lower-body/leg-machines.ts";
import { LEG_PRESSES } from "./patterns/lower-body/leg-press.ts";
import { LUNGES } from "./patterns/lower-body/lunges.ts";
import { SQUATS } from "./patterns/lower-body/squats.ts";
import { HIP_MOBILITIES } from "./patterns/mobility/mobility-hips.ts";
import { JOINT_MOBILITIES } from "./patterns/mobility/mobility-joints.ts";
import { SPINE_MOBILITIES } from "./patterns/mobility/mobility-spine.ts";
import { BALL_RELEASES } from "./patterns/releases/releases-ball.ts";
import { ROLLER_RELEASES } from "./patterns/releases/releases-roller.ts";
import { HIP_STRETCHES } from "./patterns/stretching/stretches-hips.ts";
import { LEG_STRETCHES } from "./patterns/stretching/stretches-legs.ts";
import { NECK_STRETCHES } from "./patterns/stretching/stretches-neck.ts";
import { TRUNK_STRETCHES } from "./patterns/stretching/stretches-trunk.ts";
import { UPPER_STRETCHES } from "./patterns/stretching/stretches-upper.ts";
import { ABDOMINAL_MACHINES } from "./patterns/trunk/abdominal-machines.ts";
import { ABDOMINALS } from "./patterns/trunk/abdominals.ts";
import { BREATHING } from "./patterns/trunk/breathing.ts";
import { FLOOR_CORE } from "./patterns/trunk/floor-core.ts";
import { PLANKS } from "./patterns/trunk/planks.ts";
import { TRUNK } from "./patterns/trunk/trunk.ts";
import { BACK_LIFTS } from "./patterns/upper-body/back-lifts.ts";
import { CHEST } from "./patterns/upper-body/chest.ts";
import { CURLS } from "./patterns/upper-body/curls.ts";
import { PRESSES } from "./patterns/upper-body/presses.ts";
import { PULLS } from "./patterns/upper-body/pulls.ts";
import { RAISES } from "./patterns/upper-body/raises.ts";
import { ROWS } from "./patterns/upper-body/rows.ts";
import { SHOULDER_PRESSES } from "./patterns/upper-body/shoulder-presses.ts";
import { TRICEPS } from "./patterns/upper-body/triceps.ts";

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  ...ABDOMINAL_MACHINES,
  ...ABDOMINALS,
  ...AEROBIC_MACHINES,
  ...BACK_LIFTS,
  ...BALANCES,
  ...BREATHING,
  ...CALISTHENICS,
  ...CALVES,
  ...CHEST,
  ...CURLS,
  ...CYCLINGS,
  ...FLOOR_CORE,
  ...FUNCTIONAL_LEGS,
  ...FUNCTIONAL_LOADS,
  ...GAIT,
  ...GLUTES,
  ...HINGES,
  ...HIP_MOVEMENTS,
  ...KETTLEBELLS,
  ...LEG_MACHINES,
  ...LEG_PRESSES,
  ...LUNGES,
  ...HIP_MOBILITIES,
  ...JOINT_MOBILITIES,
  ...SPINE_MOBILITIES,
  ...PLANKS,
  ...PRESSES,
  ...PULLS,
  ...RAISES,
  ...BALL_RELEASES,
  ...ROLLER_RELEASES,
  ...ROWS,
  ...SHOULDER_PRESSES,
  ...SQUATS,
  ...HIP_STRETCHES,
  ...LEG_STRETCHES,
  ...NECK_STRETCHES,
  ...TRUNK_STRETCHES,
  ...UPPER_STRETCHES,
  ...TRICEPS,
  ...TRUNK,
  ...WATER,
};

/** Whether the pattern exists and every parameter and value belongs to it. */
export function isMovement({ pattern, parameters }: Movement): boolean {
  const found = Object.hasOwn(PATTERNS, pattern) ? PATTERNS[pattern] : undefined;
  return (
    found !== undefined &&
    Object.entries(parameters).every(([name, value]) => {
      const parameter = Object.hasOwn(found.parameters, name) ? found.parameters[name] : undefined;
      return parameter !== undefined && Object.hasOwn(parameter.values, value);
    })
  );
}

/** Absent parameters have their first value. */
function valuesOf({ parameters }: Pattern, given: Values): Values {
  return recordOf(
    Object.entries(parameters).map(([name, { values }]) => [name, given[name] ?? Object.keys(values)[0] ?? ""]),
  );
}

export function choreographyOf(movement: Movement): Choreography | null {
  if (!isMovement(movement)) return null;
  const pattern = PATTERNS[movement.pattern];
  return pattern ? pattern.build(valuesOf(pattern, movement.parameters)) : null;
}
