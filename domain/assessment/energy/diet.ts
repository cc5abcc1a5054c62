import type { Indicator } from "../result.ts";

export const DIET_LABELS = {
  "Déficit Calorico": "Déficit calórico",
  "Superávit Calorico": "Superávit calórico",
} as const;
export type DietKind = keyof typeof DIET_LABELS;

export const DEFAULT_DIET: DietKind = "Déficit Calorico";

export const isDietKind = (text: string | undefined): text is DietKind =>
  text !== undefined && Object.hasOwn(DIET_LABELS, text);

export interface Diet {
  readonly kind: DietKind;
  readonly kcalPerDay: number;
}

/** The mask takes six digits. */
export const MAX_DIET_KCAL = 999_999;

/** kcal/day with a sign: a deficit is negative, no diet is 0. */
export function dietBalance(diet: Diet | null): number {
  if (!diet) return 0;
  return diet.kind === "Déficit Calorico" ? -diet.kcalPerDay : diet.kcalPerDay;
}

/** kcal/day that adults live on outside of a clinic. */
const LIKELY_INTAKE = { from: 800, to: 8000 } as const;

/** In Portuguese; null for a likely one that covers the basal rate. */
export function intakeQuestion(basal: Indicator, intake: Indicator): string | null {
  if (intake.status === "missing") return null;
  if (intake.value < LIKELY_INTAKE.from) return "Consumo diário abaixo de 800 kcal: confira dieta e exercícios.";
  if (intake.value > LIKELY_INTAKE.to) return "Consumo diário acima de 8.000 kcal: confira dieta e exercícios.";
  return basal.status === "known" && intake.value < basal.value
    ? "O consumo diário fica abaixo da taxa metabólica basal."
    : null;
}
