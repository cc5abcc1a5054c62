import { Button, Checkbox, Stack } from "@mantine/core";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { useEarlyInput } from "../../../ui/field/use-early-input.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import type { SignIn } from "./use-sign-in.ts";

interface Props {
  readonly signIn: SignIn;
  /** The administrator has no "Sou Aluno". */
  readonly admin?: boolean;
}

/** A refusal keeps everything that was typed. */
export function SignInForm({ signIn: { form, attempt }, admin = false }: Props) {
  useEarlyInput(form);
  const knowsEmail = form.getInitialValues().email !== "";
  return (
    <form noValidate onSubmit={form.onSubmit((credentials) => attempt.mutate(credentials), focusFirstError)}>
      <Stack>
        <EmailInput autoComplete="username" key={form.key("email")} {...form.getInputProps("email")} />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          {...(knowsEmail && { "data-autofocus": true })}
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        {!admin && (
          <Checkbox
            label="Sou Aluno"
            key={form.key("students")}
            {...form.getInputProps("students", { type: "checkbox" })}
          />
        )}
        <FormAlert error={attempt.error} />
        <Button type="submit" fullWidth loading={attempt.isPending}>
          Entrar
        </Button>
      </Stack>
    </form>
  );
}
