import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ADMIN_ROLES } from "#domain/administration.ts";
import { areAwaited } from "../../../api/awaited.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { policyQuery } from "../second-factors/data.ts";
import { TrainersPolicy } from "../second-factors/TrainersPolicy.tsx";
import { Acts } from "./Acts.tsx";
import { type Administrator, administratorsQuery } from "./data.ts";

const InviteDialog = lazy(() => import("./InviteDialog.tsx"));
const AdministratorDialog = lazy(() => import("./AdministratorDialog.tsx"));
const route = getRouteApi("/signed-in/admins/admin/configuracoes/administradores");

export function AdministratorsScreen() {
  const { aberto } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch, isFetching } = useQuery(administratorsQuery);
  const policy = useQuery(policyQuery);
  const opened = data?.find(({ id }) => String(id) === aberto);
  const open = (which: string | undefined) => void navigate({ search: which ? { aberto: which } : {} });
  usePageTitle("Administradores");
  return (
    <NarrowScreen>
      <Group justify="space-between">
        <Title order={1}>Administradores</Title>
        <Button leftSection={<Icon name="plus" size={18} />} onClick={() => open("novo")}>
          Convidar
        </Button>
      </Group>
      {!data && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <Stack component="ul" gap="xs" m={0} p={0}>
          {data.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              onOpen={() => open(String(administrator.id))}
            />
          ))}
        </Stack>
      )}
      {/* They come when the answers above them have, so that nothing moves. */}
      {(data || error) && !areAwaited([policy]) && (
        <>
          <TrainersPolicy />
          <Acts />
        </>
      )}
      <Suspense>
        {aberto === "novo" && <InviteDialog onClose={() => open(undefined)} />}
        {opened && <AdministratorDialog key={opened.id} administrator={opened} onClose={() => open(undefined)} />}
      </Suspense>
    </NarrowScreen>
  );
}

interface RowProps {
  readonly administrator: Administrator;
  readonly onOpen: () => void;
}

function AdministratorRow({ administrator, onOpen }: RowProps) {
  const { fullname, email, roles, is_active } = administrator;
  return (
    <Card component="li" withBorder padding="md" style={{ listStyle: "none" }}>
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0, flex: "1 1 14rem" }}>
          <Group gap="xs">
            <Text fw={600}>{fullname}</Text>
            {roles.map((role) => (
              <Badge key={role} variant={role === "owner" ? "filled" : "light"}>
                {ADMIN_ROLES[role]}
              </Badge>
            ))}
            {!is_active && <Badge variant="default">Inativo</Badge>}
          </Group>
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {email}
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {stateOf(administrator)}
          </Text>
        </div>
        <Button variant="default" onClick={onOpen} aria-label={`Alterar ${fullname}`}>
          Alterar
        </Button>
      </Group>
    </Card>
  );
}

function stateOf({ is_invited, has_second_factor, last_sign_in_at }: Administrator): string {
  if (is_invited) return "Ainda não criou a senha";
  const entered = last_sign_in_at ? `Entrou em ${instantOf(last_sign_in_at)}` : "Ainda não entrou";
  return `${entered} · ${has_second_factor ? "com" : "sem"} verificação em duas etapas`;
}
