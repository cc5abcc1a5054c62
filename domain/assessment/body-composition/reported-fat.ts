import type { Limits } from "../anthropometry/measures.ts";

/** A percentage that a spreadsheet brings without folds and without the device that printed it. */
export const REPORTED_FAT = {
  key: "gorduraInformada",
  label: "Percentual de gordura informado, sem método",
  unit: "%",
  decimals: 1,
  limits: { min: 3, max: 65 } satisfies Limits,
} as const;
