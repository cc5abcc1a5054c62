import { type CalendarDate, compareDates } from "../calendar-date.ts";
import { DERIVED_FIGURES, type FigureLook } from "./derived-figures.ts";
import { FIGURES } from "./evaluation-comparison.ts";
import { type ComparableEvaluation, type Judgement, judgeChange } from "./judged-change.ts";
import { reasonNotToSubtract } from "./measurement-error/comparable.ts";

export interface DatedEvaluation extends ComparableEvaluation {
  readonly evaluatedOn: CalendarDate;
}

export interface ChartPoint {
  readonly day: CalendarDate;
  readonly value: number;
}

/** From the oldest evaluation that can be compared with the newest; `judgement` is of the last point against the first. */
export interface ChartedFigure extends FigureLook {
  readonly key: string;
  readonly points: readonly ChartPoint[];
  readonly judgement: Judgement;
}

type Subject = "size" | "fat" | "girth" | "capacity" | "other";

interface Ranked extends FigureLook {
  readonly key: string;
  readonly subject: Subject;
}

const named = (key: string, label: string, unit: string, decimals: number, subject: Subject): Ranked => ({
  key,
  label,
  unit,
  decimals,
  subject,
});

/** The best first, in words of every day. */
const RANKED: readonly Ranked[] = [
  named("weight", "Peso", "kg", 1, "size"),
  named("percentualGordura", "Gordura do corpo", "%", 1, "fat"),
  named("cintura", "Cintura", "cm", 1, "girth"),
  named("abdomen", "Abdômen", "cm", 1, "girth"),
  named("somatorio", "Soma das dobras", "mm", 1, "girth"),
  named("vo2Relative", "Fôlego (VO2 máximo)", "ml/kg/min", 1, "capacity"),
  ...FIGURES.flatMap(({ group, key, label, unit, decimals }) =>
    group === "function" ? [named(key, label, unit, decimals, "capacity")] : [],
  ),
  named("massaMagra", "Massa sem gordura", "kg", 1, "other"),
  named("massaMuscular", "Massa muscular", "kg", 1, "other"),
  named("fcRepouso", "Batimentos em repouso", "bpm", 0, "other"),
  named("stature", "Altura", "cm", 0, "other"),
  named("quadril", "Quadril", "cm", 1, "other"),
  named("sistole", "Pressão sistólica", "mmHg", 0, "other"),
  { key: "imcParaIdade", ...DERIVED_FIGURES.imcParaIdade, subject: "other" },
  { key: "relacaoCinturaEstatura", ...DERIVED_FIGURES.relacaoCinturaEstatura, subject: "other" },
  { key: "imc", ...DERIVED_FIGURES.imc, subject: "other" },
];

export const MAX_CHARTS = 4;
const MAX_POINTS = 8;
const MIN_POINTS = 2;
/** In years: from here on a stature that moves is an error of measurement or age, and no growth. */
const GROWN = 20;

/** Oldest first, the charted one last. `isRead` says which figures the paper's reader is shown. */
export function chartedFigures(
  evaluations: readonly DatedEvaluation[],
  isRead: (key: string) => boolean,
): readonly ChartedFigure[] {
  const now = evaluations.at(-1);
  if (!now) return [];
  const grows = (now.basis?.ageYears ?? GROWN) < GROWN;
  const drawn = RANKED.filter(({ key }) => isRead(key) && (key !== "stature" || grows)).flatMap(
    ({ subject, ...figure }) => {
      const compared = comparedWith(now, figure.key, evaluations).slice(-MAX_POINTS);
      const [first] = compared;
      if (!first || compared.length < MIN_POINTS) return [];
      const points = compared.map(({ evaluatedOn, figures: { [figure.key]: value } }) => ({
        day: evaluatedOn,
        value: value ?? 0,
      }));
      return [{ subject, charted: { ...figure, points, judgement: judgeChange(figure.key, first, now) } }];
    },
  );
  const best = drawn.filter(
    ({ subject }, at) => subject !== "other" && drawn.findIndex((one) => one.subject === subject) === at,
  );
  const others = drawn.filter((one) => !best.includes(one));
  const chosen = [...best, ...others].slice(0, MAX_CHARTS);
  return drawn.filter((one) => chosen.includes(one)).map(({ charted }) => charted);
}

/** Those with this figure that the last one can be subtracted from, the last included. */
function comparedWith(now: DatedEvaluation, key: string, evaluations: readonly DatedEvaluation[]): DatedEvaluation[] {
  if (typeof now.figures[key] !== "number") return [];
  return evaluations
    .filter(({ figures, basis }) => {
      if (typeof figures[key] !== "number") return false;
      return !(basis && now.basis) || reasonNotToSubtract(key, basis, now.basis) === null;
    })
    .toSorted((one, other) => compareDates(one.evaluatedOn, other.evaluatedOn));
}
