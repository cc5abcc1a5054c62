import type { SkinfoldEquations } from "./equation.ts";
import { densityOf } from "./siri.ts";

const SITES = ["triceps", "panturrilha"] as const;
const AGES = { from: 8, to: 18 } as const;

/** Children and adolescents; publishes a percentage. Lohman's other equation needs race and maturation, which the product does not hold. */
export const SLAUGHTER_LOHMAN: SkinfoldEquations = {
  source:
    "Slaughter MH, Lohman TG, Boileau RA, et al. Skinfold equations for estimation of body fatness in children and youth. Hum Biol 1988;60(5):709-723.",
  population: "crianças e adolescentes de 8 a 18 anos",
  male: {
    sites: SITES,
    needsAge: false,
    ages: AGES,
    standardError: null,
    text: "%G = 0,735 × (tríceps + panturrilha) + 1,0",
    density: (sumMm) => densityOf(0.735 * sumMm + 1.0),
  },
  female: {
    sites: SITES,
    needsAge: false,
    ages: AGES,
    standardError: null,
    text: "%G = 0,610 × (tríceps + panturrilha) + 5,1",
    density: (sumMm) => densityOf(0.61 * sumMm + 5.1),
  },
};
