import { MAX_LOAD_KG } from "../../assessment/strength/strength-limits.ts";
import { roundHalfUp } from "../../rounding.ts";
import type { CodeOf } from "../../text/labels.ts";
import type { Prescription } from "../entry/fields.ts";
import { type DetailedSet, SET_LIMITS } from "../sets/detailed-set.ts";

/** How a row goes on from the copied week to the following ones. */
export const WEEK_RULES = {
  same: "Igual",
  kilograms: "+ kg",
  percent: "+ %",
  repetitions: "+ rep.",
  wave: "Onda",
} as const;
export type WeekRuleKind = CodeOf<typeof WEEK_RULES>;

export type WeekRule =
  | { readonly kind: "same" }
  | { readonly kind: "kilograms"; readonly kg: number }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "repetitions"; readonly repetitions: number }
  /** Weeks of rising loads, then one below the first of them. The next wave begins a step higher. */
  | { readonly kind: "wave"; readonly percent: number; readonly weeks_up: number; readonly drop_percent: number };

/** Each `every`-th week, the copied one being the first. The progression pauses in it. */
export interface Deload {
  readonly every: number;
  readonly sets_percent: number;
  readonly load_percent: number;
}

/** The contract's limits, and the form's. */
export const WEEK_LIMITS = {
  kilograms: { min: -50, max: 50 },
  percent: { min: -20, max: 20 },
  repetitions: { min: -10, max: 10 },
  weeksUp: { min: 1, max: 6 },
  drop: { min: 0, max: 50 },
  every: { min: 2, max: 12 },
  reduction: { min: 0, max: 80 },
} as const;

export type WeekFigures = Pick<
  Prescription,
  "series" | "minReps" | "maxReps" | "repsPattern" | "load" | "sets" | "group"
>;

export interface WeekPlan {
  readonly rule: WeekRule;
  readonly deload: Deload | null;
  /** 0 is the copied week. */
  readonly week: number;
  /** The row's group has this number of rows; a row alone does not need it. */
  readonly groupRows?: number;
}

/** The load that exists beside a wished one, on the way from the present one. */
export type RoundLoad = (fromKg: number, wishedKg: number) => number;

export const isDeload = (deload: Deload | null, week: number): boolean =>
  deload !== null && week > 0 && (week + 1) % deload.every === 0;

const stepsAt = (deload: Deload | null, week: number): number =>
  deload === null ? week : week - Math.floor((week + 1) / deload.every);

/** The share of the copied week's load, 1 being all of it. */
function loadShare(rule: WeekRule, steps: number): number {
  if (rule.kind === "percent") return 1 + (rule.percent * steps) / 100;
  if (rule.kind !== "wave") return 1;
  const length = rule.weeks_up + 1;
  const [wave, place] = [Math.floor(steps / length), steps % length];
  const first = 1 + (rule.percent * wave) / 100;
  return place === rule.weeks_up ? first - rule.drop_percent / 100 : first + (rule.percent * place) / 100;
}

function loadIn(loadKg: number, { rule, deload, week }: WeekPlan, round: RoundLoad): number {
  const steps = stepsAt(deload, week);
  const raised = loadKg * loadShare(rule, steps) + (rule.kind === "kilograms" ? rule.kg * steps : 0);
  const wished = isDeload(deload, week) ? raised * (1 - (deload?.load_percent ?? 0) / 100) : raised;
  return wished === loadKg ? loadKg : Math.min(round(loadKg, wished), MAX_LOAD_KG);
}

const atLeastOne = (value: number | null, more: number) => (value === null ? null : Math.max(1, value + more));

/** A range keeps its width, so that its ends never meet. */
function repetitionsIn(figures: WeekFigures, more: number): Pick<WeekFigures, "minReps" | "maxReps" | "repsPattern"> {
  const { minReps, maxReps, repsPattern } = figures;
  const shift = minReps === null ? more : Math.max(more, 1 - minReps);
  return {
    minReps: atLeastOne(minReps, shift),
    maxReps: atLeastOne(maxReps, shift),
    repsPattern:
      repsPattern
        ?.split("-")
        .map((one) => String(Math.min(99, Math.max(1, Number(one) + more))).padStart(2, "0"))
        .join("-") ?? null,
  };
}

