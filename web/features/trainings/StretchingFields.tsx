import { SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ExerciseForm } from "./exercise-form.ts";
import { RestInput, SeriesInput, TimeInput } from "./SetFields.tsx";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
}

/** Alongamento: series held for a time, each followed by a rest. */
export function StretchingFields({ form }: Props) {
  return (
    <SimpleGrid cols={3} spacing="md">
      <SeriesInput form={form} />
      <TimeInput form={form} />
      <RestInput form={form} />
    </SimpleGrid>
  );
}
