import { SimpleGrid, Stack, Switch, Text, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ComponentProps, useRef } from "react";
import { DEFAULT_PHONE_MASK, digitsOf, formatPhone, PHONE_COUNTRIES, phoneMask } from "#domain/brazil.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { GENDERS, STUDENT_TYPES } from "#domain/students/registration.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { DayInput } from "../../../../ui/field/DayInput.tsx";
import { MaskedInput } from "../../../../ui/field/MaskedInput.tsx";
import { PhotoInput } from "../../../../ui/field/PhotoInput.tsx";
import { EmailInput } from "../../../../ui/person/EmailInput.tsx";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import type { Author, StudentForm } from "./student-form.ts";
import { TrainingFieldset } from "./TrainingFieldset.tsx";

const COUNTRIES = PHONE_COUNTRIES.map(({ code, name, dialCode }) => ({ value: code, label: `${name} (${dialCode})` }));

const TYPE_CHOICES = choicesOf(STUDENT_TYPES);
const GENDER_CHOICES = choicesOf(GENDERS);

const READ_ONLY = { readOnly: true, variant: "filled" } as const;

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
  readonly author: Author;
  readonly isNew: boolean;
  readonly photoUrl: string | null;
}

/** A student reads, but cannot change, what only the trainer decides. */
export function StudentFieldset({ form, author, isNew, photoUrl }: Props) {
  const closed = author === "student";
  const readOnly = closed ? READ_ONLY : {};
  return (
    <Stack gap="xl">
      <PhotoInput
        label="Foto do aluno"
        value={form.values.photo}
        onChange={(chosen) => form.setFieldValue("photo", chosen)}
        currentUrl={photoUrl}
        error={textOf(form.errors.photo)}
      />
      {closed && (
        <Text size="sm" c="dimmed">
          Tipo de aluno, contato de emergência, dias disponíveis e objetivo são definidos pelo seu personal. O e-mail
          muda no seu perfil.
        </Text>
      )}
      {!closed && !isNew && (
        <Switch
          size="md"
          label="Cadastro ativo"
          description="Quem está inativo não entra no sistema."
          {...form.getInputProps("is_active", { type: "checkbox" })}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {closed ? (
          <Choice label="Tipo de aluno" {...READ_ONLY} data={TYPE_CHOICES} {...form.getInputProps("student_type")} />
        ) : (
          <Chips form={form} name="student_type" label="Tipo de aluno" data={TYPE_CHOICES} />
        )}
        <TextInput
          label="Nome"
          withAsterisk
          autoComplete="off"
          data-autofocus={isNew || undefined}
          {...form.getInputProps("name")}
        />
        <CountryAndCellphone form={form} />
        <EmailInput withAsterisk autoComplete="off" {...readOnly} {...form.getInputProps("email")} />
        <DayInput
          label="Data de nascimento"
          withAsterisk
          maxDay={todayInSaoPaulo(Date.now())}
          {...form.getInputProps("birthdate")}
        />
        <Chips form={form} name="gender" label="Gênero" data={GENDER_CHOICES} />
      </SimpleGrid>
      <EmergencyContact form={form} readOnly={readOnly} />
      <TrainingFieldset form={form} closed={closed} />
    </Stack>
  );
}

interface PartProps {
  readonly form: UseFormReturnType<StudentForm>;
}

interface ChipsProps extends PartProps, Pick<ComponentProps<typeof ChipChoice>, "label" | "data"> {
  readonly name: "student_type" | "gender";
}

function Chips({ form, name, ...chips }: ChipsProps) {
  const { value, onChange, error } = form.getInputProps(name);
  return <ChipChoice {...chips} withAsterisk data-path={name} value={value} onChange={onChange} error={error} />;
}

function CountryAndCellphone({ form }: PartProps) {
  const { email_secundario: country, cellphone } = form.values;

  /** A country's mask may cut what was typed: another country brings it back. */
  const cut = useRef({ typed: "", shown: "" });
  const chooseCountry = (code: string | null) => {
    if (!code) return;
    const typed = digitsOf(cellphone) === digitsOf(cut.current.shown) ? cut.current.typed : cellphone;
    const shown = formatPhone(code, typed);
    cut.current = { typed, shown };
    form.setFieldValue("email_secundario", code);
    form.setFieldValue("cellphone", shown);
    form.clearFieldError("cellphone");
  };

  return (
    <>
      <Choice
        label="País de residência"
        withAsterisk
        data={COUNTRIES}
        {...form.getInputProps("email_secundario")}
        onChange={chooseCountry}
      />
      <MaskedInput
        label="Celular"
        withAsterisk
        inputMode="tel"
        autoComplete="off"
        mask={phoneMask(country)}
        placeholder={phoneMask(country).replaceAll("0", "_")}
        {...form.getInputProps("cellphone")}
      />
    </>
  );
}

const EmergencyContact = ({ form, readOnly }: PartProps & { readonly readOnly: object }) => (
  <Stack gap="sm">
    <Title order={3} size="h5">
      Contato de emergência
    </Title>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
      <TextInput label="Nome do contato" autoComplete="off" {...readOnly} {...form.getInputProps("contact_name")} />
      <MaskedInput
        label="Celular do contato"
        inputMode="tel"
        autoComplete="off"
        {...readOnly}
        mask={DEFAULT_PHONE_MASK}
        placeholder={DEFAULT_PHONE_MASK.replaceAll("0", "_")}
        {...form.getInputProps("contact_cellphone")}
      />
    </SimpleGrid>
  </Stack>
);

const textOf = (error: unknown) => (typeof error === "string" ? error : undefined);
