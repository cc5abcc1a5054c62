import type { UseFormReturnType } from "@mantine/form";
import { fitSlots, isAdvanced, NO_TECHNIQUE, NORMAL_SERIES } from "#domain/training/techniques.ts";
import { Choice } from "../../../../ui/select/Choice.tsx";
import type { ExerciseTechnic } from "../../../catalogue/exercises/data.ts";
import { type ExerciseForm, TECHNIQUE_LABEL } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly techniques: readonly ExerciseTechnic[];
}

/** Chosen exercises are kept as far as they fit the technique. */
export function TechniqueSelect({ form, techniques }: Props) {
  const { technique } = form.values;
  const names = [NO_TECHNIQUE, ...techniques.map(({ name }) => name)];
  const options = technique === null || names.includes(technique) ? names : [...names, technique];

  const choose = (chosen: string | null) =>
    form.setValues({
      technique: chosen,
      exercises: [...fitSlots(form.values.exercises, chosen)],
      ...(isAdvanced(chosen) && { seriesTypeId: String(NORMAL_SERIES) }),
    });

  return (
    <Choice
      label={TECHNIQUE_LABEL}
      description={isAdvanced(technique) ? techniques.find(({ name }) => name === technique)?.description : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      required
      data={options}
      {...form.getInputProps("technique")}
      onChange={choose}
    />
  );
}
