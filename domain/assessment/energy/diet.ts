import type { Indicator } from "../result.ts";

/** The texts that travel, each with the words that people read. */
export const DIET_LABELS = {
  "Déficit Calorico": "Déficit calórico",
  "Superávit Calorico": "Superávit calórico",
} as const;
export type DietKind = keyof typeof DIET_LABELS;

/** The kind of a diet before one is chosen. */
export const DEFAULT_DIET: DietKind = "Déficit Calorico";

export const isDietKind = (text: string | undefined): text is DietKind =>
  text !== undefined && Object.hasOwn(DIET_LABELS, text);

/** What a diet takes away from or adds to a day; `kcalPerDay` is not negative. */
export interface Diet {
  readonly kind: DietKind;
  readonly kcalPerDay: number;
}

/** The mask takes six digits. */
export const MOST_DIET_KCAL = 999_999;

/** kcal/day with a sign: a deficit is negative, no diet is 0. */
export function dietBalance(diet: Diet | null): number {
  if (!diet) return 0;
  return diet.kind === "Déficit Calorico" ? -diet.kcalPerDay : diet.kcalPerDay;
}

/** What is questioned about a day's intake, in Portuguese; null for one that covers the basal rate. */
export const intakeQuestion = (basal: Indicator, intake: Indicator): string | null =>
  basal.status === "known" && intake.status === "known" && intake.value < basal.value
    ? "O consumo diário fica abaixo da taxa metabólica basal."
    : null;
