import { formatDecimal } from "../../text/number-format.ts";
import type { Exercise } from "./exercise.ts";
import type { ExerciseFigures } from "./exercise-figures.ts";

export const exerciseName = (exercise: Exercise): string =>
  exercise.kind === "Aeróbico" ? exercise.name : exercise.kind;

/** Repetitions and series of strength training, "8 a 12 repetições · 63 séries por semana"; null for an aerobic exercise. */
export function exerciseDetail(exercise: Exercise): string | null {
  if (exercise.kind === "Aeróbico") return null;
  const { minReps, maxReps, seriesPerWeek } = exercise;
  const reps = minReps === maxReps ? `${maxReps}` : `${minReps} a ${maxReps}`;
  const words = [maxReps === 1 ? "repetição" : "repetições", seriesPerWeek === 1 ? "série" : "séries"];
  return `${reps} ${words[0]} · ${seriesPerWeek} ${words[1]} por semana`;
}

export interface ExerciseFact {
  readonly label: string;
  readonly value: string;
  readonly beside?: string;
}

const ABSENT = "–";
const NO_BREAK = "\u00a0";
const written = (value: number | null, unit: string) =>
  value === null ? ABSENT : `${formatDecimal(value, 0)}${NO_BREAK}${unit}`;
const percent = (value: number | null) => (value === null ? ABSENT : `${formatDecimal(value, 0)}%`);

export function exerciseFacts(exercise: Exercise, figures: ExerciseFigures): readonly ExerciseFact[] {
  const { karvonenTraining } = figures;
  return [
    { label: "Vezes por semana", value: String(exercise.weekTimes) },
    { label: "Tempo por dia", value: written(exercise.minutesPerDay, "min") },
    { label: "Intensidade", value: percent(exercise.intensity) },
    { label: "Consumo semanal", value: written(figures.kcalPerWeek, "kcal") },
    {
      label: "FC de treino",
      value: written(figures.trainingHeartRate, "bpm"),
      ...(karvonenTraining !== null && { beside: `Karvonen ${karvonenTraining}` }),
    },
    { label: "% da FC máxima", value: percent(figures.percentOfMaximal) },
  ];
}