/** A pyramid has a number for each of its sets. */
const fewerSets = ({ series, repsPattern }: WeekFigures, percent: number) => {
  if (series === null || percent === 0) return { series, repsPattern };
  const remaining = Math.max(1, roundHalfUp(series * (1 - percent / 100), 0));
  return { series: remaining, repsPattern: repsPattern?.split("-").slice(0, remaining).join("-") ?? null };
};

/**
 * Rounds are the series of a superset or circuit, and minutes those of an EMOM: there each row keeps a turn, and whole turns of all rows
 * stay whole.
 */
function fewerRounds(group: WeekFigures["group"], percent: number, rows: number): WeekFigures["group"] {
  if (!group || group.rounds === null) return group;
  const least = group.kind === "emom" ? Math.min(rows, group.rounds) : 1;
  const unit = group.rounds % least === 0 ? least : 1;
  const units = roundHalfUp((group.rounds / unit) * (1 - percent / 100), 0);
  return { ...group, rounds: Math.max(least, units * unit) };
}

/** A rule moves a percentage of a maximum by points; a lighter week takes the same share of it as of kilograms. Halves are as fine as one is written. */
function percentIn(percent: number, { rule, deload, week }: WeekPlan): number {
  const { min, max } = SET_LIMITS.percent;
  const moved = percent + (loadShare(rule, stepsAt(deload, week)) - 1) * 100;
  const lifted = isDeload(deload, week) ? moved * (1 - (deload?.load_percent ?? 0) / 100) : moved;
  return Math.min(Math.max(roundHalfUp(lifted * 2, 0) / 2, min), max);
}

/** Warming up stays as it is. A lighter week leaves out the last of the others. */
function setsInWeek(sets: readonly DetailedSet[], more: number, plan: WeekPlan, round: RoundLoad): DetailedSet[] {
  const { deload, week } = plan;
  const working = sets.filter(({ kind }) => kind !== "warmup");
  const share = isDeload(deload, week) ? 1 - (deload?.sets_percent ?? 0) / 100 : 1;
  const remaining = new Set(working.slice(0, Math.max(1, roundHalfUp(working.length * share, 0))));
  return sets
    .filter((set) => set.kind === "warmup" || remaining.has(set))
    .map(({ resolved_kg: _ofThisWeek, ...set }) => {
      if (set.kind === "warmup") return set;
      const shift = set.min_reps === null ? more : Math.max(more, 1 - set.min_reps);
      return {
        ...set,
        min_reps: atLeastOne(set.min_reps, shift),
        max_reps: atLeastOne(set.max_reps, shift),
        load_kg: set.load_kg === null ? null : loadIn(set.load_kg, plan, round),
        percent: set.percent === null ? null : percentIn(set.percent, plan),
      };
    });
}

/** A row's figures in a later week. What a row does not have, a rule does not give it. */
export function figuresInWeek(figures: WeekFigures, plan: WeekPlan, round: RoundLoad): WeekFigures {
  const { rule, deload, week, groupRows = 1 } = plan;
  if (week === 0) return figures;
  const more = rule.kind === "repetitions" ? rule.repetitions * stepsAt(deload, week) : 0;
  const repeated = { ...figures, ...(more !== 0 && repetitionsIn(figures, more)) };
  const load = figures.load === null ? null : loadIn(figures.load, plan, round);
  const series = isDeload(deload, week) ? fewerSets(repeated, deload?.sets_percent ?? 0) : {};
  const sets = figures.sets && setsInWeek(figures.sets, more, plan, round);
  const group = isDeload(deload, week)
    ? fewerRounds(figures.group, deload?.sets_percent ?? 0, groupRows)
    : figures.group;
  return { ...repeated, ...series, load, sets, group };
}
