import { recordOf } from "../../record.ts";
import type { Choreography } from "./choreography.ts";
import type { Movement } from "./movement.ts";
import type { Pattern, Values } from "./pattern.ts";
import { CURLS } from "./patterns/curls.ts";
import { RAISES } from "./patterns/raises.ts";
import { SHOULDER_PRESSES } from "./patterns/shoulder-presses.ts";
import { SQUATS } from "./patterns/squats.ts";
import { TRICEPS } from "./patterns/triceps.ts";

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  ...SQUATS,
  ...CURLS,
  ...TRICEPS,
  ...SHOULDER_PRESSES,
  ...RAISES,
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
