import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { toast } from "../../../ui/toast.ts";
import { type EmailChange, emailChangeQuery, useAskEmailChange, useWithdrawEmailChange } from "./data.ts";

const EmailDialog = lazy(() => import("./EmailDialog.tsx"));

interface Props {
  readonly email: string;
  readonly isChanging: boolean;
  readonly onChanging: (isChanging: boolean) => void;
}

export function EmailPanel({ email, isChanging, onChanging }: Props) {
  const { data: waiting } = useQuery(emailChangeQuery);
  return (
    <>
      <Section
        title="E-mail"
        about={`Você entra com ${email}.`}
        action={
          <Button variant="default" onClick={() => onChanging(true)}>
            Mudar e-mail
          </Button>
        }
      >
        {waiting && <Waiting change={waiting} />}
      </Section>
      <Suspense>{isChanging && <EmailDialog onClose={() => onChanging(false)} />}</Suspense>
    </>
  );
}

function Waiting({ change: { email, expires_at } }: { readonly change: EmailChange }) {
  const again = useAskEmailChange();
  const withdraw = useWithdrawEmailChange();
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ flex: "1 1 20rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Text>Falta confirmar {email}</Text>
        <Text size="sm" c="dimmed" className="figures">
          Abra o link que enviamos. Ele vale até {instantOf(expires_at)}.
        </Text>
      </div>
      <Group gap="sm">
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() => again.mutate(email, { onError: (error) => toast.failure(error) })}
        >
          Enviar de novo
        </Button>
        <Button variant="subtle" color="gray" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Cancelar mudança
        </Button>
      </Group>
    </Group>
  );
}
