import { Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { type Terms, termsQuery, versionsQuery } from "./data.ts";
import TermsDialog from "./TermsDialog.tsx";
import { TermsEditor } from "./TermsEditor.tsx";
import { TermsText } from "./TermsText.tsx";
import { VersionCard } from "./VersionCard.tsx";

const route = getRouteApi("/signed-in/admins/admin/configuracoes/termos");

export function TermsView() {
  const { version } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(termsQuery());
  const [edited, setEdited] = useState<Terms | null>(null);
  usePageTitle("Termos");

  const read = (chosen: number | undefined) => void navigate({ search: { version: chosen } });
  return (
    <NarrowScreen>
      <Group justify="space-between">
        <div>
          <Title order={1}>Termos</Title>
          <Text size="sm" c="dimmed">
            Termos de uso e política de privacidade
          </Text>
        </div>
        {!edited && (
          <ReasonButton
            reason={data ? null : "Os termos ainda não foram carregados"}
            onClick={() => data && setEdited(data)}
          >
            Editar Termo
          </ReasonButton>
        )}
      </Group>
      {edited ? (
        <>
          <Text size="sm" c="dimmed">
            Ao salvar, uma nova versão é publicada e cada personal e aluno precisa aceitá-la para continuar.
          </Text>
          <TermsEditor terms={edited} newest={data?.version ?? edited.version} onClose={() => setEdited(null)} />
        </>
      ) : (
        <Card withBorder p="lg">
          <TermsText />
        </Card>
      )}
      <TermsHistory onRead={read} />
      <TermsDialog opened={version !== undefined} version={version} onClose={() => read(undefined)} />
    </NarrowScreen>
  );
}

function TermsHistory({ onRead }: { readonly onRead: (version: number) => void }) {
  const { data, error, refetch, isFetching } = useQuery(versionsQuery);
  return (
    <Stack gap="sm" component="section" aria-labelledby="historico">
      <Title order={2} id="historico" size="h3">
        Histórico de versões
      </Title>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading>
          <Skeleton height={64} radius="md" />
        </Loading>
      )}
      {data?.versions.map(({ version, published_at, published_by }, index) => (
        <VersionCard
          key={version}
          version={version}
          inForce={index === 0}
          about={`${instantOf(published_at)} · ${published_by ?? "Texto inicial do sistema"}`}
          onRead={onRead}
        />
      ))}
    </Stack>
  );
}
