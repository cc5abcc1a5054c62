import type { SkinfoldEquations } from "./equation.ts";
import { densityOf } from "./siri.ts";

/** The iliac fold of the source is the one that ISAK now calls supraspinale, not the suprailiac one. */
const SITES = ["triceps", "subescapular", "supraespinhal", "abdominal", "coxa_media", "panturrilha"] as const;

/** The source states no age range: 18 to 30 are the ages of its athletes. */
const AGES = { from: 18, to: 30 } as const;

/** Six folds, publishes a percentage. */
export const YUHASZ: SkinfoldEquations = {
  source:
    "Yuhasz MS. Physical fitness manual. London, Ontario: University of Western Ontario; 1974, as modified in Carter JEL (ed). Physical structure of Olympic athletes, part I. Basel: Karger; 1982.",
  population: "atletas",
  male: {
    sites: SITES,
    needsAge: false,
    ages: AGES,
    standardError: null,
    text: "%G = 0,1051 × S + 2,585",
    density: (sumMm) => densityOf(0.1051 * sumMm + 2.585),
  },
  female: {
    sites: SITES,
    needsAge: false,
    ages: AGES,
    standardError: null,
    text: "%G = 0,1548 × S + 3,580",
    density: (sumMm) => densityOf(0.1548 * sumMm + 3.58),
  },
};
