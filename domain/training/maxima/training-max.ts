import { estimateOneRepMax } from "../../assessment/strength/one-rep-max.ts";
import type { CalendarDate } from "../../calendar-date.ts";
import { roundHalfUp } from "../../rounding.ts";
import { MAX_RECORD_REPETITIONS } from "../executions/strength-record.ts";
import { type LoadSteps, loadAtMost, loadEquipmentOf } from "../loads/load-steps.ts";
import type { PercentBase } from "../sets/detailed-set.ts";

/** Most programmes count their percentages from 90 % of the 1RM, so that a bad day fits in. */
export const USUAL_PERCENT = 90;
export const PERCENT_LIMITS = { min: 50, max: 100 };

/**
 * Reserves beyond this are guessed too badly: the error is one repetition at most up to 3 on a leg press and up to 5 on a chest press (Hackett
 * DA et al. J Strength Cond Res 2017;31(8):2162-2168). People guess 0.95 too few on average, 0.17 to 1.73 (Halperin I et al. Sports Med
 * 2022;52(2):377-390), so counting them is careful.
 */
const MAX_COUNTED_RESERVE = 3;

/**
 * Ours: a done set raises a maximum only when its estimate is further above than this share. What the table of percentages allows comes out
 * up to 2.3 % above by Epley (3 repetitions with 93 %), and must not raise the maximum that it was prescribed from.
 */
const LEAST_RAISE = 0.025;

export type MaximumSource = "test" | "training" | "typed";

export interface LiftedSet {
  readonly repetitions: number;
  readonly load_kg: number;
  /** Repetitions in reserve, null where they were not asked for. */
  readonly rir: number | null;
}

/** `kg` null: the trainer goes back to what tests and trainings say. */
export type Evidence =
  | { readonly day: CalendarDate; readonly source: "test"; readonly set: LiftedSet }
  | { readonly day: CalendarDate; readonly source: "training"; readonly sets: readonly LiftedSet[] }
  | { readonly day: CalendarDate; readonly source: "typed"; readonly kg: number | null };

/** A 1RM that counts from a day on. `set`: what Epley estimated it from. */
export interface Maximum {
  readonly day: CalendarDate;
  readonly source: MaximumSource;
  readonly one_rep_max_kg: number;
  readonly set: LiftedSet | null;
  readonly is_rough: boolean;
}

/** By Epley, with the repetitions in reserve; null where `estimateOneRepMax` has none. */
function estimateOf({ repetitions, load_kg, rir }: LiftedSet) {
  const reserve = Math.floor(Math.min(rir ?? 0, MAX_COUNTED_RESERVE));
  return estimateOneRepMax(load_kg, repetitions + reserve);
}

function bestOf(evidence: Exclude<Evidence, { source: "typed" }>): Maximum | null {
  const { day, source } = evidence;
  const sets =
    evidence.source === "test"
      ? [evidence.set]
      : evidence.sets.filter(({ repetitions }) => repetitions <= MAX_RECORD_REPETITIONS);
  let best: Maximum | null = null;
  for (const set of sets) {
    const estimate = estimateOf(set);
    if (!estimate || estimate.epleyKg <= (best?.one_rep_max_kg ?? 0)) continue;
    best = { day, source, one_rep_max_kg: estimate.epleyKg, set, is_rough: estimate.isRough };
  }
  return best && { ...best, one_rep_max_kg: roundHalfUp(best.one_rep_max_kg, 1) };
}

const ORDER_IN_A_DAY: readonly MaximumSource[] = ["training", "test", "typed"];

/** Within a day what the trainer says comes last. */
const inOrder = (one: Evidence, other: Evidence): number =>
  one.day === other.day
    ? ORDER_IN_A_DAY.indexOf(one.source) - ORDER_IN_A_DAY.indexOf(other.source)
    : one.day < other.day
      ? -1
      : 1;

/** The maxima with another one that counts from its day on; the same ones where it does not. */
function withNext(maxima: readonly Maximum[], next: Maximum): readonly Maximum[] {
  const lastKg = maxima.at(-1)?.one_rep_max_kg ?? 0;
  const highestThatHolds = roundHalfUp(lastKg * (1 + LEAST_RAISE), 4);
  // With light dumbbells a rounded tenth is as much as the share.
  const exactKg = (next.set && estimateOf(next.set)?.epleyKg) ?? next.one_rep_max_kg;
  const raises = exactKg > highestThatHolds && next.one_rep_max_kg > lastKg;
  return next.source !== "training" || raises ? [...maxima, next] : maxima;
}

/**
 * All maxima, each from its day on, the newest last. A test or a typed value counts from its day on, a lower one too. A training only raises: its
 * working sets are seldom all that somebody can lift, so less says nothing. What the trainer fixed stays as typed.
 */
export function maximaOf(evidence: readonly Evidence[], isFixed: boolean): readonly Maximum[] {
  const typedOn = evidence.findLast(({ source }) => source === "typed")?.day;
  let calculated: readonly Maximum[] = [];
  let maxima: readonly Maximum[] = [];
  for (const one of evidence.toSorted(inOrder)) {
    if (isFixed && typedOn !== undefined && one.day > typedOn) break;
    if (one.source === "typed") {
      maxima = one.kg === null ? calculated : withNext(maxima, typed(one.day, one.kg));
      continue;
    }
    const best = bestOf(one);
    if (!best) continue;
    calculated = withNext(calculated, best);
    maxima = withNext(maxima, best);
  }
  return maxima;
}

/**
 * The maximum that trainings would have made since the day of the current one, had they counted; null where they would not raise it. A
 * training on a day on which a doctor's clearance was awaited raises none, because loads do not rise until it comes.
 */
export function heldMaximum(
  current: Maximum | null,
  held: readonly Evidence[],
  { isFixed }: { readonly isFixed: boolean },
): Maximum | null {
  if (isFixed) return null;
  const maxima = current === null ? [] : [current];
  const raised = held
    .filter(({ day }) => current === null || day > current.day)
    .toSorted(inOrder)
    .flatMap((one) => (one.source === "typed" ? [] : (bestOf(one) ?? [])))
    .reduce<readonly Maximum[]>(withNext, maxima);
  return raised.length > maxima.length ? (raised.at(-1) ?? null) : null;
}

const typed = (day: CalendarDate, kg: number): Maximum => ({
  day,
  source: "typed",
  one_rep_max_kg: kg,
  set: null,
  is_rough: false,
});

interface KnownMaximum {
  readonly one_rep_max_kg: number;
  /** The training max, of the 1RM. */
  readonly percent: number;
}

/** Exact; screens show one decimal. */
export const trainingMaxKg = ({ one_rep_max_kg, percent }: KnownMaximum): number => (one_rep_max_kg * percent) / 100;

/** The load that a percentage stands for, never above it; null where the equipment has none so light. */
export function loadOfPercent(
  { percent, of }: { readonly percent: number; readonly of: PercentBase },
  maximum: KnownMaximum,
  { equipment, steps }: { readonly equipment: string | null; readonly steps: LoadSteps },
): number | null {
  const base = of === "training_max" ? trainingMaxKg(maximum) : maximum.one_rep_max_kg;
  return loadAtMost((base * percent) / 100, equipment, steps);
}

/** Exercises whose load is not all that is lifted, or unknown, get no estimate from trainings. */
export const isEstimated = (equipment: string | null): boolean => loadEquipmentOf(equipment) !== null;
