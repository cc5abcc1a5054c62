import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { newPassword, required } from "../../../ui/form/form-messages.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import type { NewPasswords } from "./data.ts";

export interface PasswordChange extends NewPasswords {
  readonly current_password: string;
}

interface Props {
  readonly asksCurrent?: boolean;
  readonly currentLabel?: string;
  readonly submitLabel: string;
  readonly submit: (passwords: PasswordChange) => Promise<unknown>;
  readonly onDone?: () => void;
}

export function NewPasswordForm({
  asksCurrent = false,
  currentLabel = "Senha atual",
  submitLabel,
  submit,
  onDone,
}: Props) {
  const form = useForm<PasswordChange>({
    mode: "uncontrolled",
    initialValues: { current_password: "", new_password: "", new_password_confirmation: "" },
    validate: {
      current_password: (value) => (asksCurrent ? required(value) : null),
      new_password: newPassword,
      new_password_confirmation: (value, { new_password }) =>
        value === new_password ? null : "As senhas não são iguais",
    },
  });
  const markFields = useServerErrors(form);
  const save = useMutation({
    mutationFn: submit,
    onSuccess: () => {
      form.reset();
      onDone?.();
    },
    onError: markFields,
  });

  return (
    <form noValidate onSubmit={form.onSubmit((passwords) => save.mutate(passwords), focusFirstError)}>
      <Stack>
        {asksCurrent && (
          <PasswordField
            label={currentLabel}
            autoComplete="current-password"
            data-autofocus
            key={form.key("current_password")}
            {...form.getInputProps("current_password")}
          />
        )}
        <PasswordField
          label="Nova senha"
          description="No mínimo 8 caracteres"
          autoComplete="new-password"
          data-autofocus={!asksCurrent || undefined}
          key={form.key("new_password")}
          {...form.getInputProps("new_password")}
        />
        <PasswordField
          label="Confirmar nova senha"
          autoComplete="new-password"
          key={form.key("new_password_confirmation")}
          {...form.getInputProps("new_password_confirmation")}
        />
        <FormAlert error={save.error} />
        <Button type="submit" loading={save.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
