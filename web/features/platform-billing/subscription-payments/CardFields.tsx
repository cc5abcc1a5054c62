import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CPF_MASK } from "#domain/brazil.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import type { CardForm } from "./card-form.ts";

/** Nothing of the card goes to our server but encrypted. */
export function CardFields({ form }: { readonly form: UseFormReturnType<CardForm> }) {
  return (
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
      <MaskedInput
        label="CPF do titular"
        withAsterisk
        autoComplete="off"
        mask={CPF_MASK}
        {...form.getInputProps("cpf")}
      />
      <BrazilianPhoneInput label="Telefone do titular" withAsterisk {...form.getInputProps("phone")} />
    </SimpleGrid>
  );
}
