import { type Diet, dietBalance } from "./diet.ts";
import { ADULT_FROM, type EnergyReader } from "./equation-notes.ts";

/** In Portuguese: to whom no deficit is proposed, as no goal of mass is; null for everybody else. */
export function deficitQuestion(diet: Diet | null, { ageYears, isPregnant }: EnergyReader): string | null {
  if (dietBalance(diet) >= 0) return null;
  if (isPregnant) return "Na gestação não se propõe déficit calórico.";
  return ageYears !== null && ageYears < ADULT_FROM ? "Déficit calórico só se propõe a adultos." : null;
}
