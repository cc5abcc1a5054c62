import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { type Terms, termsQuery } from "./data.ts";
import TermsDialog from "./TermsDialog.tsx";
import { TermsEditor } from "./TermsEditor.tsx";
import { TermsHistory } from "./TermsHistory.tsx";
import { TermsText } from "./TermsText.tsx";

const route = getRouteApi("/signed-in/admins/admin/configuracoes/termos");

export function TermsView() {
  const { version } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(termsQuery());
  const [edited, setEdited] = useState<Terms | null>(null);
  usePageTitle("Termos");

  const read = (chosen: number | undefined) => void navigate({ search: { version: chosen } });
  return (
    <Stack gap="lg" maw={960} mx="auto">
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
    </Stack>
  );
}
