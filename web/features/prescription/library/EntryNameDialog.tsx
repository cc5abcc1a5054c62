import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
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
      submitLabel={label}
      isSaving={saving}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <TextInput
        label="Nome do Treino"
        withAsterisk
        maxLength={MAX_NAME}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("name")}
      />
    </FormDialog>
  );
}
