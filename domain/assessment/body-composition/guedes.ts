import type { SkinfoldEquations } from "./equation.ts";

/** The upper age is printed as 27 or 30, depending on the reprint. */
const AGES = { from: 17, to: 30 } as const;

/** Three folds, other ones for each sex; decimal logarithm (the natural one, a common error, gives far too low a density). */
export const GUEDES: SkinfoldEquations = {
  source:
    "Guedes DP. Estudo da gordura corporal através da mensuração dos valores de densidade corporal e da espessura de dobras cutâneas em universitários [dissertação]. Santa Maria: UFSM; 1985.",
  population: "universitários do sul do Brasil, 17 a 30 anos",
  male: {
    sites: ["triceps", "supra_iliaca", "abdominal"],
    needsAge: false,
    ages: AGES,
    standardError: null,
    text: "D = 1,17136 − 0,06706 × log10(tríceps + supra-ilíaca + abdominal)",
    density: (sumMm) => 1.17136 - 0.06706 * Math.log10(sumMm),
  },
  female: {
    sites: ["coxa_media", "supra_iliaca", "subescapular"],
    needsAge: false,
    ages: AGES,
    standardError: null,
    text: "D = 1,16650 − 0,07063 × log10(coxa média + supra-ilíaca + subescapular)",
    density: (sumMm) => 1.1665 - 0.07063 * Math.log10(sumMm),
  },
};
