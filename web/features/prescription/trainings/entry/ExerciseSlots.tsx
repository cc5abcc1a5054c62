import { Button, Group, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { MAX_TOGETHER, slotsFor } from "#domain/training/techniques.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import { ExercisePicker } from "../../exercise-suggestions/ExercisePicker.tsx";
import { useReasonAgainst } from "../../prescription-checks/use-reason-against.ts";
import { positionOf } from "../editor/training-plan.ts";
import { useEditor, usePlan, useTrainings } from "../editor/use-trainings.ts";
import { type ExerciseForm, withExercise, withOwnLoad } from "./exercise-form.ts";
import { proposedFigures } from "./proposed-figures.ts";
import { useLastLoads } from "./use-last-loads.ts";

interface Props {
  readonly training: Training;
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly isNew: boolean;
}

export function ExerciseSlots({ training, form, isNew }: Props) {
  const editor = useEditor();
  const plan = usePlan();
  const lastLoad = useLastLoads();
  const position = useTrainings(({ trainings }) => positionOf(trainings, training.id, plan));
  const reasonAgainst = useReasonAgainst(plan.cycle?.student.id);
  const { technique, exercises } = form.values;
  if (technique === null) return null;
  const { minimum, growable } = slotsFor(technique);

  /** Figures that were typed, or kept from the exercise before, stay; a load is each exercise's own. */
  const figuresFor = (chosen: Exercise): Partial<ExerciseForm> => {
    const load = lastLoad(chosen.id);
    return form.values.series === "" ? proposedFigures(editor.state().trainings, training.id, chosen, load) : { load };
  };
  const figuresOf = (chosen: Exercise): Partial<ExerciseForm> => {
    if (isNew) return figuresFor(chosen);
    return chosen.id === exercises[0]?.id ? {} : withOwnLoad(form.values, lastLoad(chosen.id));
  };
  const choose = (slot: number, chosen: Exercise | null) =>
    form.setValues({
      ...withExercise(form.values, slot, chosen),
      ...(slot === 0 && chosen && figuresOf(chosen)),
    });

  return (
    <Stack gap="sm">
      {exercises.map((exercise, slot) => (
        <Group key={slot} gap="xs" align="flex-start" wrap="nowrap">
          <ExercisePicker
            label={`Nome do Exercício ${slot + 1}`}
            training={training}
            position={position}
            reasonAgainst={reasonAgainst}
            {...(isNew && slot === 0 && { "data-autofocus": true })}
            {...form.getInputProps(`exercises.${slot}`)}
            value={exercise}
            onChange={(chosen) => choose(slot, chosen)}
          />
          {slot >= minimum && (
            <ReasonIcon
              reason={null}
              mt={24}
              aria-label={`Retirar exercício ${slot + 1}`}
              onClick={() => form.setFieldValue("exercises", exercises.toSpliced(slot, 1))}
            >
              <Icon name="close" />
            </ReasonIcon>
          )}
        </Group>
      ))}
      {growable && exercises.length < MAX_TOGETHER && (
        <div>
          <Button
            variant="subtle"
            leftSection={<Icon name="plus" size={18} />}
            onClick={() => form.setFieldValue("exercises", [...exercises, null])}
          >
            Mais um exercício na série
          </Button>
        </div>
      )}
    </Stack>
  );
}
