import { Stack, Switch, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { PIX_KEY_KINDS, pixKeyOf } from "#domain/billing/pix/keys.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { type Receiving, useSaveReceiving } from "./data.ts";
import { type ReceivingForm, toReceivingDraft, toReceivingForm, validateReceiving } from "./receiving-form.ts";

interface Props {
  readonly receiving: Receiving;
  /** Proposes name and city for a first key. */
  readonly account: { readonly name: string; readonly city: string };
  readonly onClose: () => void;
}

export default function ReceivingDialog({ receiving, account, onClose }: Props) {
  const form = useForm<ReceivingForm>({
    initialValues: toReceivingForm(receiving, account),
    validate: validateReceiving,
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const markRefused = useServerErrors(form);
  const save = useSaveReceiving();
  const pixKey = pixKeyOf(form.values.pix.key);
  const hasKey = form.values.pix.key.trim() !== "";
  const submit = (values: ReceivingForm) =>
    save.mutate(toReceivingDraft(values), {
      onSuccess: () => {
        finish();
        onClose();
      },
      onError: markRefused,
    });

  return (
    <FormDialog
      title="Recebimentos"
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          label="Chave Pix"
          description={
            <span role="status">
              {pixKey ? PIX_KEY_KINDS[pixKey.kind] : "CPF, CNPJ, e-mail, celular ou chave aleatória"}
            </span>
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps("pix.key")}
        />
        <TextInput
          label="Nome de quem recebe"
          description="Como está na conta; o código mostra até 25 letras, sem acentos"
          autoComplete="off"
          withAsterisk={hasKey}
          {...form.getInputProps("pix.name")}
        />
        <TextInput label="Cidade" autoComplete="off" withAsterisk={hasKey} {...form.getInputProps("pix.city")} />
        <Switch
          label="Mostrar na minha página"
          description={
            hasKey ? "Quem abrir a sua página vê a chave. Seus alunos a veem sempre." : "Informe antes a chave Pix."
          }
          disabled={!hasKey}
          {...form.getInputProps("shows_pix_on_page", { type: "checkbox" })}
        />
        <TextInput
          label="Id do recebedor no Pagar.me"
          description="Para receber por cartão. Começa com re_; sem ele, seus alunos pagam por Pix ou direto a você"
          placeholder="re_"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...form.getInputProps("recipient_id")}
        />
        <FormAlert error={save.error} />
      </Stack>
    </FormDialog>
  );
}
