import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CPF_MASK } from "#domain/brazil.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import type { PersonForm } from "./person-form.ts";

export function PersonFields({ form }: { readonly form: UseFormReturnType<PersonForm> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <TextInput label="Nome completo" withAsterisk autoComplete="name" autoFocus {...form.getInputProps("fullname")} />
      <EmailInput withAsterisk autoComplete="username" {...form.getInputProps("email")} />
      <PasswordField
        label="Senha"
        withAsterisk
        description="No mínimo 8 caracteres"
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <PasswordField
        label="Confirmar senha"
        withAsterisk
        autoComplete="new-password"
        {...form.getInputProps("confirmation")}
      />
      <MaskedInput label="CPF" withAsterisk autoComplete="off" mask={CPF_MASK} {...form.getInputProps("cpf")} />
      <BrazilianPhoneInput label="Celular" withAsterisk {...form.getInputProps("phone")} />
    </SimpleGrid>
  );
}
