import { Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AdminRole } from "#domain/administration.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { email, required } from "../../../ui/form/form-messages.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { toast } from "../../../ui/toast.ts";
import { useInvite } from "./data.ts";
import { RolesField } from "./RolesField.tsx";

interface Fields {
  readonly fullname: string;
  readonly email: string;
  readonly roles: AdminRole[];
}

export default function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invite = useInvite();
  const form = useForm<Fields>({
    initialValues: { fullname: "", email: "", roles: [] },
    validate: { fullname: required, email, roles: (roles) => (roles.length === 0 ? MESSAGES.required : null) },
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const mark = useServerErrors(form);
  const submit = (draft: Fields) =>
    invite.mutate(draft, {
      onSuccess: () => {
        toast.success(`Convite enviado para ${draft.email}.`);
        finish();
        onClose();
      },
      onError: mark,
    });
  return (
    <FormDialog
      title="Convidar administrador"
      submitLabel="Enviar convite"
      isDirty={isDirty}
      isSaving={invite.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <Stack>
        <TextInput label="Nome completo" withAsterisk data-autofocus {...form.getInputProps("fullname")} />
        <EmailInput withAsterisk {...form.getInputProps("email")} />
        <RolesField
          value={form.values.roles}
          onChange={(roles) => form.setFieldValue("roles", roles)}
          error={form.errors.roles}
        />
        <Text size="sm" c="dimmed">
          O link para criar a senha vale por 48 horas.
        </Text>
        <FormAlert error={invite.error} />
      </Stack>
    </FormDialog>
  );
}
