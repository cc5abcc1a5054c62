import type { Exercise } from "./exercise.ts";
import { aerobicEnergy, type ExerciseEnergy, strengthEnergy } from "./exercise-energy.ts";
import { karvonenTraining, trainingHeartRate } from "./heart-rate.ts";

export interface ExerciseBasis {
  readonly weightKg: number | null;
  /** ml/kg/min */
  readonly relativeVo2: number | null;
  readonly restingHeartRate: number | null;
  readonly maximalHeartRate: number | null;
}

export interface ExerciseFigures {
  readonly mets: number | null;
  readonly kcalPerWeek: number | null;
  readonly trainingHeartRate: number | null;
  readonly percentOfMaximal: number | null;
  readonly karvonenTraining: number | null;
}

function energyOf(exercise: Exercise, { weightKg, relativeVo2 }: ExerciseBasis): ExerciseEnergy | null {
  if (weightKg === null) return null;
  if (exercise.kind === "Musculação") return strengthEnergy(exercise, weightKg);
  return relativeVo2 === null ? null : aerobicEnergy(exercise, relativeVo2, weightKg);
}

export function exerciseFigures(exercise: Exercise, basis: ExerciseBasis): ExerciseFigures {
  const { restingHeartRate: resting, maximalHeartRate: maximal } = basis;
  const energy = energyOf(exercise, basis);
  const training = resting === null ? null : trainingHeartRate(exercise.intensity, resting);
  const isAbove = resting !== null && maximal !== null && maximal > resting;
  return {
    mets: energy?.mets ?? null,
    kcalPerWeek: energy?.kcalPerWeek ?? null,
    trainingHeartRate: training,
    percentOfMaximal: training === null || maximal === null ? null : (training / maximal) * 100,
    karvonenTraining: isAbove ? karvonenTraining(exercise.intensity, maximal, resting) : null,
  };
}
