import { Stack, Text } from "@mantine/core";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { CardFields } from "../subscription-payments/CardFields.tsx";
import { useCardForm } from "../subscription-payments/use-card-form.ts";
import { useChangeCard } from "./data.ts";

export function ChangeCardDialog({ hasCard, onClose }: { readonly hasCard: boolean; readonly onClose: () => void }) {
  const change = useChangeCard();
  const { form, payer, isAtField, onError, onInvalid } = useCardForm();
  return (
    <FormDialog
      title={hasCard ? "Trocar cartão" : "Cadastrar cartão"}
      isDirty={() => form.isDirty() && !change.isSuccess}
      onClose={onClose}
      submitLabel="Salvar cartão"
      isSaving={change.isPending}
      onSubmit={form.onSubmit((card) => {
        change.mutate(card, {
          onSuccess: onClose,
          onError,
        });
      }, onInvalid)}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          Nada é cobrado agora: as próximas cobranças usam este cartão. Os dados são cifrados neste navegador e só a
          operadora os lê.
        </Text>
        <CardFields form={form} payer={payer} />
        <FormAlert error={isAtField ? null : change.error} />
      </Stack>
    </FormDialog>
  );
}
