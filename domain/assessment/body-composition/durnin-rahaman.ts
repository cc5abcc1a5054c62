import type { SkinfoldEquations } from "./equation.ts";

const SITES = ["biceps", "triceps", "subescapular", "supra_iliaca"] as const;

/** Brazil reprints the men's equation as "McArdle 1992"; the women's comes from the same paper. Older people's fat is underestimated. */
export const DURNIN_RAHAMAN: SkinfoldEquations = {
  source:
    "Durnin JVGA, Rahaman MM. The assessment of the amount of fat in the human body from measurements of skinfold thickness. Br J Nutr 1967;21:681-689; McArdle WD, Katch FI, Katch VL. Fisiologia do exercício; 1992.",
  population: "adultos jovens britânicos (homens de 18 a 34 anos, mulheres de 18 a 29)",
  male: {
    sites: SITES,
    needsAge: false,
    ages: { from: 18, to: 34 },
    standardError: null,
    text: "D = 1,1610 − 0,0632 × log10(bíceps + tríceps + subescapular + supra-ilíaca)",
    density: (sumMm) => 1.161 - 0.0632 * Math.log10(sumMm),
  },
  female: {
    sites: SITES,
    needsAge: false,
    ages: { from: 18, to: 29 },
    standardError: null,
    text: "D = 1,1581 − 0,0720 × log10(bíceps + tríceps + subescapular + supra-ilíaca)",
    density: (sumMm) => 1.1581 - 0.072 * Math.log10(sumMm),
  },
};
