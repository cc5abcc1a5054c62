import { Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Training } from "#contract/trainings.ts";
import { type ExerciseForm, typeOfForm } from "./exercise-form.ts";
import { PreviousFigures } from "./PreviousFigures.tsx";
import { ResistanceFields } from "./ResistanceFields.tsx";
import { StretchingFields } from "./StretchingFields.tsx";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly training: Training;
  readonly isNew: boolean;
}

/** The fields of the first exercise's type; none until one is chosen. */
export function ExerciseFields({ form, training, isNew }: Props) {
  const type = typeOfForm(form.values);
  if (type === undefined) return null;
  return (
    <>
      {isNew && <PreviousFigures form={form} training={training} />}
      {type === "stretching" ? <StretchingFields form={form} /> : <ResistanceFields form={form} />}
      <Textarea
        label="Observações"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.getInputProps("notes")}
      />
    </>
  );
}
