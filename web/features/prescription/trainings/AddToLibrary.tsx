import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { DialogOverTraining } from "./editor/DialogOverTraining.tsx";
import type { TrainingContext } from "./editor/training-context.ts";
import { toDraft } from "./editor/training-draft.ts";
import { useAddToLibrary } from "./library-data.ts";
import { MAX_NAME, validateName } from "./library-name.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
}

const FORM_ID = "add-to-library";

/** A name that says more than "Treino A": what it trains. It is selected, so that typing replaces it. */
const proposedName = ({ name, muscle_group }: Training) =>
  /^Treino [A-Z]$/.test(name)
    ? `${name} – ${muscle_group.map((group) => group.name).join(", ")}`.slice(0, MAX_NAME)
    : name;

/** Asks for the name under which the open training is added to the trainer's own library. */
export default function AddToLibrary({ context, training }: Props) {
  const saved = useRef(false);
  const form = useForm({ initialValues: { name: proposedName(training) }, validate: validateName });
  const markRefused = useServerErrors(form);
  const add = useAddToLibrary();
  const close = () => context.go({ trainingId: training.id });
  const submit = ({ name }: { readonly name: string }) =>
    add.mutate(
      { name, training: [toDraft(training)], ...context.keptFrom },
      {
        onSuccess: () => {
          saved.current = true;
          close();
        },
        onError: markRefused,
      },
    );

  return (
    <DialogOverTraining
      title="Atenção"
      width={550}
      isDirty={() => !saved.current && form.isDirty()}
      onClose={close}
      footer={
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM_ID} loading={add.isPending}>
            Adicionar
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
        <Stack gap="md">
          <Text>Deseja adicionar o treino selecionado à sua biblioteca de treinos?</Text>
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
