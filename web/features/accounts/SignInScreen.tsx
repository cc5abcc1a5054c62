import { Anchor, Group, Stack, Title } from "@mantine/core";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useProduct } from "../../shell/product.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { enter } from "./data.ts";
import { SignInForm } from "./SignInForm.tsx";

const route = getRouteApi("/open/autenticacao/entrar");

export function SignInScreen() {
  const router = useRouter();
  const { voltar = "/inicio" } = route.useSearch();
  const { support_url } = useProduct();
  usePageTitle("Entrar");

  return (
    <Stack gap="lg">
      <Title order={1}>Entrar</Title>
      <SignInForm
        submit={async (credentials) => {
          await enter(credentials);
          router.history.push(voltar);
        }}
      />
      <Group justify="space-between" gap="xs">
        <ReasonButton variant="subtle" size="sm" px="xs" reason="A recuperação de senha estará disponível em breve.">
          Esqueci a senha
        </ReasonButton>
        {support_url && (
          <Anchor href={support_url} target="_blank" rel="noreferrer" size="sm">
            Conheça a plataforma!
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}
