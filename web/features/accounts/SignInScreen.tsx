import { Anchor, Group, Stack, Title } from "@mantine/core";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useProduct } from "../../shell/product.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { TermsLink } from "../terms/TermsLink.tsx";
import { enter } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";

const route = getRouteApi("/open/autenticacao/entrar");

export function SignInScreen() {
  const router = useRouter();
  const { voltar = "/inicio", policy } = route.useSearch();
  const navigate = route.useNavigate();
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
      <Group justify="space-between" align="flex-start" gap="xs">
        <ForgotPassword>
          A recuperação de senha pela plataforma ainda não está disponível. Alunos: peçam um novo convite ao seu
          personal.
        </ForgotPassword>
        {support_url && (
          <Anchor href={support_url} target="_blank" rel="noreferrer" size="sm">
            Conheça a plataforma!
          </Anchor>
        )}
      </Group>
      <TermsLink
        opened={policy === "privacy"}
        onChange={(opened) =>
          void navigate({ search: (before) => ({ ...before, policy: opened ? "privacy" : undefined }) })
        }
      />
    </Stack>
  );
}
