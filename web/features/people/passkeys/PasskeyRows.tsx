import { Button, Group, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { required } from "../../../ui/form/form-messages.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { instantOf } from "../../../ui/instants.ts";
import { toast } from "../../../ui/toast.ts";
import type { Factors } from "../second-factors/data.ts";
import { useRemovePasskey, useRenamePasskey } from "./data.ts";

type Passkey = Factors["passkeys"][number];

export const PasskeyRows = ({ passkeys }: Pick<Factors, "passkeys">) =>
  passkeys.map((passkey) => <PasskeyRow key={passkey.id} passkey={passkey} />);

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { id, name, created_at, used_at } = passkey;
  const [asked, setAsked] = useState<"name" | "removal" | null>(null);
  const remove = useRemovePasskey();
  const close = () => setAsked(null);
  return (
    <Group component="li" justify="space-between" gap="sm" style={{ listStyle: "none" }}>
      <div>
        <Text>Chave de acesso: {name}</Text>
        <Text size="sm" c="dimmed" className="figures">
          Desde {instantOf(created_at)}
          {used_at && ` · usada em ${instantOf(used_at)}`}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="default" aria-label={`Renomear a chave ${name}`} onClick={() => setAsked("name")}>
          Renomear
        </Button>
        <Button
          variant="light"
          color="danger"
          aria-label={`Remover a chave ${name}`}
          onClick={() => setAsked("removal")}
        >
          Remover
        </Button>
      </Group>
      {asked === "name" && <RenameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        opened={asked === "removal"}
        title="Remover a chave de acesso"
        confirmLabel="Remover"
        danger
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => toast.success("Chave de acesso removida."),
            onError: (error) => toast.failure(error),
            onSettled: close,
          })
        }
      >
        {name} deixa de entrar nesta conta.
      </ConfirmDialog>
    </Group>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const rename = useRenamePasskey();
  const form = useForm({ initialValues: { name }, validate: { name: required } });
  return (
    <FormDialog
      title="Renomear a chave de acesso"
      width={440}
      isSaving={rename.isPending}
      onSubmit={form.onSubmit((fields) => rename.mutate({ id, ...fields }, { onSuccess: onClose }), focusFirstError)}
      onClose={onClose}
    >
      <TextInput label="Nome" maxLength={60} data-autofocus {...form.getInputProps("name")} />
      <FormAlert error={rename.error} />
    </FormDialog>
  );
}
