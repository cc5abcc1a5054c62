import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PROFILE_PAGES } from "../../../session/profile-pages.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { ClockRow, MediaRow } from "./ClockRow.tsx";
import { type FoundRetentions, retentionsQuery } from "./data.ts";
import { ForgettingList } from "./ForgettingList.tsx";
import { ForgottenList } from "./ForgottenList.tsx";
import classes from "./RetentionsScreen.module.css";

export function RetentionsScreen() {
  const found = useQuery(retentionsQuery);
  usePageTitle("Por quanto tempo guardar");
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>Por quanto tempo guardar</Title>
          <Text c="dimmed" maw="68ch">
            Dados de ex-alunos só são apagados se você escolher um prazo. O que um prazo alcança aparece aqui, e em um
            e-mail, pelo menos 30 dias antes.
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<Icon name="back" size={18} />}
          renderRoot={(props) => <Link {...props} to={PROFILE_PAGES.trainer.show} />}
        >
          Voltar ao perfil
        </Button>
      </Group>
      {found.data ? (
        <Found found={found.data} />
      ) : found.error ? (
        <ErrorState
          title="Erro ao carregar os prazos"
          error={found.error}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <RowsSkeleton />
      )}
    </Stack>
  );
}

const Found = ({ found }: { readonly found: FoundRetentions }) => (
  <>
    <Section title="Prazos" about="De ex-alunos, contam do dia em que você desativou o aluno.">
      <ul className={classes.clocks}>
        {found.retentions.map((retention) => (
          <ClockRow key={retention.kind} {...retention} />
        ))}
        <MediaRow />
      </ul>
      <Text size="sm" c="dimmed" mt="md" maw="76ch">
        Treinos, com o que foi feito, ficam até você remover o aluno. Pagamentos e recibos ficam para a contabilidade. O
        que a lei diz está aqui como informação, não como parecer: confira o seu caso.
      </Text>
    </Section>
    <Section title="O que será esquecido">
      <ForgettingList found={found} />
    </Section>
    {found.forgotten.length > 0 && (
      <Section title="O que foi esquecido" about="As últimas vezes. O conteúdo não existe mais.">
        <ForgottenList forgotten={found.forgotten} />
      </Section>
    )}
  </>
);
