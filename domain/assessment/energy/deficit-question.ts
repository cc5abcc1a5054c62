import { type Diet, dietBalance } from "./diet.ts";
import { ADULT_FROM } from "./minors.ts";

interface Dieting {
  readonly ageYears: number | null;
  readonly isPregnant: boolean;
}

/** In Portuguese: to whom no deficit is proposed, as no goal of mass is; null for everybody else. */
export function deficitQuestion(diet: Diet | null, { ageYears, isPregnant }: Dieting): string | null {
  if (dietBalance(diet) >= 0) return null;
  if (isPregnant) return "Na gestação não se propõe déficit calórico.";
  return ageYears !== null && ageYears < ADULT_FROM ? "Déficit calórico só se propõe a adultos." : null;
}
