import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { isNotFound } from "../../../api/api-error.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EntranceButton } from "../../../ui/EntranceButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { downloadAddress, exportFileQuery } from "./data.ts";

const route = getRouteApi("/open/meus-dados/$key");

/** It needs no session. */
export function DownloadScreen() {
  const { key } = route.useParams();
  const { expires = "0", signature = "" } = route.useSearch();
  const { data, error, refetch, isFetching } = useQuery(exportFileQuery({ key, expires, signature }));
  usePageTitle("Meus dados");

  if (error) {
    // Trying again brings back a server, not a link.
    const again = isNotFound(error)
      ? { action: <EntranceButton>Entrar e pedir outra cópia</EntranceButton> }
      : { onRetry: refetch, retrying: isFetching };
    return <ErrorState asScreen title="Cópia indisponível" error={error} {...again} />;
  }
  if (!data) return <ScreenSkeleton />;
  return (
    <Stack>
      <Title order={1} size="h2">
        Seus dados estão prontos
      </Title>
      <Text className="figures">
        Arquivo ZIP de {sizeOf(data.size_bytes)}, disponível até {instantOf(data.expires_at)}.
      </Text>
      <Text size="sm" c="dimmed">
        Ele contém dados pessoais. Baixe-o apenas em um aparelho seu e não o compartilhe. O arquivo LEIA-ME.txt explica
        o que há em cada parte.
      </Text>
      <Button
        component="a"
        href={downloadAddress({ key, expires, signature })}
        download
        fullWidth
        leftSection={<Icon name="download" size={18} />}
      >
        Baixar meus dados
      </Button>
    </Stack>
  );
}

const NUMBER = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${NUMBER.format(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${NUMBER.format(bytes / 1_000_000)} MB`;
