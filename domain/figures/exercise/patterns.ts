import { recordOf } from "../../record.ts";
import type { Choreography } from "./choreography.ts";
import type { Movement } from "./movement.ts";
import type { Pattern, Values } from "./pattern.ts";
import { ABDOMINAL_MACHINES } from "./patterns/abdominal-machines.ts";
import { ABDOMINALS } from "./patterns/abdominals.ts";
import { AEROBIC_MACHINES } from "./patterns/aerobic-machines.ts";
import { BACK_LIFTS } from "./patterns/back-lifts.ts";
import { BALANCES } from "./patterns/balance.ts";
import { BREATHING } from "./patterns/breathing.ts";
import { CALISTHENICS } from "./patterns/calisthenics.ts";
import { CALVES } from "./patterns/calves.ts";
import { CHEST } from "./patterns/chest.ts";
import { CURLS } from "./patterns/curls.ts";
import { CYCLINGS } from "./patterns/cycling.ts";
import { FLOOR_CORE } from "./patterns/floor-core.ts";
import { FUNCTIONAL_LEGS } from "./patterns/functional-legs.ts";
import { FUNCTIONAL_LOADS } from "./patterns/functional-loads.ts";
import { GAIT } from "./patterns/gait.ts";
import { GLUTES } from "./patterns/glutes.ts";
import { HINGES } from "./patterns/hinges.ts";
import { HIP_MOVEMENTS } from "./patterns/hips.ts";
import { KETTLEBELLS } from "./patterns/kettlebells.ts";
import { LEG_MACHINES } from "./patterns/leg-machines.ts";
import { LEG_PRESSES } from "./patterns/leg-press.ts";
import { LUNGES } from "./patterns/lunges.ts";
import { HIP_MOBILITIES } from "./patterns/mobility-hips.ts";
import { JOINT_MOBILITIES } from "./patterns/mobility-joints.ts";
import { SPINE_MOBILITIES } from "./patterns/mobility-spine.ts";
import { PLANKS } from "./patterns/planks.ts";
import { PRESSES } from "./patterns/presses.ts";
import { PULLS } from "./patterns/pulls.ts";
import { RAISES } from "./patterns/raises.ts";
import { BALL_RELEASES } from "./patterns/releases-ball.ts";
import { ROLLER_RELEASES } from "./patterns/releases-roller.ts";
import { ROWS } from "./patterns/rows.ts";
import { SHOULDER_PRESSES } from "./patterns/shoulder-presses.ts";
import { SQUATS } from "./patterns/squats.ts";
import { HIP_STRETCHES } from "./patterns/stretches-hips.ts";
import { LEG_STRETCHES } from "./patterns/stretches-legs.ts";
import { NECK_STRETCHES } from "./patterns/stretches-neck.ts";
import { TRUNK_STRETCHES } from "./patterns/stretches-trunk.ts";
import { UPPER_STRETCHES } from "./patterns/stretches-upper.ts";
import { TRICEPS } from "./patterns/triceps.ts";
import { TRUNK } from "./patterns/trunk.ts";
import { WATER } from "./patterns/water.ts";

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
