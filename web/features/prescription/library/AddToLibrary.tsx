import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ComponentProps } from "react";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { DialogOverTraining } from "../trainings/editor/DialogOverTraining.tsx";
import { toDraft } from "../trainings/editor/training-draft.ts";
import type { TrainingLibrary } from "../trainings/editor/training-plan.ts";
import { useAddToLibrary } from "./data.ts";
import { MAX_NAME, validateName } from "./library-name.ts";

type Props = ComponentProps<TrainingLibrary["AddDialog"]>;

const FORM_ID = "add-to-library";

/** Says more than "Treino A". It is selected, so that typing replaces it. */
const proposedName = ({ name, muscle_group }: Training) =>
  /^Treino [A-Z]$/.test(name)
    ? `${name} – ${muscle_group.map((group) => group.name).join(", ")}`.slice(0, MAX_NAME)
    : name;

const cycleOf = ({ mesoId, microId }: CyclePath) => (microId ? { microcycle_id: microId } : { mesocycle_id: mesoId });

export default function AddToLibrary({ training, path, onClose }: Props) {
  const form = useForm({ initialValues: { name: proposedName(training) }, validate: validateName });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const tellRefusal = useRefusal(form);
  const add = useAddToLibrary();
  const submit = ({ name }: { readonly name: string }) =>
    add.mutate(
      { name, training: [toDraft(training)], ...(path && cycleOf(path)) },
      {
        onSuccess: () => {
          finish();
          onClose();
        },
        onError: (error) => tellRefusal(error),
      },
    );

  return (
    <DialogOverTraining
      title="Atenção"
      width={550}
      isDirty={isDirty}
      onClose={onClose}
      submit={
        <Button type="submit" form={FORM_ID} loading={add.isPending}>
          Adicionar
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
        <Stack gap="md">
          <Text>Deseja adicionar o treino selecionado à sua biblioteca de treinos?</Text>
          {path && (
            <Text size="sm" c="dimmed">
              Os quilos e as frequências cardíacas ficam de fora: são deste aluno.
            </Text>
          )}
          <TextInput
            label="Nome"
            withAsterisk
            maxLength={MAX_NAME}
            autoComplete="off"
            data-autofocus
            onFocus={(event) => event.currentTarget.select()}
            {...form.getInputProps("name")}
          />
        </Stack>
      </form>
    </DialogOverTraining>
  );
}
