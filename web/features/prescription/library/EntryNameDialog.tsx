import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { FormButtons, FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { type EntryNameForm, MAX_NAME, validateName } from "./library-name.ts";

interface Props<Saved> {
  readonly title: string;
  readonly label: string;
  /** Empty for a new entry. */
  readonly name: string;
  readonly saving: boolean;
  /** Rejects when the name was not saved. */
  readonly save: (name: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
}

const FORM_ID = "library-entry-name";

export function EntryNameDialog<Saved>({ title, label, name, saving, save, onSaved, onClose }: Props<Saved>) {
  const saved = useRef(false);
  const form = useForm<EntryNameForm>({ initialValues: { name }, validate: validateName });
  const markRefused = useServerErrors(form);
  const submit = (values: EntryNameForm) =>
    save(values.name.trim()).then((answer) => {
      saved.current = true;
      onSaved(answer);
    }, markRefused);
  return (
    <FormDialog
      title={title}
      width={550}
      isDirty={() => !saved.current && form.isDirty()}
      footer={<FormButtons formId={FORM_ID} saving={saving} label={label} onCancel={onClose} />}
      onClose={onClose}
    >
      <form id={FORM_ID} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
        <TextInput
          label="Nome do Treino"
          withAsterisk
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("name")}
        />
      </form>
    </FormDialog>
  );
}
