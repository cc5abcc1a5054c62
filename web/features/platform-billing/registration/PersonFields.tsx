import { Select, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CPF_MASK } from "#domain/brazil.ts";
import { NUMBERED_GENDERS } from "#domain/students/registration.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import { AddressFields } from "../../people/addresses/AddressFields.tsx";
import type { PersonForm } from "./person-form.ts";

export function PersonFields({ form }: { readonly form: UseFormReturnType<PersonForm> }) {
  const gender = form.getInputProps("gender");
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput label="Nome completo" withAsterisk autoComplete="name" {...form.getInputProps("fullname")} />
        <TextInput
          label="E-mail"
          withAsterisk
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.getInputProps("email")}
        />
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
        <MaskedInput
          label="Data de nascimento"
          autoComplete="bday"
          mask="00/00/0000"
          placeholder="dd/mm/aaaa"
          {...form.getInputProps("birthdate")}
        />
        <Select
          label="Gênero"
          data={NUMBERED_GENDERS}
          {...gender}
          value={form.values.gender || null}
          onChange={(chosen) => gender.onChange(chosen ?? "")}
        />
      </SimpleGrid>
      <Title order={2} size="h4">
        Endereço
      </Title>
      <AddressFields form={form} />
    </Stack>
  );
}
