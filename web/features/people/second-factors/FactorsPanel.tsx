import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { type Factors, factorsQuery, useRemoveApp, useRenewRecoveryCodes } from "./data.ts";

const AppDialog = lazy(() => import("./AppDialog.tsx"));
const RecoveryCodesDialog = lazy(() => import("./RecoveryCodesDialog.tsx"));

interface Props {
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
  readonly Passkeys: ComponentType<Pick<Factors, "passkeys">>;
  readonly AddPasskey: ComponentType<{ readonly onCodes: (codes: readonly string[]) => void }>;
}

export function FactorsPanel({ isAdding, onAdding, Passkeys, AddPasskey }: Props) {
  const { data, error, refetch, isFetching } = useQuery(factorsQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section
      title="Verificação em duas etapas"
      about="Para entrar, além da senha, um código do celular ou uma chave de acesso, que também entra sem senha."
      action={
        data && (
          <Group gap="sm">
            {!data.app && (
              <Button variant="default" onClick={() => onAdding(true)}>
                Ativar aplicativo
              </Button>
            )}
            <AddPasskey onCodes={setCodes} />
          </Group>
        )
      }
    >
      {!data && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && <RowsSkeleton rows={1} />}
      {data && (data.app || data.passkeys.length > 0) && (
        <Stack component="ul" gap="md" m={0} p={0}>
          {data.app && <AppRow since={data.app.confirmed_at} onReplace={() => onAdding(true)} />}
          <Passkeys passkeys={data.passkeys} />
          <RecoveryRow codesLeft={data.recovery_codes_left} onCodes={setCodes} />
        </Stack>
      )}
      <Suspense>
        {isAdding && <AppDialog onClose={() => onAdding(false)} onCodes={setCodes} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </Section>
  );
}

interface AppProps {
  readonly since: string;
  readonly onReplace: () => void;
}

function AppRow({ since, onReplace }: AppProps) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = useRemoveApp();
  return (
    <FactorRow name="Aplicativo autenticador" about={`Desde ${instantOf(since)}`}>
      <Button variant="default" onClick={onReplace}>
        Trocar de aparelho
      </Button>
      <Button variant="light" color="danger" onClick={() => setRemoving(true)}>
        Desativar
      </Button>
      <ConfirmDialog
        opened={isRemoving}
        title="Desativar o aplicativo autenticador"
        confirmLabel="Desativar"
        danger
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => toast.success("Aplicativo autenticador desativado."),
            onError: (error) => toast.failure(error),
            onSettled: () => setRemoving(false),
          })
        }
      >
        Sem outra chave, para entrar bastará a senha, e os códigos de recuperação deixam de valer.
      </ConfirmDialog>
    </FactorRow>
  );
}

interface RecoveryProps {
  readonly codesLeft: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

function RecoveryRow({ codesLeft, onCodes }: RecoveryProps) {
  const renew = useRenewRecoveryCodes();
  return (
    <FactorRow name="Códigos de recuperação" about={codesLeft === 1 ? "Resta 1 de 10" : `Restam ${codesLeft} de 10`}>
      <Button
        variant="default"
        loading={renew.isPending}
        onClick={() => renew.mutate(undefined, { onSuccess: onCodes, onError: (error) => toast.failure(error) })}
      >
        Gerar novos
      </Button>
    </FactorRow>
  );
}

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}

const FactorRow = ({ name, about, children }: RowProps) => (
  <Group component="li" justify="space-between" gap="sm" style={{ listStyle: "none" }}>
    <div>
      <Text>{name}</Text>
      <Text size="sm" c="dimmed" className="figures">
        {about}
      </Text>
    </div>
    <Group gap="sm">{children}</Group>
  </Group>
);
