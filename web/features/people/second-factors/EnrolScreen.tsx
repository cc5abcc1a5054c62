import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { toast } from "../../../ui/toast.ts";

const AppDialog = lazy(() => import("./AppDialog.tsx"));
const RecoveryCodesDialog = lazy(() => import("./RecoveryCodesDialog.tsx"));

interface Props {
  readonly onSignOut: () => Promise<void>;
}

/** The grace is over: until the second factor is there, nothing else opens. */
export function EnrolScreen({ onSignOut }: Props) {
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
          O prazo acabou. Para continuar, confirme o acesso também com um aplicativo no celular: leva um minuto.
        </Text>
      </div>
      <Button onClick={() => setAdding(true)}>Ativar</Button>
      <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sair
      </Button>
      <Suspense>
        {isAdding && <AppDialog onClose={() => setAdding(false)} onCodes={setCodes} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={goOn} />}
      </Suspense>
    </Stack>
  );
}
