import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
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
}

export function FactorsPanel({ isAdding, onAdding }: Props) {
  const { data, error, refetch, isFetching } = useQuery(factorsQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section
      title="Verificação em duas etapas"
      about="Para entrar, além da senha, um código do seu celular. Quem descobrir a senha não entra."
      action={
        data &&
        !data.app && (
          <Button variant="default" onClick={() => onAdding(true)}>
            Ativar
          </Button>
        )
      }
    >
      {!data && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && <RowsSkeleton rows={1} />}
      {data?.app && <ActiveFactors factors={data} onReplace={() => onAdding(true)} onCodes={setCodes} />}
      <Suspense>
        {isAdding && <AppDialog onClose={() => onAdding(false)} onCodes={setCodes} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </Section>
  );
}

interface ActiveProps {
  readonly factors: Factors;
  readonly onReplace: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function ActiveFactors({ factors, onReplace, onCodes }: ActiveProps) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = useRemoveApp();
  const renew = useRenewRecoveryCodes();
  const codesLeft = factors.recovery_codes_left;
  return (
    <Stack component="ul" gap="md" m={0} p={0}>
      <FactorRow name="Aplicativo autenticador" about={`Desde ${instantOf(factors.app?.confirmed_at ?? "")}`}>
        <Button variant="default" onClick={onReplace}>
          Trocar de aparelho
        </Button>
        <Button variant="light" color="danger" onClick={() => setRemoving(true)}>
          Desativar
        </Button>
      </FactorRow>
      <FactorRow name="Códigos de recuperação" about={codesLeft === 1 ? "Resta 1 de 10" : `Restam ${codesLeft} de 10`}>
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: onCodes, onError: (error) => toast.failure(error) })}
        >
          Gerar novos
        </Button>
      </FactorRow>
      <ConfirmDialog
        opened={isRemoving}
        title="Desativar a verificação em duas etapas"
        confirmLabel="Desativar"
        danger
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => toast.success("Verificação em duas etapas desativada."),
            onError: (error) => toast.failure(error),
            onSettled: () => setRemoving(false),
          })
        }
      >
        Para entrar bastará a senha, e os códigos de recuperação deixam de valer.
      </ConfirmDialog>
    </Stack>
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
