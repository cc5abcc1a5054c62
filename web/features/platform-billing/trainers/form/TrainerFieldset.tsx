import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CPF_MASK } from "#domain/brazil.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NUMBERED_GENDERS } from "#domain/students/registration.ts";
import { DayInput } from "../../../../ui/field/DayInput.tsx";
import { MaskedInput } from "../../../../ui/field/MaskedInput.tsx";
import { PasswordField } from "../../../../ui/field/PasswordField.tsx";
import { BrazilianPhoneInput } from "../../../../ui/field/PhoneInput.tsx";
import { EmailInput } from "../../../../ui/person/EmailInput.tsx";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";
import type { TrainerForm } from "./trainer-form.ts";

interface Props {
  readonly form: UseFormReturnType<TrainerForm>;
  readonly isNew: boolean;
}

export function TrainerFieldset({ form, isNew }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <TextInput label="Nome" withAsterisk autoComplete="off" {...form.getInputProps("name")} />
      <MaskedInput
        label="CPF"
        withAsterisk
        inputMode="numeric"
        autoComplete="off"
        mask={CPF_MASK}
        placeholder={CPF_MASK.replaceAll("0", "_")}
        {...form.getInputProps("cpf")}
      />
      <DayInput
        label="Data de nascimento"
        withAsterisk
        maxDay={todayInSaoPaulo(Date.now())}
        {...form.getInputProps("birthdate")}
      />
      <BrazilianPhoneInput label="Celular" withAsterisk {...form.getInputProps("cellphone")} autoComplete="off" />
      <ChipChoice label="Gênero" withAsterisk data={NUMBERED_GENDERS} {...form.getInputProps("gender")} />
      <EmailInput withAsterisk autoComplete="off" {...form.getInputProps("email")} />
      {isNew && (
        <PasswordField
          label="Senha"
          withAsterisk
          description="No mínimo 8 caracteres. Não vai por e-mail: combine-a com o personal, que no primeiro acesso escolhe outra."
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="new-password"
          {...form.getInputProps("password")}
        />
      )}
    </SimpleGrid>
  );
}
