import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { toast } from "../../../ui/toast.ts";

const AppDialog = lazy(() => import("./AppDialog.tsx"));
const RecoveryCodesDialog = lazy(() => import("./RecoveryCodesDialog.tsx"));

interface Props {
  readonly AddPasskey: ComponentType<{ readonly onCodes: (codes: readonly string[]) => void }>;
  readonly onSignOut: () => Promise<void>;
}

/** The grace is over: until the second factor is there, nothing else opens. */
export function EnrolScreen({ AddPasskey, onSignOut }: Props) {
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const signOut = useMutation({ mutationFn: onSignOut, onError: (error) => toast.failure(error) });
  const goOn = () => {
    queryClient.clear();
    router.history.push("/");
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
      <AddPasskey onCodes={setCodes} />
      <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sair
      </Button>
      <Suspense>
        {isAdding && <AppDialog onClose={() => setAdding(false)} onCodes={setCodes} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={goOn} />}
      </Suspense>
    </Stack>
  );
}
