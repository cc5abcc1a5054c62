import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { GENDERS } from "#domain/students/registration.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import { BirthdateInput } from "../../../ui/person/BirthdateInput.tsx";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import type { BuyerForm } from "./buyer-form.ts";

const GENDER_CHOICES = choicesOf(GENDERS);

export function BuyerFields({ form }: { readonly form: UseFormReturnType<BuyerForm> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <TextInput label="Nome completo" withAsterisk autoComplete="name" {...form.getInputProps("name")} />
      <EmailInput withAsterisk autoComplete="email" {...form.getInputProps("email")} />
      <BrazilianPhoneInput label="Celular" withAsterisk {...form.getInputProps("cellphone")} />
      <BirthdateInput withAsterisk {...form.getInputProps("birthdate")} />
      <ChipChoice label="Gênero" withAsterisk data={GENDER_CHOICES} {...form.getInputProps("gender")} />
    </SimpleGrid>
  );
}
