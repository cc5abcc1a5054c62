import type { SkinfoldEquation, SkinfoldEquations } from "./equation.ts";
import { densityOf } from "./siri.ts";

/** The source states no age range: 18 to 25 are the ages of its young swimmers. */
const AGES = { from: 18, to: 25 } as const;

const MEN: SkinfoldEquation = {
  sites: ["triceps", "subescapular", "supra_iliaca", "abdominal"],
  needsAge: false,
  ages: AGES,
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
