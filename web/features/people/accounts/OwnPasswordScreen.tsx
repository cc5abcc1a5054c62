import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { queryClient } from "../../../api/query-client.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { toast } from "../../../ui/toast.ts";
import { changePassword, leave } from "./data.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const route = getRouteApi("/open/autenticacao/nova_senha");

/** Until the trainer replaces the administrator's password, nothing else opens. */
export function OwnPasswordScreen() {
  const router = useRouter();
  const { voltar = "/inicio" } = route.useSearch();
  const signOut = useMutation({ mutationFn: () => leave(false), onError: (error) => toast.failure(error) });
  usePageTitle("Escolha sua senha");

  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Escolha sua senha</Title>
        <Text c="dimmed" size="sm" mt={4}>
          Sua senha foi criada pela administração. Para começar, escolha outra, que só você conheça.
        </Text>
      </div>
      <NewPasswordForm
        asksCurrent
        currentLabel="Senha que você recebeu"
        submitLabel="Salvar e começar"
        submit={changePassword}
        onDone={() => {
          toast.success("Sua senha foi alterada com sucesso!");
          queryClient.clear();
          router.history.push(voltar);
        }}
      />
      <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sair
      </Button>
    </Stack>
  );
}
