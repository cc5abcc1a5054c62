import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { executedExercisesQuery } from "./data.ts";
import { ExerciseHistory } from "./ExerciseHistory.tsx";
import { mainLift } from "./main-lift.ts";

interface Props {
  readonly studentId: number;
  /** Undefined: the main lift. */
  readonly exerciseId: number | undefined;
  readonly onChoose: (exerciseId: number) => void;
}

export function ExercisesPanel({ studentId, exerciseId, onChoose }: Props) {
  const { data: exercises, error, refetch, isFetching } = useQuery(executedExercisesQuery(studentId));
  if (error && !exercises) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!exercises) return <RowsSkeleton />;
  const shown = exercises.find(({ id }) => id === exerciseId) ?? mainLift(exercises);
  if (!shown) {
    return (
      <EmptyState icon="dumbbell" title="Nenhum exercício registrado">
        As cargas e repetições aparecem aqui depois do primeiro treino feito.
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Choice
        label="Exercício"
        maw={420}
        data={exercises.map(({ id, name, days }) => ({
          value: String(id),
          label: `${name} (${days} ${days === 1 ? "dia" : "dias"})`,
        }))}
        value={String(shown.id)}
        onChange={(id) => id !== null && onChoose(Number(id))}
      />
      <ExerciseHistory key={shown.id} studentId={studentId} exerciseId={shown.id} />
    </Stack>
  );
}
