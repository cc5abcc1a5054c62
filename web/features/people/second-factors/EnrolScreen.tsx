import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useRef, useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { toast } from "../../../ui/toast.ts";
import { factorsQuery } from "./data.ts";

const AppDialog = lazy(() => import("./AppDialog.tsx"));
const RecoveryCodesDialog = lazy(() => import("./RecoveryCodesDialog.tsx"));

interface Props {
  readonly AddPasskey: ComponentType<{ readonly onCodes: (codes: readonly string[]) => void }>;
  readonly onDone: () => void;
  readonly onSignOut: () => Promise<void>;
}

/** The grace is over: until the second factor is there, nothing else opens. */
export function EnrolScreen({ AddPasskey, onDone, onSignOut }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasCodes = useRef(false);
  const signOut = useMutation({ mutationFn: onSignOut, onError: (error) => toast.failure(error) });
  const showCodes = (shown: readonly string[]) => {
    hasCodes.current = true;
    setCodes(shown);
  };
  /** A factor whose answer was lost is there. Nobody saw its recovery codes. */
  const closeApp = async () => {
    setAdding(false);
    if (hasCodes.current) return;
    const factors = await queryClient.fetchQuery({ ...factorsQuery, staleTime: 0 }).catch(() => undefined);
    if (!factors || (!factors.app && factors.passkeys.length === 0)) return;
    toast.warning("A verificação já está ativa. Gere novos códigos de recuperação no seu perfil.");
    onDone();
  };
  usePageTitle("Verificação em duas etapas");
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Ative a verificação em duas etapas</Title>
        <Text c="dimmed" size="sm" mt={4}>
          O prazo acabou. Para continuar, proteja a conta com um aplicativo no celular ou uma chave de acesso: leva um
          minuto.
        </Text>
      </div>
      <Button onClick={() => setAdding(true)}>Ativar aplicativo</Button>
      <AddPasskey onCodes={showCodes} />
      <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sair
      </Button>
      <Suspense>
        {isAdding && <AppDialog onClose={closeApp} onCodes={showCodes} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={onDone} />}
      </Suspense>
    </Stack>
  );
}
