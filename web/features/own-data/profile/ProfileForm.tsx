import { Button, Group, SimpleGrid, TextInput, Title } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { Role } from "#contract/call.ts";
import { phoneMask } from "#domain/brazil.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { draftOf } from "../../../session/drafts.ts";
import { PROFILE_PAGES } from "../../../session/profile-pages.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { Section } from "../../../ui/Section.tsx";
import { toast } from "../../../ui/toast.ts";
import { AddressFields } from "../../people/addresses/AddressFields.tsx";
import { type Profile, useSaveProfile } from "./data.ts";
import { PhotoPanel } from "./PhotoPanel.tsx";
import {
  isChanged,
  toProfileBody,
  toProfileForm,
  type ProfileForm as Values,
  validateProfile,
  withDraft,
  withoutPhoto,
} from "./profile-form.ts";

interface Props {
  readonly profile: Profile;
  readonly role: Role;
}

export function ProfileForm({ profile, role }: Props) {
  const owner = { role, country: profile.email_secundario };
  const draft = draftOf({ lifetime: "tab", name: `profile.${profile.id}` });
  const stored = toProfileForm(profile, owner);
  const form = useForm<Values>({
    initialValues: withDraft(stored, draft.read()),
    validate: validateProfile(owner),
    validateInputOnBlur: true,
    onValuesChange: (values) => (isChanged(values, stored) ? draft.write(withoutPhoto(values)) : draft.clear()),
  });
  const { isDirty, finish } = useUnsaved(() => isChanged(form.getValues(), stored));
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const refuse = useRefusal(form, "user.");
  const save = useSaveProfile();

  const back = () => navigate({ to: PROFILE_PAGES[role].show });
  const submit = (values: Values) =>
    save.mutate(toProfileBody(values, owner), {
      onSuccess: () => {
        finish();
        draft.clear();
        toast.success("Perfil atualizado com sucesso");
        void back();
      },
      onError: (error) => refuse(error),
    });

  return (
    <form
      ref={element}
      noValidate
      aria-label="Editar perfil"
      onKeyDown={enterMovesOn}
      onSubmit={form.onSubmit(submit, focusFirstError)}
    >
      <NarrowScreen>
        <Title order={1}>Editar perfil</Title>
        <Section title="Foto">
          <PhotoPanel
            value={form.values.photo}
            onChange={(photo) => form.setFieldValue("photo", photo)}
            currentUrl={profile.photo_url}
            name={profile.fullname}
            error={textOf(form.errors.photo)}
          />
        </Section>
        <PersonalData form={form} role={role} profile={profile} />
        {role === "trainer" && (
          <Section title="Endereço">
            <AddressFields form={form} onEnd={() => element.current?.requestSubmit()} />
          </Section>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={back}>
            Cancelar
          </Button>
          <Button type="submit" loading={save.isPending}>
            Salvar alterações
          </Button>
        </Group>
      </NarrowScreen>
      <UnsavedGuard isDirty={isDirty} onDiscard={draft.clear} />
    </form>
  );
}

interface PersonalDataProps {
  readonly form: UseFormReturnType<Values>;
  readonly role: Role;
  readonly profile: Profile;
}

const PersonalData = ({ form, role, profile: { email_secundario: country, cpf } }: PersonalDataProps) => (
  <Section title="Dados pessoais">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <TextInput label="Nome completo" withAsterisk autoComplete="name" {...form.getInputProps("fullname")} />
      {role === "student" ? (
        <MaskedInput
          label="Celular"
          withAsterisk
          inputMode="tel"
          autoComplete="tel-national"
          mask={phoneMask(country)}
          {...form.getInputProps("phone")}
        />
      ) : (
        <BrazilianPhoneInput label="Celular" withAsterisk {...form.getInputProps("phone")} />
      )}
      {role === "trainer" && (
        <>
          <DayInput
            label="Data de nascimento"
            autoComplete="bday"
            maxDay={todayInSaoPaulo(Date.now())}
            {...form.getInputProps("birthdate")}
          />
          <TextInput
            label="CREF"
            description="Aparece nos PDFs que você entrega."
            placeholder="012345-G/SP"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.getInputProps("cref")}
          />
          <TextInput
            label="CPF"
            description="Para corrigir o CPF, fale com o suporte."
            value={cpf ?? "Não informado"}
            readOnly
            variant="filled"
            inputWrapperOrder={["label", "input", "description", "error"]}
          />
        </>
      )}
    </SimpleGrid>
  </Section>
);

const textOf = (error: unknown) => (typeof error === "string" ? error : undefined);
