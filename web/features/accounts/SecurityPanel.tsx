import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../ui/Skeletons.tsx";
import { toast } from "../../ui/toast.ts";
import { changePassword, endOneSession, type OpenSession, sessionsQuery } from "./data.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** A person's own password and sessions, for every role. */
export function SecurityPanel() {
  return (
    <>
      <Card withBorder padding="lg" component="section" aria-label="Alterar senha">
        <Title order={2} size="h4" mb="md">
          Alterar senha
        </Title>
        <NewPasswordForm
          asksCurrent
          submitLabel="Alterar senha"
          submit={changePassword}
          onDone={() => toast.success("Sua senha foi alterada com sucesso!")}
        />
      </Card>
      <Card withBorder padding="lg" component="section" aria-label="Sessões">
        <Title order={2} size="h4" mb="md">
          Sessões
        </Title>
        <Sessions />
      </Card>
    </>
  );
}

function Sessions() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery);
  if (data) {
    return (
      <Stack component="ul" gap="md" m={0} p={0}>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
    );
  }
  if (!error) return <RowsSkeleton rows={2} />;
  return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const end = useMutation({
    mutationFn: () => endOneSession(session.id),
    onSuccess: () => toast.success("Sessão encerrada."),
    onError: (error) => toast.failure(error),
  });
  const device = deviceOf(session.user_agent);
  const since = MOMENT.format(new Date(session.created_at));
  return (
    <Group component="li" justify="space-between" wrap="nowrap" style={{ listStyle: "none" }}>
      <div>
        <Text>{device}</Text>
        <Text size="sm" c="dimmed" className="figures">
          Desde {since}
        </Text>
      </div>
      {session.is_current ? (
        <Badge variant="light">Esta sessão</Badge>
      ) : (
        <Button
          variant="default"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={`Encerrar a sessão de ${device}, desde ${since}`}
        >
          Encerrar
        </Button>
      )}
    </Group>
  );
}

const MOMENT = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

/** First match wins: Edge and Opera say that they are Chrome, and Chrome that it is Safari. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

function deviceOf(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => userAgent?.includes(mark))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(" em ") || "Dispositivo desconhecido";
}
