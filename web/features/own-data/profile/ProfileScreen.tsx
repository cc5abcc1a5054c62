import { Button, Image, SimpleGrid, Stack, Switch, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import type { Role } from "#contract/call.ts";
import { formatBrazilianPhone, formatCep } from "#domain/brazil.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { PROFILE_PAGES } from "../../../session/profile-pages.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Face } from "../../../ui/Face.tsx";
import { PhotoChoice } from "../../../ui/field/PhotoChoice.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SectionGroup } from "../../../ui/SectionGroup.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { TechnicalErrorsPanel } from "../../assessment/technical-errors/TechnicalErrorsPanel.tsx";
import { SecurityPanel } from "../../people/accounts/SecurityPanel.tsx";
import { EmailPanel } from "../../people/email-changes/EmailPanel.tsx";
import { NoticesPanel } from "../../people/notices/NoticesPanel.tsx";
import { AddPasskey } from "../../people/passkeys/AddPasskey.tsx";
import { PasskeyRows } from "../../people/passkeys/PasskeyRows.tsx";
import { FactorsPanel } from "../../people/second-factors/FactorsPanel.tsx";
import { ConsentsPanel } from "../../people/terms/ConsentsPanel.tsx";
import { LoadStepsPanel } from "../../prescription/load-steps/LoadStepsPanel.tsx";
import { ReceivingPanel } from "../../student-billing/receiving/ReceivingPanel.tsx";
import { PersonalDataPanel } from "../personal-data/PersonalDataPanel.tsx";
import { type Profile, profileQuery, useChangeLogo, useChangeSheets } from "./data.ts";
import classes from "./ProfileScreen.module.css";
import { profileSearch } from "./profile-search.ts";

export function ProfileScreen() {
  const role = roleOf(useCurrentUser());
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  const { dialog, version } = useSearch({ strict: false, select: profileSearch });
  const { stepIn, leave } = useAddressSteps();
  const close = () => leave({ dialog: undefined, version: undefined });
  usePageTitle("Meu perfil");

  if (!profile) {
    if (!error) return <ScreenSkeleton />;
    return (
      <ErrorState asScreen title="Erro ao carregar perfil" error={error} onRetry={refetch} retrying={isFetching} />
    );
  }
  return (
    <Stack gap="xl">
      <div className={classes.header}>
        <Face photo={profile.photo_url} name={profile.fullname} size={96} />
        <div className={classes.who}>
          <Title order={1}>{profile.fullname}</Title>
          <Text c="dimmed">{profile.email}</Text>
        </div>
        <Button
          className={classes.edit}
          leftSection={<Icon name="edit" size={18} />}
          renderRoot={(props) => <Link {...props} to={PROFILE_PAGES[role].form} />}
        >
          Editar perfil
        </Button>
      </div>
      <SectionGroup title="Você">
        <Facts title="Dados pessoais" facts={personalFacts(profile, role)} />
        {role === "trainer" && <Facts title="Endereço" facts={addressFacts(profile)} />}
      </SectionGroup>
      {role === "trainer" && (
        <SectionGroup title="Seu trabalho">
          <Stack gap="md">
            <LogoPanel logoUrl={profile.logo_url} />
            <SheetsPanel drawsExercises={profile.draws_exercises} />
          </Stack>
          <ReceivingPanel
            account={{ name: profile.fullname, city: profile.address?.city ?? "" }}
            isEditing={dialog === "receiving"}
            onEditing={(isEditing) => (isEditing ? stepIn({ dialog: "receiving" }) : close())}
          />
          <TechnicalErrorsPanel />
          <LoadStepsPanel
            isEditing={dialog === "loads"}
            onEditing={(isEditing) => (isEditing ? stepIn({ dialog: "loads" }) : close())}
          />
        </SectionGroup>
      )}
      {role !== "admin" && <NoticesPanel />}
      <SectionGroup title="Conta e privacidade">
        {role === "trainer" && <SubscriptionPanel />}
        <EmailPanel
          email={profile.email}
          isChanging={dialog === "email"}
          onChanging={(isChanging) => (isChanging ? stepIn({ dialog: "email" }) : close())}
        />
        <SecurityPanel
          isChanging={dialog === "password"}
          onChanging={(isChanging) => (isChanging ? stepIn({ dialog: "password" }) : close())}
        />
        <FactorsPanel
          isAdding={dialog === "app"}
          onAdding={(isAdding) => (isAdding ? stepIn({ dialog: "app" }) : close())}
          Passkeys={PasskeyRows}
          AddPasskey={AddPasskey}
        />
        {role !== "admin" && (
          <Section title="Termos aceitos">
            <ConsentsPanel version={version} onRead={(read) => (read ? stepIn({ version: read }) : close())} />
          </Section>
        )}
        <LogPanel role={role} />
        {role === "trainer" && <RetentionsPanel />}
        <PersonalDataPanel />
      </SectionGroup>
    </Stack>
  );
}

