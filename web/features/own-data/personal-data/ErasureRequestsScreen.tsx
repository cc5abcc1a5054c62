import { Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { erasureRequestsQuery, type HandledRequest } from "./data.ts";
import { RequestCard } from "./RequestCard.tsx";
import type { RequestState } from "./request-search.ts";

const FulfilDialog = lazy(() => import("./FulfilDialog.tsx"));
const RefuseDialog = lazy(() => import("./RefuseDialog.tsx"));

const route = getRouteApi("/signed-in/admins/admin/home/solicitacoes");

export function ErasureRequestsScreen() {
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const [fulfilled, setFulfilled] = useState<HandledRequest>();
  const [refused, setRefused] = useState<HandledRequest>();
  usePageTitle("Solicitações");

  return (
    <NarrowScreen>
      <Group justify="space-between">
        <div>
          <Title order={1}>Solicitações</Title>
          <Text size="sm" c="dimmed">
            Pedidos de exclusão de dados, a responder em até 15 dias (LGPD, art. 19)
          </Text>
        </div>
        <SegmentedControl
          aria-label="Quais solicitações"
          value={status ?? "pendentes"}
          onChange={(chosen) => void navigate({ search: chosen === "encerradas" ? { status: chosen } : {} })}
          data={[
            { value: "pendentes", label: "Pendentes" },
            { value: "encerradas", label: "Encerradas" },
          ]}
        />
      </Group>
      <Requests state={status ? "handled" : "pending"} onFulfil={setFulfilled} onRefuse={setRefused} />
      <Suspense>
        {fulfilled && <FulfilDialog request={fulfilled} onClose={() => setFulfilled(undefined)} />}
        {refused && <RefuseDialog request={refused} onClose={() => setRefused(undefined)} />}
      </Suspense>
    </NarrowScreen>
  );
}

interface RequestsProps {
  readonly state: RequestState;
  readonly onFulfil: (request: HandledRequest) => void;
  readonly onRefuse: (request: HandledRequest) => void;
}

function Requests({ state, ...handling }: RequestsProps) {
  return (
    <InfiniteList
      query={useInfiniteQuery(erasureRequestsQuery(state))}
      rowsOf={({ requests }) => requests}
      empty={state === "pending" ? NONE_PENDING : NONE_HANDLED}
    >
      {(requests) => (
        <Stack component="ul" gap="sm" m={0} p={0}>
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} {...handling} />
          ))}
        </Stack>
      )}
    </InfiniteList>
  );
}

const NONE_PENDING = (
  <EmptyState icon="check" title="Nenhuma solicitação pendente">
    Quando um personal ou aluno pedir a exclusão dos dados, o pedido aparece aqui.
  </EmptyState>
);

const NONE_HANDLED = (
  <EmptyState title="Nenhuma solicitação encerrada">
    Os pedidos atendidos, recusados e cancelados ficam aqui.
  </EmptyState>
);
