import type { Movement, Parameter } from "./movement.ts";

export interface Pattern {
  readonly label: string;
  /** Ids of the muscle groups that it trains, the main one first (`GROUP`). */
  readonly groups: readonly number[];
  readonly parameters: Readonly<Record<string, Parameter>>;
}

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  squat: {
    label: "Agachamento",
    groups: [10, 7],
    parameters: {
      load: { label: "Carga", values: { none: "Peso corporal", barbell: "Barra", dumbbells: "Halteres" } },
    },
  },
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
