import { type Diet, dietBalance } from "./diet.ts";
import { ADULT_FROM, type EnergyReader } from "./equation-notes.ts";

/** In Portuguese: why a diet with a deficit needs another look (a minor, a pregnancy); null for other people and diets. */
export function deficitQuestion(diet: Diet | null, { ageYears, isPregnant }: EnergyReader): string | null {
  if (dietBalance(diet) >= 0) return null;
  if (isPregnant) return "Na gestação não se propõe déficit calórico.";
  return ageYears !== null && ageYears < ADULT_FROM ? "Déficit calórico só se propõe a adultos." : null;
}
