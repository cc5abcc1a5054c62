import { Anchor, Group, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CPF_MASK, formatBrazilianPhone, formatCpf } from "#domain/brazil.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import linkClasses from "../../../ui/link.module.css";
import type { CardForm, Holder } from "./card-form.ts";

interface Props {
  readonly form: UseFormReturnType<CardForm>;
  /** Who pays, when the CPF and the phone are known. */
  readonly payer: Holder | null;
}

/** Nothing of the card goes to our server but encrypted. */
export function CardFields({ form, payer }: Props) {
  const { isOthers } = form.values;
  const fieldOf = (name: keyof Holder) => {
    const { onChange, ...field } = form.getInputProps(name);
    const change = (typed: string) => {
      form.setFieldValue("isOthers", true);
      onChange(typed);
    };
    return { ...field, onChange: change };
  };
  const isRefused = form.errors.cpf !== undefined || form.errors.phone !== undefined;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <MaskedInput
          label="Número do cartão"
          withAsterisk
          autoComplete="cc-number"
          mask="0000 0000 0000 0000"
          {...form.getInputProps("number")}
        />
        <TextInput label="Nome no cartão" withAsterisk autoComplete="cc-name" {...form.getInputProps("holder_name")} />
        <MaskedInput
          label="Validade (MM/AAAA)"
          withAsterisk
          autoComplete="cc-exp"
          mask="00/0000"
          {...form.getInputProps("expiration_date")}
        />
        <MaskedInput label="CVV" withAsterisk autoComplete="cc-csc" mask="0000" {...form.getInputProps("cvv")} />
        {(!payer || isOthers || isRefused) && (
          <>
            <MaskedInput
              label="CPF do titular"
              withAsterisk
              autoComplete="off"
              mask={CPF_MASK}
              {...(isOthers && { autoFocus: true })}
              {...fieldOf("cpf")}
            />
            <BrazilianPhoneInput label="Telefone do titular" withAsterisk {...fieldOf("phone")} />
          </>
        )}
      </SimpleGrid>
      {payer && !isOthers && !isRefused && (
        <Group gap="xs" justify="space-between">
          <Text size="sm" c="dimmed" className="figures">
            Titular: CPF {formatCpf(payer.cpf)},{" "}
            <Text span inherit style={{ whiteSpace: "nowrap" }}>
              {formatBrazilianPhone(payer.phone)}
            </Text>
          </Text>
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={linkClasses.link}
            onClick={() => form.setFieldValue("isOthers", true)}
          >
            Outro titular
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}
