import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { toast } from "../../../ui/toast.ts";
import { type EntryNameForm, MAX_NAME, validateName } from "./library-name.ts";
import { type LibraryTags, NO_TAGS } from "./library-tags.ts";
import { TagFields } from "./TagFields.tsx";

interface Props<Saved> {
  readonly title: string;
  readonly label: string;
  /** Empty for a new entry. */
  readonly name: string;
  readonly tags?: LibraryTags;
  readonly saving: boolean;
  /** Rejects when the name was not saved. */
  readonly save: (entry: LibraryTags & { readonly name: string }) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
}

export function EntryNameDialog<Saved>({
  title,
  label,
  name,
  tags = NO_TAGS,
  saving,
  save,
  onSaved,
  onClose,
}: Props<Saved>) {
  const form = useForm<EntryNameForm>({ initialValues: { name, tags }, validate: validateName });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const tellRefusal = useRefusal(form);
  const submit = (values: EntryNameForm) =>
    save({ ...values.tags, name: values.name.trim() }).then(
      (answer) => {
        finish();
        onSaved(answer);
      },
      (error) => tellRefusal(error, () => toast.failureWithReason(error, "Ocorreu um erro ao salvar o treino")),
    );
  return (
    <FormDialog
      title={title}
      width={550}
      isDirty={isDirty}
      submitLabel={label}
      isSaving={saving}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          label="Nome do Treino"
          withAsterisk
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TagFields tags={form.values.tags} onChange={(chosen) => form.setFieldValue("tags", chosen)} />
      </Stack>
    </FormDialog>
  );
}
