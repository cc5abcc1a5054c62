import { VO2_OF_REST } from "../aerobic/vo2-tests.ts";
import type { AerobicExercise, StrengthExercise } from "./exercise.ts";

export interface ExerciseEnergy {
  /** The mean of a session, in multiples of rest (1 MET: 3.5 ml/kg/min, 1 kcal/kg/h). */
  readonly mets: number;
  readonly kcalPerDay: number;
  readonly kcalPerWeek: number;
}

/** The specification's factor; it names no source. */
const AEROBIC_FACTOR = 1.25;

/** As specified: the intensity is a share of the maximal oxygen uptake, which is given in ml/kg/min. */
export function aerobicEnergy(
  { intensity, minutesPerDay, weekTimes }: AerobicExercise,
  relativeVo2: number,
  weightKg: number,
): ExerciseEnergy {
  const mets = (intensity * relativeVo2) / 100 / VO2_OF_REST;
  const kcalPerDay = AEROBIC_FACTOR * mets * (weightKg / 60) * minutesPerDay;
  return { mets, kcalPerDay, kcalPerWeek: kcalPerDay * weekTimes };
}

/** Seconds of one repetition, two up and two down. */
const SECONDS_PER_REPETITION = 4;
/** METs between the sets: a session with a third of work then has 3.5, as the Compendium says of 8 to 15 repetitions (02054). */
const RESTING_METS = 2.3;
/** METs that work adds: vigorous resistance training has 6.0 (Compendium 02050). */
const WORKING_METS = 3.7;

/**
 * A strength session's sets, repetitions and minutes go into the product's own formula, because no published one has
 * these inputs; Lytle et al. 2019 (Med Sci Sports Exerc 51(7):1532-1537) gives nearly the same for a common session. The
 * METs are those of Ainsworth et al. 2011 (Med Sci Sports Exerc 43(8):1575-1581).
 */
export function strengthEnergy(
  { seriesPerWeek, maxReps, minutesPerDay, weekTimes }: StrengthExercise,
  weightKg: number,
): ExerciseEnergy {
  const seriesPerDay = seriesPerWeek / weekTimes;
  const workMinutes = Math.min((seriesPerDay * maxReps * SECONDS_PER_REPETITION) / 60, minutesPerDay);
  const metMinutes = RESTING_METS * minutesPerDay + WORKING_METS * workMinutes;
  const kcalPerDay = (weightKg / 60) * metMinutes;
  return { mets: metMinutes / minutesPerDay, kcalPerDay, kcalPerWeek: kcalPerDay * weekTimes };
}
