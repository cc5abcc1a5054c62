import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Training } from "#contract/trainings.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { Icon } from "../../ui/Icon.tsx";
import { COLUMNS, factsOf } from "./block-columns.ts";
import { type ExerciseForm, prescriptionOf, typeOfForm, usesPattern } from "./exercise-form.ts";
import { inOrder } from "./training-draft.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly training: Training;
}

/** Exercises of a training often share their figures: one press takes those of the one before. */
export function PreviousFigures({ form, training }: Props) {
  const type = typeOfForm(form.values);
  const pattern = usesPattern(form.values);
  const before = inOrder(training.exercises).findLast(
    (entry) => typeOfEntry(entry) === type && Boolean(entry.reps_pattern) === pattern,
  );
  if (!type || !before || form.values.series !== "") return null;
  const facts = factsOf(COLUMNS[type], before).map(({ value }) => value);
  return (
    <div>
      <Button
        variant="light"
        leftSection={<Icon name="copy" size={18} />}
        onClick={() => form.setValues(prescriptionOf(before))}
      >
        Como o anterior: {[COLUMNS[type].work(before), ...facts].join(" · ")}
      </Button>
    </div>
  );
}
