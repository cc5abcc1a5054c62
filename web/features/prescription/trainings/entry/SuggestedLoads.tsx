import { Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { suggestionText, suggestLoad } from "#domain/assessment/strength/suggested-load.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import { strengthTestsQuery } from "../../../assessment/strength-tests/data.ts";
import { type ExerciseForm, typeOfForm } from "./exercise-form.ts";

interface Props {
  readonly studentId: number;
  readonly form: UseFormReturnType<ExerciseForm>;
}

export function SuggestedLoads({ studentId, form }: Props) {
  const type = typeOfForm(form.values);
  const isLoaded = type !== undefined && PRESCRIBED[type].load === true;
  const { data, error } = useQuery({ ...strengthTestsQuery(studentId), enabled: isLoaded });
  if (!isLoaded) return null;
  if (error) return <Text size="sm">Erro ao carregar teste de força</Text>;
  const chosen = form.values.exercises.filter((exercise) => exercise !== null);
  const lines = chosen.flatMap(({ id, name, muscle_groups: muscleGroups, equipament_needed: equipment }) => {
    const load = suggestLoad({ name, muscleGroups, equipment }, data?.strength_tests ?? []);
    if (!load) return [];
    const text = suggestionText(load);
    return [{ id, text: chosen.length > 1 ? `${name}: ${text}` : text }];
  });
  if (lines.length === 0) return null;
  return (
    <div>
      <Text size="sm" c="dimmed">
        Carga sugerida pelo teste de força
      </Text>
      {lines.map(({ id, text }) => (
        <Text key={id} size="sm" fw={600}>
          {text}
        </Text>
      ))}
    </div>
  );
}
