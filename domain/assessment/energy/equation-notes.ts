import type { CaloricAssessment } from "./caloric-assessment.ts";

/** Completed years: the factors of FAO/WHO/UNU 2004 and, like them, the equations of Harris-Benedict, Mifflin, Cunningham and Gellish are adults'. */
export const ADULT_FROM = 18;

const BASAL_RATE =
  "Gasto basal e faixas por nível de atividade: equações feitas para adultos. Antes dos 18 anos, o valor é só aproximado.";
const HEART_RATE = "FC máxima: equação feita para adultos. Antes dos 18 anos, o valor é só aproximado.";

/** None of their equations was made of pregnant women. */
const IN_PREGNANCY =
  "Gasto basal, consumo e faixas por nível de atividade: as equações não são de gestantes, que precisam de mais energia.";

/** On the day of the evaluation. */
export interface EnergyReader {
  readonly ageYears: number | null;
  readonly isPregnant: boolean;
}

/** In Portuguese: what an equation does not say of minors and of pregnant women; null where it holds. */
export function equationNotes(
  { basalRate, cunninghamRate, heartRates }: Pick<CaloricAssessment, "basalRate" | "cunninghamRate" | "heartRates">,
  { ageYears, isPregnant }: EnergyReader,
): { readonly basalRate: string | null; readonly maximalHeartRate: string | null } {
  const isMinor = ageYears !== null && ageYears < ADULT_FROM;
  const hasBasalRate = basalRate.status === "known" || cunninghamRate.status === "known";
  const ofBasalRate = isPregnant ? IN_PREGNANCY : isMinor ? BASAL_RATE : null;
  return {
    basalRate: hasBasalRate ? ofBasalRate : null,
    maximalHeartRate: isMinor && heartRates.maximal.status === "known" ? HEART_RATE : null,
  };
}
