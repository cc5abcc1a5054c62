import { roundHalfUp } from "../../rounding.ts";
import type { Limits } from "../anthropometry/measures.ts";

/** Beyond these a value is a typing error. Leg presses of strong people reach several hundred kilograms. */
export const MAX_LOAD_KG = 999;
export const REPETITION_LIMITS: Limits = { min: 1, max: 100 };
export const PERCENTAGE_LIMITS: Limits = { min: 0, max: 100 };

/** Why a load in kg is a typing error; null when it is plausible. Loads are kept with one decimal, so 0.04 kg would be none. */
export const refuseLoad = (kg: number): string | null =>
  roundHalfUp(kg, 1) > 0 && kg <= MAX_LOAD_KG ? null : `Informe uma carga maior que 0 e até ${MAX_LOAD_KG} kg`;
