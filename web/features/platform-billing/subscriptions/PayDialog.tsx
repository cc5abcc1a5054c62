import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatReais } from "#domain/money.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { CardFields } from "../subscription-payments/CardFields.tsx";
import type { CardForm } from "../subscription-payments/card-form.ts";
import { installmentsLabel } from "../subscription-payments/plan-offers.ts";
import { useCardForm } from "../subscription-payments/use-card-form.ts";
import { type OwedInvoice, type OwnSubscription, usePayInvoice } from "./data.ts";
import { cardText } from "./subscription-texts.ts";

interface Props {
  readonly invoice: OwedInvoice;
  readonly card: OwnSubscription["card"];
  readonly onClose: () => void;
}

export function PayDialog({ invoice, card, onClose }: Props) {
  const pay = usePayInvoice();
  const [isKept, setIsKept] = useState(card !== null && invoice.refused_on === null);
  const { form, payer, isAtField, onError, onInvalid } = useCardForm();
  const [installments, setInstallments] = useState(invoice.installments);
  const submit = (typed: CardForm | null) =>
    pay.mutate(
      { id: invoice.id, value: invoice.value, installments, card: typed },
      {
        onSuccess: onClose,
        onError: isKept ? () => {} : onError,
      },
    );
  const submitTyped = form.onSubmit((typed) => submit(typed), onInvalid);
  return (
    <FormDialog
      title="Pagar fatura"
      isDirty={() => form.isDirty() && !pay.isSuccess}
      onClose={onClose}
      submitLabel={`Pagar ${formatReais(invoice.value)}`}
      isSaving={pay.isPending}
      onSubmit={(event) => {
        if (!isKept) return submitTyped(event);
        event.preventDefault();
        submit(null);
      }}
    >
      <Stack>
        {card && (
          <Radio.Group
            label="Pagar com"
            value={isKept ? "kept" : "other"}
            onChange={(choice) => {
              pay.reset();
              setIsKept(choice === "kept");
            }}
          >
            <Stack gap="sm" mt="xs">
              <Radio value="kept" label={cardText(card)} />
              <Radio value="other" label="Outro cartão" />
            </Stack>
          </Radio.Group>
        )}
        {!isKept && (
          <>
            <Text size="sm" c="dimmed">
              Este cartão fica para as próximas cobranças. Os dados são cifrados neste navegador e só a operadora os lê.
            </Text>
            <CardFields form={form} payer={payer} />
          </>
        )}
        {invoice.max_installments > 1 && (
          <Choice
            label="Parcelas"
            value={String(installments)}
            onChange={(parts) => setInstallments(Number(parts))}
            data={Array.from({ length: invoice.max_installments }, (_, index) => ({
              value: String(index + 1),
              label: installmentsLabel(invoice, index + 1),
            }))}
          />
        )}
        <FormAlert error={isAtField && !isKept ? null : pay.error} />
      </Stack>
    </FormDialog>
  );
}
