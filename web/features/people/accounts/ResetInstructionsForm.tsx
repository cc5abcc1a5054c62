import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { email } from "../../../ui/form/form-messages.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { type AccountName, sendResetInstructions } from "./data.ts";

interface Props {
  /** The administrator gets a link alone. */
  readonly admin: boolean;
  readonly initial: AccountName;
  readonly onSent: (account: AccountName) => void;
}

export function ResetInstructionsForm({ admin, initial, onSent }: Props) {
  const ask = useMutation({
    mutationFn: (account: AccountName) => sendResetInstructions(account, admin),
    onSuccess: (_, account) => onSent(account),
  });
  const form = useForm<AccountName>({ mode: "uncontrolled", initialValues: initial, validate: { email } });
  return (
    <form noValidate onSubmit={form.onSubmit((account) => ask.mutate(account), focusFirstError)}>
      <Stack>
        <Text c="dimmed" size="sm">
          {admin
            ? "Enviaremos um link para você escolher outra senha."
            : "Enviaremos um link e um código para você escolher outra senha."}
        </Text>
        <EmailInput
          label="E-mail da conta"
          autoComplete="username"
          data-autofocus
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        {!admin && (
          <Checkbox
            label="Sou Aluno"
            key={form.key("students")}
            {...form.getInputProps("students", { type: "checkbox" })}
          />
        )}
        <FormAlert error={ask.error} />
        <Button type="submit" fullWidth loading={ask.isPending}>
          Enviar instruções
        </Button>
      </Stack>
    </form>
  );
}