const SubscriptionPanel = () => (
  <Section
    title="Minha assinatura"
    about="Plano, cartão, faturas e recibos."
    action={
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/configuracoes/perfil/assinatura" />}>
        Ver assinatura
      </Button>
    }
  />
);

const LogPanel = ({ role }: { readonly role: Role }) => (
  <Section
    title="Registro de acessos"
    about={role === "student" ? "Quem viu ou alterou seus dados de saúde, e quando." : "O que aconteceu na sua conta."}
    action={
      <Button variant="default" renderRoot={(props) => <Link {...props} to={PROFILE_PAGES[role].log} />}>
        Ver registro
      </Button>
    }
  />
);

const RetentionsPanel = () => (
  <Section
    title="Por quanto tempo guardar"
    about="Prazos para os dados de ex-alunos, e o que será apagado."
    action={
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/configuracoes/perfil/guarda" />}>
        Ver prazos
      </Button>
    }
  />
);

type Fact = readonly [label: string, value: string | null | undefined];

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <Section title={title}>
      <SimpleGrid component="dl" m={0} cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" className="figures">
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} className={classes.value}>
              {value || "Não informado"}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}

const personalFacts = ({ fullname, email, cpf, birthdate, cref, phone }: Profile, role: Role): readonly Fact[] => [
  ["Nome completo", fullname],
  ["E-mail", email],
  ...(role === "trainer"
    ? ([
        ["CPF", cpf],
        ["Data de nascimento", birthdate && formatDate(birthdate)],
        ["CREF", cref],
      ] as const)
    : []),
  ["Celular", role === "student" ? phone : formatBrazilianPhone(phone ?? "")],
];

const addressFacts = ({ address }: Profile): readonly Fact[] => [
  ["CEP", address && formatCep(address.zipcode)],
  ["Rua", address?.street],
  ["Número", address?.number],
  ["Complemento", address?.complement],
  ["Bairro", address?.neighborhood],
  ["Cidade", address && `${address.city} - ${address.state}`],
];

/** It is saved as soon as it is chosen, because it belongs to no form. */
function LogoPanel({ logoUrl }: { readonly logoUrl: string | null }) {
  const change = useChangeLogo();
  return (
    <Section title="Logotipo" about="Aparece no alto dos seus PDFs, ao lado do seu nome.">
      <PhotoChoice
        label="Logotipo"
        face={
          logoUrl ? <Image src={logoUrl} alt="Seu logotipo" h={72} w={180} fit="contain" /> : <Icon name="camera" />
        }
        isThere={logoUrl !== null}
        removeLabel="Remover logotipo"
        onChoose={(file) => change.mutate(file)}
        onRemove={() => change.mutate("")}
        error={undefined}
      />
    </Section>
  );
}

/** The choice shows while it is being saved; a refused one turns back. */
function SheetsPanel({ drawsExercises }: { readonly drawsExercises: boolean }) {
  const { mutate, isPending, variables } = useChangeSheets();
  return (
    <Section title="Fichas de treino">
      <Switch
        size="md"
        label="Desenhos dos exercícios nas fichas"
        description="O PDF do treino mostra o início e o fim de cada exercício."
        checked={isPending ? variables.draws_exercises : drawsExercises}
        onChange={(event) => mutate({ draws_exercises: event.currentTarget.checked })}
      />
    </Section>
  );
}
