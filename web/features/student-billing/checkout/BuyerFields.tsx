import { Select, SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { GENDERS } from "#domain/students/registration.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import type { BuyerForm } from "./buyer-form.ts";

const CHOICES = Object.entries(GENDERS).map(([value, label]) => ({ value, label }));

export function BuyerFields({ form }: { readonly form: UseFormReturnType<BuyerForm> }) {
  const gender = form.getInputProps("gender");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <TextInput label="Nome completo" withAsterisk autoComplete="name" {...form.getInputProps("name")} />
      <TextInput
        label="E-mail"
        withAsterisk
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.getInputProps("email")}
      />
      <BrazilianPhoneInput label="Celular" withAsterisk {...form.getInputProps("cellphone")} />
      <MaskedInput
        label="Data de nascimento"
        withAsterisk
        autoComplete="bday"
        mask="00/00/0000"
        placeholder="dd/mm/aaaa"
        {...form.getInputProps("birthdate")}
      />
      <Select
        label="Gênero"
        withAsterisk
        data={CHOICES}
        {...gender}
        value={form.values.gender || null}
        onChange={(chosen) => gender.onChange(chosen ?? "")}
      />
    </SimpleGrid>
  );
}
