import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { FormAlert } from "../../ui/FormAlert.tsx";
import { email, required } from "../../ui/form-messages.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { focusFirstError } from "../../ui/use-server-errors.ts";
import type { Credentials } from "./data.ts";

interface Props {
  /** The administrator has no "Sou Aluno". */
  readonly admin?: boolean;
  readonly initialEmail?: string;
  readonly initiallyStudent?: boolean;
  readonly submit: (credentials: Credentials) => Promise<void>;
}

/** E-mail, password and who one is. A refusal keeps everything that was typed. */
export function SignInForm({ admin = false, initialEmail = "", initiallyStudent = false, submit }: Props) {
  const signIn = useMutation({ mutationFn: submit });
  const form = useForm<Credentials>({
    mode: "uncontrolled",
    initialValues: { email: initialEmail, password: "", students: initiallyStudent },
    validate: { email, password: required },
  });

  return (
    <form noValidate onSubmit={form.onSubmit((credentials) => signIn.mutate(credentials), focusFirstError)}>
      <Stack>
        <TextInput
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          {...(initialEmail && { "data-autofocus": true })}
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
        <FormAlert error={signIn.error} />
        <Button type="submit" fullWidth loading={signIn.isPending}>
          Entrar
        </Button>
      </Stack>
    </form>
  );
}
