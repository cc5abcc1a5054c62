import { Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { BackButton } from "../../../ui/BackButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { AuditEntries } from "./AuditEntries.tsx";
import { trainerAuditQuery } from "./data.ts";

const route = getRouteApi("/signed-in/admins/admin/home/personal/visualizar/$id/registro");

/** A trainer's log, for the administrator. */
export function TrainerAuditScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const log = useInfiniteQuery(trainerAuditQuery(id));
  usePageTitle("Registro de acessos");
  return (
    <Stack gap="lg">
      <BackButton
        otherwise={() => navigate({ to: "/admin/home/personal/visualizar/$id", params: { id }, replace: true })}
      />
      <div>
        <Title order={1}>Registro de acessos</Title>
        <Text c="dimmed">O que aconteceu na conta deste personal, do mais recente ao mais antigo.</Text>
      </div>
      <InfiniteList
        query={log}
        rowsOf={(page) => page.entries}
        errorTitle="Erro ao carregar o registro de acessos"
        empty={
          <EmptyState icon="eye" title="Não há informações para serem listadas">
            Entradas na conta e mudanças de senha aparecem aqui.
          </EmptyState>
        }
      >
        {(entries) => <AuditEntries entries={entries} />}
      </InfiniteList>
    </Stack>
  );
}
