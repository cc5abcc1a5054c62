import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { email } from "../../ui/form/form-messages.ts";
import { focusFirstError } from "../../ui/form/use-server-errors.ts";
import { sendNewCode } from "./data.ts";

/** Asks a trainer for the e-mail of the registration and mails another confirmation code to it. */
export function NewCodeForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const ask = useMutation({
    mutationFn: (typed: { readonly email: string }) => sendNewCode({ email: typed.email, students: false }),
    onSuccess: (_, typed) => onSent(typed.email.trim()),
  });
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "" }, validate: { email } });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => ask.mutate(typed), focusFirstError)}>
      <Stack>
        <TextInput
          label="E-mail do cadastro"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <FormAlert error={ask.error} />
        <Button type="submit" fullWidth loading={ask.isPending}>
          Enviar novo código
        </Button>
      </Stack>
    </form>
  );
}
