import type { CaloricAssessment } from "./caloric-assessment.ts";

/** Completed years: the factors of FAO/WHO/UNU 2004 and, like them, the equations of Harris-Benedict, Mifflin, Cunningham and Gellish are adults'. */
export const ADULT_FROM = 18;

const BASAL_RATE =
  "Gasto basal e faixas por nível de atividade: equações feitas para adultos. Antes dos 18 anos, o valor é só aproximado.";
const HEART_RATE = "FC máxima: equação feita para adultos. Antes dos 18 anos, o valor é só aproximado.";

export function minorNotes(
  { basalRate, cunninghamRate, heartRates }: Pick<CaloricAssessment, "basalRate" | "cunninghamRate" | "heartRates">,
  ageYears: number | null,
): { readonly basalRate: string | null; readonly maximalHeartRate: string | null } {
  const isMinor = ageYears !== null && ageYears < ADULT_FROM;
  const hasBasalRate = basalRate.status === "known" || cunninghamRate.status === "known";
  return {
    basalRate: isMinor && hasBasalRate ? BASAL_RATE : null,
    maximalHeartRate: isMinor && heartRates.maximal.status === "known" ? HEART_RATE : null,
  };
}
