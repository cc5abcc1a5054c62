import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { focusFirstError, useRefusal } from "../../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../../ui/form/use-unsaved.ts";
import { toast } from "../../../../ui/toast.ts";
import { type CatalogueExercise, useSaveExercise } from "../data.ts";
import { ExerciseFieldset } from "./ExerciseFieldset.tsx";
import {
  type ExerciseForm,
  type ExerciseStart,
  exerciseBody,
  exerciseFormOf,
  newExerciseForm,
  validateExercise,
} from "./exercise-form.ts";
import { movementChosen, useProposedMovement } from "./use-proposed-movement.ts";

interface Props {
  readonly exercise?: CatalogueExercise;
  readonly start?: ExerciseStart;
  readonly onClose: () => void;
  readonly onSaved: (exercise: CatalogueExercise) => void;
}

export default function ExerciseFormDialog({ exercise, start, onClose, onSaved }: Props) {
  const form = useForm<ExerciseForm>({
    initialValues: exercise ? exerciseFormOf(exercise) : newExerciseForm(start),
    validate: validateExercise,
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refuse = useRefusal(form);
  const save = useSaveExercise(roleOf(useCurrentUser()) === "admin");

  const proposed = useProposedMovement(form.values);
  const submit = (values: ExerciseForm) => {
    const body = exerciseBody(movementChosen(values, proposed), exercise);
    if (!body) return;
    save.mutate(
      { id: exercise?.id, body },
      {
        onSuccess: (answer) => {
          finish();
          toast.success("Exercício salvo com sucesso");
          onSaved(answer.exercise);
        },
        onError: (error) => refuse(error),
      },
    );
  };

  return (
    <FormDialog
      title={exercise ? "Editar exercício" : "Novo exercício"}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <Stack gap="md">
        <ExerciseFieldset form={form} muscleGroups={exercise?.muscle_groups ?? []} proposed={proposed} />
      </Stack>
    </FormDialog>
  );
}
