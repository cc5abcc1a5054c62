import type { ExecutedSet } from "#contract/execution/executions.ts";
import { counterpartOf, setLikeBefore } from "#domain/training/executions/counterpart.ts";
import { PERFORMANCE_LIMITS } from "#domain/training/executions/performance-limits.ts";
import { barStepKg, type LoadSteps } from "#domain/training/loads/load-steps.ts";
import { offeredLoad } from "#domain/training/loads/offered-load.ts";
import type { PlannedSet } from "#domain/training/planned-sets.ts";
import { isBarLoaded } from "#domain/training/plates.ts";
import { isWorkingSet } from "#domain/training/sets/detailed-set.ts";
import { type SetValues, setOf, type TrainingLog } from "../log/training-log.ts";
import { doneWith, nameOf, type Step, type StepExercise } from "./steps.ts";
import { setText, testedOf, unbroken } from "./training-text.ts";

export interface HeavyLoads {
  /** Below it a load changes by a kilogram. */
  readonly fromKg: number;
  readonly stepKg: number;
}

const USUAL_HEAVY: HeavyLoads = { fromKg: 20, stepKg: 2.5 };
const LIGHT_STEP_KG = 1;
const SECONDS_STEP = 5;
const LONG_SECONDS = 300;
const LONG_SECONDS_STEP = 60;

const lastOf = ({ work }: Step, { last }: StepExercise, set: number): ExecutedSet | undefined =>
  last ? counterpartOf(last.sets, work.sets, set) : undefined;

function repetitionsFor(planned: PlannedSet | undefined, before: ExecutedSet | undefined): number | null {
  if (planned?.detail?.kind === "amrap") return before?.repetitions ?? planned.repetitions;
  const target = planned?.repetitions ?? null;
  if (target === null) return null;
  const least = planned?.minRepetitions ?? (planned?.detail ? target : 0);
  return Math.min(Math.max(before?.repetitions ?? target, least), target);
}

/** Null: the set has no load of its own. */
const loadOfSet = ({ work }: Step, set: number): number | null => {
  const detail = work.sets[set - 1]?.detail;
  return detail?.load_kg ?? detail?.resolved_kg ?? null;
};

/** The row's load, for its own exercise, and the test's are for work. */
function offeredKg(step: Step, exercise: StepExercise, set: number): number | null {
  const isWork = isWorkingSet(step.work.sets[set - 1]?.detail ?? {});
  const prescribed = loadOfSet(step, set) ?? (isWork ? step.prescription.load : null);
  const lastSet = lastOf(step, exercise, set);
  const offered = offeredLoad({
    prescribedKg: exercise.insteadOf ? null : prescribed,
    last: lastSet && exercise.last ? { kg: lastSet.load_kg, day: exercise.last.day } : null,
    tested: isWork ? testedOf(exercise) : null,
  });
  return offered?.kg ?? null;
}

function loadFor(step: Step, exercise: StepExercise, set: number, log: TrainingLog): number | null {
  const offered = offeredKg(step, exercise, set);
  if (!exercise.insteadOf && loadOfSet(step, set) !== null) return offered;
  const previousSet = setLikeBefore(step.work.sets, set);
  const previous = previousSet && setOf(log, exercise, previousSet);
  if (!previous || previous.load_kg === offeredKg(step, exercise, previousSet)) return offered;
  return previous.load_kg ?? offered;
}

/** As it was recorded, else as last time within what is prescribed. */
export function valuesFor(step: Step, exercise: StepExercise, set: number, log: TrainingLog): SetValues {
  const recorded = setOf(log, doneWith(exercise, log, set) ?? exercise, set);
  if (recorded) return { repetitions: recorded.repetitions, load_kg: recorded.load_kg, seconds: recorded.seconds };
  const planned = step.work.sets[set - 1] ?? step.work.sets.at(-1);
  return {
    repetitions: repetitionsFor(planned, lastOf(step, exercise, set)),
    load_kg: step.work.hasLoad ? loadFor(step, exercise, set, log) : null,
    seconds: planned?.seconds ?? null,
  };
}

/** "Supino reto · 22 kg × 10" */
export const targetText = (step: Step, log: TrainingLog): string =>
  `${nameOf(step)} · ${step.exercises.map((exercise) => unbroken(setText(valuesFor(step, exercise, 1, log)))).join(" + ")}`;

type Direction = 1 | -1;

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(Math.max(value, min), max);

/** Nothing typed yet counts as 0. */
export function nextLoad(kg: number | null, direction: Direction, { fromKg, stepKg } = USUAL_HEAVY): number {
  const from = kg ?? 0;
  const isHeavy = direction === 1 ? from >= fromKg : from > fromKg;
  const to = from + direction * (isHeavy ? stepKg : LIGHT_STEP_KG);
  return within(isHeavy && direction === -1 ? Math.max(to, fromKg) : to, PERFORMANCE_LIMITS.loadKg);
}

/** A bar takes its smallest plate on both sides. */
export const heavyLoadsOf = (equipment: string | null, steps: LoadSteps): HeavyLoads =>
  isBarLoaded(equipment) ? { fromKg: steps.bar_kg, stepKg: barStepKg(steps) } : USUAL_HEAVY;

export const nextRepetitions = (repetitions: number | null, direction: Direction): number =>
  within((repetitions ?? 0) + direction, PERFORMANCE_LIMITS.repetitions);

export function nextSeconds(seconds: number | null, direction: Direction): number {
  const from = seconds ?? 0;
  const isLong = direction === 1 ? from >= LONG_SECONDS : from > LONG_SECONDS;
  return within(from + direction * (isLong ? LONG_SECONDS_STEP : SECONDS_STEP), PERFORMANCE_LIMITS.seconds);
}
