import { Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { TutorialDraft } from "#contract/catalogue/tutorials.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { TUTORIAL_AUDIENCES, TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { blankErrors, validateBy } from "../../../ui/form/schema-validation.ts";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { type Tutorial, useSaveTutorial } from "./data.ts";

const TYPES = TUTORIAL_TYPES.map(({ value, label }) => ({ value: String(value), label }));

const AUDIENCES = choicesOf(TUTORIAL_AUDIENCES);

interface TutorialForm {
  readonly name: string;
  readonly description: string;
  readonly link: string;
  readonly tutorial_type: string;
  readonly audience: Tutorial["audience"];
}

/** A new one explains the product: most do. */
const BLANK: TutorialForm = {
  name: "",
  description: "",
  link: "",
  tutorial_type: String(TUTORIAL_TYPES[0].value),
  audience: "everyone",
};

const toTutorialForm = (tutorial: Tutorial | undefined): TutorialForm =>
  tutorial
    ? {
        name: tutorial.name,
        description: tutorial.description,
        link: tutorial.link ?? "",
        tutorial_type: String(tutorial.tutorial_type),
        audience: tutorial.audience,
      }
    : BLANK;

const validateShape = validateBy<TutorialForm>(TutorialDraft);

const validateTutorial = (form: TutorialForm) => ({
  ...validateShape(form),
  ...blankErrors({ name: form.name, description: form.description, tutorial_type: form.tutorial_type }),
});

interface Props {
  readonly tutorial?: Tutorial;
  readonly onClose: () => void;
}

export default function TutorialDialog({ tutorial, onClose }: Props) {
  const form = useForm<TutorialForm>({
    initialValues: toTutorialForm(tutorial),
    validate: validateTutorial,
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const tellRefusal = useRefusal(form);
  const save = useSaveTutorial();
  const submit = ({ tutorial_type, ...texts }: TutorialForm) =>
    save.mutate(
      { id: tutorial?.id, body: { ...texts, tutorial_type: Number(tutorial_type) } },
      {
        onSuccess: () => {
          finish();
          onClose();
        },
        onError: (error) => tellRefusal(error),
      },
    );

  return (
    <FormDialog
      title={tutorial ? "Editar tutorial" : "Novo tutorial"}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput label="Nome" withAsterisk autoComplete="off" data-autofocus {...form.getInputProps("name")} />
        <ChipChoice label="Tipo de tutorial" withAsterisk data={TYPES} {...form.getInputProps("tutorial_type")} />
        <ChipChoice label="Para quem" withAsterisk data={AUDIENCES} {...form.getInputProps("audience")} />
        <Textarea
          label="Descrição"
          description="Uma linha em branco separa os parágrafos"
          withAsterisk
          autosize
          minRows={6}
          maxRows={16}
          {...form.getInputProps("description")}
        />
        <TextInput
          label="Link do vídeo"
          description="YouTube, Vimeo ou um arquivo de vídeo"
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps("link")}
        />
      </Stack>
    </FormDialog>
  );
}
