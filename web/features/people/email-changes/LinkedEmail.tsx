import { Button, Stack, Text, Title } from "@mantine/core";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ApiError, sentenceOf } from "../../../api/api-error.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import type { AccountEmail } from "./data.ts";

interface Props {
  readonly title: string;
  readonly explain: (account: AccountEmail) => string;
  readonly actionLabel: string;
  readonly account: UseQueryResult<AccountEmail>;
  readonly act: UseMutationResult<unknown, unknown, void>;
}

/** A press, because programs that look through a mailbox open its links too. */
export function LinkedEmail({ title, explain, actionLabel, account, act }: Props) {
  const { data, error, refetch, isFetching } = account;
  if (error instanceof ApiError && error.code === "link_expired")
    return <LinkMessage title="Link usado ou vencido">{sentenceOf(error)}</LinkMessage>;
  if (error) return <ErrorState asScreen title={title} error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={4} style={{ overflowWrap: "anywhere" }}>
          {explain(data)}
        </Text>
      </div>
      <FormAlert error={act.error} />
      <Button fullWidth autoFocus loading={act.isPending || act.isSuccess} onClick={() => act.mutate()}>
        {actionLabel}
      </Button>
    </Stack>
  );
}

interface MessageProps {
  readonly title: string;
  readonly admin?: boolean;
  readonly children: string;
}

/** Who is signed in goes on from the entrance to the first page. */
export const LinkMessage = ({ title, admin = false, children }: MessageProps) => (
  <Stack gap="md">
    <Title order={1}>{title}</Title>
    <Text c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {children}
    </Text>
    <Button
      renderRoot={(props) => <Link {...props} to={admin ? "/admin/autenticacao/entrar" : "/autenticacao/entrar"} />}
    >
      Continuar
    </Button>
  </Stack>
);
