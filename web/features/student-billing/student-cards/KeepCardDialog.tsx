import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { formatBrazilianPhone, isBrazilianPhone } from "#domain/brazil.ts";
import { formatReais } from "#domain/money.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import { CardFields } from "../../platform-billing/subscription-payments/CardFields.tsx";
import { type CardForm, cardRules, EMPTY_CARD } from "../../platform-billing/subscription-payments/card-form.ts";
import { useKeepCard } from "./data.ts";

interface Props {
  readonly studentId: number;
  /** Reais of each charge. */
  readonly value: number;
  readonly onClose: () => void;
}

export default function KeepCardDialog({ studentId, value, onClose }: Props) {
  const keep = useKeepCard(studentId);
  const { phone } = useCurrentUser();
  const knownPhone = phone && isBrazilianPhone(phone) ? formatBrazilianPhone(phone) : "";
  const form = useForm<CardForm>({ initialValues: { ...EMPTY_CARD, phone: knownPhone }, validate: cardRules(null) });
  const mark = useServerErrors(form, "creditCard.");
  const markCard = useServerErrors(form, "paymentInformation.creditCard.");
  const [isAtField, setIsAtField] = useState(false);
  return (
    <FormDialog
      title="Renovar no cartão"
      isDirty={() => form.isDirty() && !keep.isSuccess}
      onClose={onClose}
      submitLabel="Renovar no cartão"
      isSaving={keep.isPending}
      onSubmit={form.onSubmit(
        (card) =>
          keep.mutate(
            { card, value },
            {
              onSuccess: () => {
                toast.success("O plano renova neste cartão");
                onClose();
              },
              onError: (error) => setIsAtField([mark(error), markCard(error)].some(Boolean)),
            },
          ),
        focusFirstError,
      )}
    >
      <Stack>
        <Text className="figures">
          Cada cobrança de {formatReais(value)} é paga neste cartão no dia do vencimento. Se o valor mudar, avisamos por
          e-mail 30 dias antes. Você pode parar quando quiser.
        </Text>
        <Text size="sm" c="dimmed">
          Os dados são cifrados neste navegador e só a operadora os lê. O valor vai direto para o seu personal.
        </Text>
        <CardFields form={form} payer={null} />
        <FormAlert error={isAtField ? null : keep.error} />
      </Stack>
    </FormDialog>
  );
}
