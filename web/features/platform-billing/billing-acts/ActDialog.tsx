import { Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatAmount } from "#domain/money.ts";
import { randomId } from "../../../api/random-id.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { plansQuery } from "../plans/data.ts";
import { ActFields } from "./ActFields.tsx";
import { type ActKind, actErrors, actOf, EMPTY_ACT, type RefundedInvoice, receivedPrice } from "./act-form.ts";
import { actTitle } from "./act-titles.ts";
import { type TrainerBilling, useActOnBilling } from "./data.ts";

interface Props {
  readonly trainerId: number;
  readonly kind: ActKind;
  readonly billing: TrainerBilling;
  readonly invoice?: RefundedInvoice;
  readonly onClose: () => void;
}

const SUBMIT: Readonly<Record<ActKind, string>> = {
  plan_changed: "Trocar plano",
  free_days: "Dar dias",
  discount: "Dar desconto",
  coupon: "Usar cupom",
  discount_ended: "Encerrar desconto",
  canceled: "Cancelar assinatura",
  payment_recorded: "Registrar pagamento",
  refunded: "Estornar",
  refunded_outside: "Registrar devolução",
};

export default function ActDialog({ trainerId, kind, billing, invoice, onClose }: Props) {
  const [key] = useState(() => randomId());
  const act = useActOnBilling(trainerId);
  const { subscription } = billing;
  const owed = subscription?.owed ?? null;
  const form = useForm({
    initialValues: {
      ...EMPTY_ACT,
      ...(subscription && { plan: { id: subscription.plan.id, installments: 1 } }),
      ...(invoice && { value: formatAmount(String(invoice.remaining).replace(".", ",")) }),
    },
    validate: (values) => actErrors(kind, values, invoice),
  });
  const mark = useServerErrors(form);
  const [isAtField, setIsAtField] = useState(false);
  const { data: plans = [] } = useQuery(plansQuery);
  const price = receivedPrice(billing, plans, form.values.plan);
  return (
    <FormDialog
      title={actTitle(kind, billing)}
      isDirty={() => form.isDirty() && !act.isSuccess}
      onClose={onClose}
      submitLabel={SUBMIT[kind]}
      danger={kind === "canceled" || kind === "refunded"}
      {...(kind === "canceled" && { cancelLabel: "Voltar" })}
      isSaving={act.isPending}
      onSubmit={form.onSubmit(
        (values) =>
          act.mutate(actOf(kind, values, { key, price, paysPlan: owed === null, invoiceId: invoice?.id }), {
            onSuccess: onClose,
            onError: (error) => setIsAtField(mark(error)),
          }),
        focusFirstError,
      )}
    >
      <Stack>
        <ActFields kind={kind} form={form} billing={billing} invoice={invoice} price={price} />
        <Textarea
          label="Motivo"
          description={
            kind === "payment_recorded"
              ? "Fica no histórico da assinatura."
              : "Fica no histórico da assinatura e vai no e-mail ao personal."
          }
          withAsterisk
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps("reason")}
        />
        <FormAlert error={isAtField ? null : act.error} />
      </Stack>
    </FormDialog>
  );
}
