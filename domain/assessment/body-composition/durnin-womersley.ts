import type { SkinfoldEquation, SkinfoldEquations } from "./equation.ts";

const SITES = ["biceps", "triceps", "subescapular", "supra_iliaca"] as const;

/** From this age on; the last row also serves older people, with a warning. */
interface Row {
  readonly from: number;
  readonly c: number;
  readonly m: number;
}

const MEN: readonly Row[] = [
  { from: 17, c: 1.162, m: 0.063 },
  { from: 20, c: 1.1631, m: 0.0632 },
  { from: 30, c: 1.1422, m: 0.0544 },
  { from: 40, c: 1.162, m: 0.07 },
  { from: 50, c: 1.1715, m: 0.0779 },
];

const WOMEN: readonly Row[] = [
  { from: 16, c: 1.1549, m: 0.0678 },
  { from: 20, c: 1.1599, m: 0.0717 },
  { from: 30, c: 1.1423, m: 0.0632 },
  { from: 40, c: 1.1333, m: 0.0612 },
  { from: 50, c: 1.1339, m: 0.0645 },
];

function equation(rows: readonly Row[], from: number, to: number): SkinfoldEquation {
  const rowAt = (ageYears: number) => rows.findLast((row) => ageYears >= row.from);
  return {
    sites: SITES,
    needsAge: true,
    ages: { from, to },
    hasNoYounger: true,
    ageBand: (ageYears) => rowAt(ageYears)?.from ?? null,
    standardError: null,
    text: "D = c − m × log10(bíceps + tríceps + subescapular + supra-ilíaca), c e m por gênero e faixa de idade",
    density: (sumMm, ageYears) => {
      const row = rowAt(ageYears);
      return row ? row.c - row.m * Math.log10(sumMm) : Number.NaN;
    },
  };
}

export const DURNIN_WOMERSLEY: SkinfoldEquations = {
  source:
    "Durnin JVGA, Womersley J. Body fat assessed from total body density and its estimation from skinfold thickness. Br J Nutr 1974;32:77-97.",
  population: "481 pessoas de Glasgow (homens de 17 a 72 anos, mulheres de 16 a 68)",
  male: equation(MEN, 17, 72),
  female: equation(WOMEN, 16, 68),
};
