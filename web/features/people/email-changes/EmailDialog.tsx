import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { email } from "../../../ui/form/form-messages.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { useAskEmailChange } from "./data.ts";

export default function EmailDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useAskEmailChange();
  const form = useForm({ initialValues: { email: "" }, validate: { email } });
  const mark = useServerErrors(form);
  return (
    <FormDialog
      title="Mudar e-mail"
      width={440}
      submitLabel="Enviar link"
      isSaving={ask.isPending}
      onSubmit={form.onSubmit(
        (typed) => ask.mutate(typed.email.trim(), { onSuccess: onClose, onError: mark }),
        focusFirstError,
      )}
      onClose={onClose}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          Enviaremos um link ao novo e-mail. Até você abri-lo, vale o atual.
        </Text>
        <EmailInput
          label="Novo e-mail"
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("email")}
        />
        <FormAlert error={ask.error} />
      </Stack>
    </FormDialog>
  );
}
