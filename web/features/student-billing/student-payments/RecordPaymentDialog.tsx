import { Button, SimpleGrid, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type SubmitEvent, useState } from "react";
import { dueText } from "#domain/billing/charges.ts";
import { PAYMENT_PURPOSES, type PaymentMethod, STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { formatAmount, reaisOf } from "#domain/money.ts";
import { choicesOf, codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { randomId } from "../../../api/random-id.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { toast } from "../../../ui/toast.ts";
import { type StudentCharge, type StudentMoney, useRecordPayment, useUndoPayment } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  /** Null: something beside the plan. */
  readonly charge: StudentCharge | null;
  readonly onClose: () => void;
}

const FORM = "record-payment";
const METHODS = codesOf(STUDENT_PAYMENT_METHODS);
const EXTRAS = choicesOf(PAYMENT_PURPOSES).filter(({ value }) => value !== "plan");

const usualMethod = ({ payments }: StudentMoney): PaymentMethod =>
  payments.find(({ state }) => state === "received")?.method ?? "pix";

/** Enter takes the usual way. */
export default function RecordPaymentDialog({ studentId, money, charge, onClose }: Props) {
  const usual = usualMethod(money);
  const [key] = useState(() => randomId());
  const record = useRecordPayment(studentId);
  const undo = useUndoPayment(studentId);
  const form = useForm({
    initialValues: {
      value: charge ? formatAmount(charge.open.toFixed(2).replace(".", ",")) : "",
      received_on: money.today,
      purpose: charge ? "plan" : "session",
    },
    validate: {
      value: (typed) => (reaisOf(typed) > 0 ? null : MESSAGES.required),
      received_on: (day) => (isCalendarDate(day) ? null : MESSAGES.date),
    },
  });
  const mark = useServerErrors(form);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : usual;
    const method = METHODS.find((code) => code === chosen) ?? usual;
    if (form.validate().hasErrors || record.isPending) return;
    const { value, received_on, purpose } = form.getValues();
    const code = codesOf(PAYMENT_PURPOSES).find((one) => one === purpose) ?? "other";
    record.mutate(
      { key, charge_id: charge?.id ?? null, purpose: code, method, value: reaisOf(value), received_on },
      {
        onSuccess: ({ money: changed }) => {
          const [saved] = changed.payments;
          toast.undoable({
            title: "Pagamento registrado",
            message: `${STUDENT_PAYMENT_METHODS[method]}, recibo nº ${saved?.receipt_number ?? ""}`,
            onUndo: () => saved && undo.mutate(saved.id),
          });
          onClose();
        },
        onError: mark,
      },
    );
  };

  return (
    <FormDialog
      title="Registrar pagamento"
      width={480}
      isDirty={() => form.isDirty() && !record.isSuccess}
      footer={(close) => (
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
      )}
      onClose={onClose}
    >
      <form id={FORM} noValidate onSubmit={submit}>
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" value={usual} hidden tabIndex={-1} aria-hidden="true" />
        <Stack>
          {charge ? (
            <Text size="sm" c="dimmed">
              Plano {charge.plan_name}, {dueText(charge.due_on, money.today)}
            </Text>
          ) : (
            <ChipChoice label="Referente a" data={EXTRAS} {...form.getInputProps("purpose")} />
          )}
          <SimpleGrid cols={2}>
            <MoneyInput label="Valor" {...(!charge && { "data-autofocus": true })} {...form.getInputProps("value")} />
            <DayInput label="Recebido em" maxDay={money.today} {...form.getInputProps("received_on")} />
          </SimpleGrid>
          <FormAlert error={record.error && Object.keys(form.errors).length === 0 ? record.error : null} />
          <MethodButtons
            usual={usual}
            pending={record.isPending ? record.variables.method : null}
            hasFocus={charge !== null}
          />
        </Stack>
      </form>
    </FormDialog>
  );
}

interface MethodProps {
  readonly usual: PaymentMethod;
  readonly pending: PaymentMethod | null;
  readonly hasFocus: boolean;
}

const MethodButtons = ({ usual, pending, hasFocus }: MethodProps) => (
  <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
    <Text component="legend" fw={500} size="sm" mb={8}>
      Como foi pago?
    </Text>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      {METHODS.map((method) => (
        <Button
          key={method}
          type="submit"
          value={method}
          variant={method === usual ? "filled" : "default"}
          loading={method === pending}
          {...(hasFocus && method === usual && { "data-autofocus": true })}
        >
          {STUDENT_PAYMENT_METHODS[method]}
        </Button>
      ))}
    </SimpleGrid>
    <Text size="sm" c="dimmed" mt={8}>
      Ao escolher, o pagamento é registrado. Você pode desfazer por um dia.
    </Text>
  </fieldset>
);
