import type { FigureLook } from "../derived-figures.ts";

export const VO2_LOOK = {
  vo2Relative: { label: "VO2 máximo relativo", unit: "ml/kg/min", decimals: 1 },
  vo2Maximum: { label: "VO2 máximo absoluto", unit: "L/min", decimals: 2 },
} as const satisfies Readonly<Record<string, FigureLook>>;
