import {
  type BoneBreadthKey,
  measureLabel,
  type PerimeterKey,
  type Perimeters,
  type SkinfoldKey,
  type Skinfolds,
} from "../anthropometry/measures.ts";
import { type Absence, absence, measured } from "../result.ts";
import { categoryOf } from "./category.ts";
import { type ChartPoint, chartPointOf, type Ratings, ratingsOf, roundedRatings } from "./heath-carter.ts";

export interface SomatotypeInput {
  readonly statureCm: number | null;
  readonly weightKg: number | null;
  /** In cm. */
  readonly perimeters: Perimeters;
  /** In mm. */
  readonly skinfolds: Skinfolds;
  /** In cm. */
  readonly breadths: { readonly [Key in BoneBreadthKey]?: number | null };
}

/** Ratings with one decimal, their category and their point; or everything that is missing. A girth that is missing is never 0. */
export type SomatotypeAssessment =
  | {
      readonly status: "known";
      readonly ratings: Ratings;
      readonly category: string;
      readonly point: ChartPoint;
    }
  | { readonly status: "missing"; readonly absences: readonly Absence[] };

type Key = BoneBreadthKey | PerimeterKey | SkinfoldKey;

export function assessSomatotype(input: SomatotypeInput): SomatotypeAssessment {
  const absences: Absence[] = [];
  const requireMeasure = (value: number | null | undefined, about: "stature" | "weight" | "measures", name: string) => {
    const number = measured(value);
    if (number === null) absences.push(absence(about, name));
    return number ?? 0;
  };
  const site = (key: Key, value: number | null | undefined, kind = "") =>
    requireMeasure(value, "measures", `${kind}${measureLabel(key)}`);
  const { skinfolds, perimeters, breadths } = input;
  const measures = {
    statureCm: requireMeasure(input.statureCm, "stature", "Estatura"),
    weightKg: requireMeasure(input.weightKg, "weight", "Massa"),
    triceps: site("triceps", skinfolds.triceps, "Dobra "),
    subscapular: site("subescapular", skinfolds.subescapular, "Dobra "),
    supraspinale: site("supraespinhal", skinfolds.supraespinhal, "Dobra "),
    calfFold: site("panturrilha", skinfolds.panturrilha, "Dobra "),
    flexedArm: site("braco_direito_contraido", perimeters.braco_direito_contraido),
    calf: site("panturrilha_direita", perimeters.panturrilha_direita),
    humerus: site("umero", breadths.umero),
    femur: site("femur", breadths.femur),
  };
  if (absences.length > 0) return { status: "missing", absences };
  const ratings = roundedRatings(ratingsOf(measures));
  return { status: "known", ratings, category: categoryOf(ratings), point: chartPointOf(ratings) };
}
