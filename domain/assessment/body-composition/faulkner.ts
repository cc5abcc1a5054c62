import type { SkinfoldEquation, SkinfoldEquations } from "./equation.ts";
import { densityOf } from "./siri.ts";

const MEN: SkinfoldEquation = {
  sites: ["triceps", "subescapular", "supra_iliaca", "abdominal"],
  needsAge: false,
  ages: { from: 18, to: null },
  standardError: null,
  text: "%G = 5,783 + 0,153 × (tríceps + subescapular + supra-ilíaca + abdominal)",
  density: (sumMm) => densityOf(5.783 + 0.153 * sumMm),
};

/** Four folds, publishes a percentage; made for men, and applied to both sexes as Brazilian software does. */
export const FAULKNER: SkinfoldEquations = {
  source:
    "Faulkner JA. Physiology of swimming and diving. In: Falls HB (ed). Exercise physiology. New York: Academic Press; 1968. p. 415-446.",
  population: "homens jovens e treinados (nadadores); aplicada aos dois sexos no Brasil",
  male: MEN,
  female: { ...MEN, madeFrom: "male" },
};
