import { Radio, SimpleGrid, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { KeyboardEvent } from "react";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { formatReais, reaisOf } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MoneyInput } from "../../../ui/field/MoneyInput.tsx";
import type { Plan } from "./data.ts";
import classes from "./PlanStepper.module.css";
import type { PlanForm } from "./plan-form.ts";
import type { PlanStep } from "./plan-search.ts";

interface Props {
  readonly step: PlanStep;
  readonly form: UseFormReturnType<PlanForm>;
  readonly plan?: Plan | undefined;
}

export function PlanStepFields({ step, form, plan }: Props) {
  if (step === "nome") {
    return (
      <TextInput
        label="Nome"
        description={plan ? KEPT_NAME : undefined}
        placeholder="Ex.: Acompanhamento presencial"
        withAsterisk
        autoComplete="off"
        maxLength={80}
        {...form.getInputProps("name")}
      />
    );
  }
  if (step === "valor") {
    return (
      <MoneyInput
        label="Valor"
        description={`De um período inteiro. ${plan ? (plan.personal_id === null ? CHANGED_PLATFORM_VALUE : CHANGED_VALUE) : ""}`}
        placeholder="0,00"
        withAsterisk
        classNames={{ wrapper: classes.amount ?? "" }}
        {...form.getInputProps("value")}
      />
    );
  }
  if (step === "frequencia") {
    return (
      <Radio.Group
        label="Frequência"
        description={plan ? KEPT_FREQUENCY : undefined}
        withAsterisk
        {...form.getInputProps("frequency")}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="sm">
          {codesOf(FREQUENCIES).map((code) => (
            <Radio
              key={code}
              value={code}
              size="md"
              classNames={{
                root: classes.option ?? "",
                body: classes.optionBody ?? "",
                labelWrapper: classes.words ?? "",
              }}
              label={FREQUENCIES[code].label}
              description={priceOf(form.values.value, FREQUENCIES[code].months)}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
    );
  }
  return (
    <>
      <Textarea
        label="Descrição"
        description="O que o plano inclui. Opcional. Enter salva, Shift + Enter começa outra linha."
        autosize
        minRows={4}
        maxRows={10}
        maxLength={500}
        onKeyDown={enterSubmits}
        {...form.getInputProps("description")}
      />
      <Text size="sm" c="dimmed" mt="xs" className="figures" ta="end">
        {form.values.description.length}/500
      </Text>
    </>
  );
}

function enterSubmits(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const CHANGED_VALUE = "Quem já tem o plano continua com o valor de antes.";
const CHANGED_PLATFORM_VALUE =
  "Um novo valor vale para quem assinar a partir de agora. Quem já assina é avisado por e-mail 30 dias antes da primeira cobrança e até lá paga o valor de antes.";
const KEPT_NAME = "O que já foi vendido mantém o nome nas faturas e nos recibos.";
const KEPT_FREQUENCY = "Quem já tem o plano continua na frequência que contratou.";

const priceOf = (value: string, months: number): string => {
  const price = formatReais(reaisOf(value));
  return months === 1 ? `${price} por mês` : `${price} a cada ${months} meses`;
};
