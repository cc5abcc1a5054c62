import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Training } from "#contract/prescription/trainings.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { factsOf, workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { inOrder } from "../editor/training-draft.ts";
import { type ExerciseForm, figuresOfEntry, typeOfForm, usesPattern } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly training: Training;
}

/** Exercises of a training often share their figures. */
export function PreviousFigures({ form, training }: Props) {
  const type = typeOfForm(form.values);
  const pattern = usesPattern(form.values);
  const previous = inOrder(training.exercises).findLast(
    (entry) => typeOfEntry(entry) === type && Boolean(entry.reps_pattern) === pattern,
  );
  if (!type || !previous || form.values.series !== "") return null;
  const prescription = fromWire(previous);
  // A hyphen that does not break keeps a cadence on one line.
  const facts = factsOf(type, prescription).map(({ value }) => value.replaceAll("-", "\u2011"));
  return (
    <div>
      <Button
        variant="light"
        maw="100%"
        h="auto"
        mih={44}
        styles={{ label: { whiteSpace: "normal", textAlign: "left", lineHeight: 1.3 } }}
        leftSection={<Icon name="copy" size={18} />}
        onClick={() => form.setValues(figuresOfEntry(previous))}
      >
        Como o anterior: {[workOf(type, prescription), ...facts].join(" · ")}
      </Button>
    </div>
  );
}
