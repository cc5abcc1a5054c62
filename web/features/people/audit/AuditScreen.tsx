import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { PROFILE_PAGES } from "../../../session/profile-pages.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { InfiniteEnd } from "../../../ui/list/InfiniteEnd.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { AuditEntries } from "./AuditEntries.tsx";
import { auditQuery } from "./data.ts";

const OF_A_STUDENT =
  "Quem consultou ou alterou seus dados de saúde, e o que aconteceu na sua conta. Consultas repetidas na mesma hora aparecem uma vez.";
const OF_THE_OTHERS = "O que aconteceu na sua conta, do mais recente ao mais antigo.";

export function AuditScreen() {
  const role = roleOf(useCurrentUser());
  usePageTitle("Registro de acessos");
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>Registro de acessos</Title>
          <Text c="dimmed" maw="68ch">
            {role === "student" ? OF_A_STUDENT : OF_THE_OTHERS}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<Icon name="back" size={18} />}
          renderRoot={(props) => <Link {...props} to={PROFILE_PAGES[role].show} />}
        >
          Voltar ao perfil
        </Button>
      </Group>
      <Entries />
    </Stack>
  );
}

function Entries() {
  const log = useInfiniteQuery(auditQuery);
  if (log.isPending) return <RowsSkeleton />;
  if (!log.data) {
    return (
      <ErrorState
        title="Erro ao carregar o registro de acessos"
        error={log.error}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    );
  }
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState icon="eye" title="Não há informações para serem listadas">
        Entradas na conta, mudanças de senha e acessos aos seus dados aparecem aqui.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <AuditEntries entries={entries} />
      <InfiniteEnd query={log} />
    </Stack>
  );
}
