import type { Limits } from "../anthropometry/measures.ts";

export interface BloodTest {
  readonly key: string;
  readonly label: string;
  /** Wide on purpose: outside of them is a typing error. */
  readonly limits: Limits;
  readonly digits: number;
  readonly decimals: number;
}

const wholeNumber = { digits: 3, decimals: 0 } as const;

/** The blood tests of an evaluation, in the order of the form. "creatina" is serum creatinine: the wire misspells it. */
export const BLOOD_TESTS = [
  { key: "glicose", label: "Glicose", limits: { min: 10, max: 999 }, ...wholeNumber },
  { key: "triglicerides", label: "Triglicérides", limits: { min: 10, max: 999 }, ...wholeNumber },
  { key: "ldl", label: "LDL", limits: { min: 1, max: 999 }, ...wholeNumber },
  { key: "hdl", label: "HDL", limits: { min: 1, max: 300 }, ...wholeNumber },
  { key: "creatina", label: "Creatinina", limits: { min: 0.1, max: 9.99 }, digits: 1, decimals: 2 },
] as const satisfies readonly BloodTest[];

export type BloodTestKey = (typeof BLOOD_TESTS)[number]["key"];
