import { Text } from "@mantine/core";
import { exerciseOf } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { type ExerciseBasis, exerciseFigures } from "#domain/assessment/energy/exercise-figures.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { ExerciseRow } from "../state/rows.ts";

interface Props {
  /** Null while the form is not complete. */
  readonly row: ExerciseRow | null;
  readonly basis: ExerciseBasis;
}

export function ExercisePreview({ row, basis }: Props) {
  return (
    <Text size="sm" c="dimmed" role="status" mih="1.5em">
      {row ? wordsOf(row, basis) : "Preencha os campos para ver o consumo semanal."}
    </Text>
  );
}

function wordsOf(row: ExerciseRow, basis: ExerciseBasis): string {
  const { kcalPerWeek, mets, trainingHeartRate, karvonenTraining } = exerciseFigures(exerciseOf(row), basis);
  const words = [
    kcalPerWeek !== null && `${formatDecimal(kcalPerWeek, 0)} kcal por semana`,
    mets !== null && `${formatDecimal(mets, 1)} MET`,
    trainingHeartRate !== null && `FC de treino ${trainingHeartRate} bpm`,
    karvonenTraining !== null && `Karvonen ${karvonenTraining} bpm`,
  ];
  return words.filter(Boolean).join(" · ");
}
