import { Button, Group, Stack, Switch } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { AdminRole } from "#domain/administration.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { toast } from "../../../ui/toast.ts";
import { type Administrator, useChangeAdministrator, useInviteAgain, useResetAccess } from "./data.ts";
import { RolesField } from "./RolesField.tsx";

interface Props {
  readonly administrator: Administrator;
  readonly onClose: () => void;
}

interface Fields {
  readonly roles: AdminRole[];
  readonly is_active: boolean;
}

export default function AdministratorDialog({ administrator, onClose }: Props) {
  const { id, fullname, roles, is_active } = administrator;
  const change = useChangeAdministrator();
  const form = useForm<Fields>({
    initialValues: { roles: [...roles], is_active },
    validate: { roles: (chosen) => (chosen.length === 0 ? MESSAGES.required : null) },
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const submit = (fields: Fields) =>
    change.mutate(
      { id, ...fields },
      {
        onSuccess: () => {
          toast.success("Administrador atualizado.");
          finish();
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={fullname}
      startsOnNothing
      isDirty={isDirty}
      isSaving={change.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <Stack>
        <RolesField
          value={form.values.roles}
          onChange={(roles) => form.setFieldValue("roles", roles)}
          error={form.errors.roles}
        />
        <Switch
          size="md"
          label="Acesso ativo"
          description="Sem ele, a pessoa sai de todos os aparelhos e não entra mais."
          {...form.getInputProps("is_active", { type: "checkbox" })}
        />
        <FormAlert error={change.error} />
        <AccessButtons administrator={administrator} />
      </Stack>
    </FormDialog>
  );
}

function AccessButtons({ administrator: { id, fullname, is_invited, is_active } }: Pick<Props, "administrator">) {
  const [isAsked, setAsked] = useState(false);
  const again = useInviteAgain();
  const reset = useResetAccess();
  const onError = (error: unknown) => toast.failure(error);
  if (!is_active) return null;
  if (is_invited) {
    return (
      <Group>
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() => again.mutate(id, { onSuccess: () => toast.success("Convite enviado de novo."), onError })}
        >
          Enviar o convite de novo
        </Button>
      </Group>
    );
  }
  return (
    <Group>
      <Button variant="default" onClick={() => setAsked(true)}>
        Perdeu o celular
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Retirar a verificação em duas etapas"
        confirmLabel="Retirar"
        danger
        busy={reset.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          reset.mutate(id, {
            onSuccess: () => toast.success("Verificação em duas etapas retirada."),
            onError,
            onSettled: () => setAsked(false),
          })
        }
      >
        Confirme antes, por voz ou vídeo, que é {fullname} quem pede. As sessões são encerradas, para entrar bastará a
        senha, e um e-mail avisa.
      </ConfirmDialog>
    </Group>
  );
}
