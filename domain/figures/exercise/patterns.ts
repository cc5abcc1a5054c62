import { recordOf } from "../../record.ts";
import type { Choreography } from "./choreography.ts";
import type { Movement } from "./movement.ts";
import type { Pattern, Values } from "./pattern.ts";
import { CURLS } from "./patterns/curls.ts";
import { CYCLINGS } from "./patterns/cycling.ts";
import { FUNCTIONAL_BODY } from "./patterns/functional-body.ts";
import { FUNCTIONAL_LEGS } from "./patterns/functional-legs.ts";
import { GAIT } from "./patterns/gait.ts";
import { KETTLEBELLS } from "./patterns/kettlebells.ts";
import { AEROBIC_MACHINES } from "./patterns/machines-aerobic.ts";
import { JOINT_MOBILITIES } from "./patterns/mobility-joints.ts";
import { SPINE_MOBILITIES } from "./patterns/mobility-spine.ts";
import { RAISES } from "./patterns/raises.ts";
import { BALL_RELEASES } from "./patterns/releases-ball.ts";
import { ROLLER_RELEASES } from "./patterns/releases-roller.ts";
import { SHOULDER_PRESSES } from "./patterns/shoulder-presses.ts";
import { SQUATS } from "./patterns/squats.ts";
import { HIP_STRETCHES } from "./patterns/stretches-hips.ts";
import { LEG_STRETCHES } from "./patterns/stretches-legs.ts";
import { TRUNK_STRETCHES } from "./patterns/stretches-trunk.ts";
import { UPPER_STRETCHES } from "./patterns/stretches-upper.ts";
import { TRICEPS } from "./patterns/triceps.ts";
import { WATER } from "./patterns/water.ts";

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  ...CURLS,
  ...CYCLINGS,
  ...FUNCTIONAL_BODY,
  ...FUNCTIONAL_LEGS,
  ...GAIT,
  ...KETTLEBELLS,
  ...AEROBIC_MACHINES,
  ...JOINT_MOBILITIES,
  ...SPINE_MOBILITIES,
  ...RAISES,
  ...BALL_RELEASES,
  ...ROLLER_RELEASES,
  ...SHOULDER_PRESSES,
  ...SQUATS,
  ...HIP_STRETCHES,
  ...LEG_STRETCHES,
  ...TRUNK_STRETCHES,
  ...UPPER_STRETCHES,
  ...TRICEPS,
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
