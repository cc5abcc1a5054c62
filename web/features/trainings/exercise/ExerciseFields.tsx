import { SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Training } from "#contract/trainings.ts";
import { EntryFieldInput } from "./EntryFieldInput.tsx";
import { type ExerciseForm, fieldsOfForm } from "./exercise-form.ts";
import { PreviousFigures } from "./PreviousFigures.tsx";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly training: Training;
  readonly isNew: boolean;
}

/** The fields of the first exercise's type, the notes below; none until an exercise is chosen. */
export function ExerciseFields({ form, training, isNew }: Props) {
  const fields = fieldsOfForm(form.values);
  const notes = fields.filter(({ field }) => field === "notes");
  return (
    <>
      {isNew && <PreviousFigures form={form} training={training} />}
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="md">
        {fields
          .filter((one) => !notes.includes(one))
          .map((one) => (
            <EntryFieldInput key={one.field} form={form} typeField={one} />
          ))}
      </SimpleGrid>
      {notes.map((one) => (
        <EntryFieldInput key={one.field} form={form} typeField={one} />
      ))}
    </>
  );
}
