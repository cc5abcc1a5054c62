import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { deviceOf } from "#domain/device.ts";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { endOneSession, type OpenSession, sessionsQuery } from "./data.ts";

const ChangePasswordDialog = lazy(() => import("./ChangePasswordDialog.tsx"));

interface Props {
  readonly isChanging: boolean;
  readonly onChanging: (isChanging: boolean) => void;
}

export function SecurityPanel({ isChanging, onChanging }: Props) {
  const [wasOpened, setWasOpened] = useState(isChanging);
  const button = useFocusBack<HTMLButtonElement>(isChanging);
  const open = () => {
    setWasOpened(true);
    onChanging(true);
  };
  return (
    <>
      <Section
        title="Senha"
        about="Ao trocar a senha, as outras sessões são encerradas."
        action={
          <Button ref={button} variant="default" onClick={open}>
            Alterar senha
          </Button>
        }
      />
      <Section title="Sessões" about="Onde você está conectado. Encerre o que não reconhecer.">
        <Sessions />
      </Section>
      <Suspense>
        {(wasOpened || isChanging) && <ChangePasswordDialog opened={isChanging} onClose={() => onChanging(false)} />}
      </Suspense>
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
  const since = instantOf(session.created_at);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" style={{ listStyle: "none" }}>
      <div>
        <Text>{device}</Text>
        <Text size="sm" c="dimmed" className="figures">
          Desde {since}
          {!session.is_current && ` · usada em ${instantOf(session.used_at)}`}
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
