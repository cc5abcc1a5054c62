import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { DiscountFields } from "../discounts/DiscountFields.tsx";
import { couponErrors, couponOf, EMPTY_COUPON } from "./coupon-form.ts";
import { useCreateCoupon } from "./data.ts";

export default function CouponDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useCreateCoupon();
  const form = useForm({ initialValues: EMPTY_COUPON, validate: couponErrors });
  const mark = useServerErrors(form);
  const [isAtField, setIsAtField] = useState(false);
  return (
    <FormDialog
      title="Novo cupom"
      width={480}
      isDirty={() => form.isDirty() && !create.isSuccess}
      onClose={onClose}
      submitLabel="Criar cupom"
      isSaving={create.isPending}
      onSubmit={form.onSubmit(
        (values) =>
          create.mutate(couponOf(values), { onSuccess: onClose, onError: (error) => setIsAtField(mark(error)) }),
        focusFirstError,
      )}
    >
      <Stack>
        <TextInput
          label="Código"
          withAsterisk
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...form.getInputProps("coupon")}
        />
        <DiscountFields
          amountIn={form.getInputProps("amountIn")}
          percent={form.getInputProps("percent")}
          value={form.getInputProps("value")}
          periods={form.getInputProps("periods")}
          isPercent={form.values.amountIn === "percent"}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayInput label="Válido até" minDay={todayInSaoPaulo(Date.now())} {...form.getInputProps("valid_until")} />
          <DecimalInput
            label="Quantos usos"
            decimals={0}
            digits={5}
            placeholder="Sem limite"
            {...form.getInputProps("max_uses")}
          />
        </SimpleGrid>
        <FormAlert error={isAtField ? null : create.error} />
      </Stack>
    </FormDialog>
  );
}
