import { Anchor, Group, Stack, Title } from "@mantine/core";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { ApiError } from "../../api-error.ts";
import { useProduct } from "../../shell/product.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { TermsLink } from "../terms/TermsLink.tsx";
import { type Credentials, enter } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";

const VerificationDialog = lazy(() => import("./VerificationDialog.tsx"));
const route = getRouteApi("/open/autenticacao/entrar");

export function SignInScreen() {
  const router = useRouter();
  const { voltar = "/inicio", policy } = route.useSearch();
  const navigate = route.useNavigate();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { support_url } = useProduct();
  usePageTitle("Entrar");

  return (
    <Stack gap="lg">
      <Title order={1}>Entrar</Title>
      <SignInForm
        submit={async (credentials) => {
          await enter(credentials).catch(async (error: unknown) => {
            if (!(error instanceof ApiError) || error.code !== "account_unconfirmed") throw error;
            if (!credentials.students) setUnconfirmed(credentials.email);
            else await navigate({ to: "/autenticacao/confirmar_registro_aluno", search: studentSearch(credentials) });
            throw error;
          });
          router.history.push(voltar);
        }}
      />
      <Group justify="space-between" gap="xs">
        <ForgotPassword />
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/cadastro" />}>
          Criar conta
        </Anchor>
        {support_url && (
          <Anchor href={support_url} target="_blank" rel="noreferrer" size="sm">
            Conheça a plataforma!
          </Anchor>
        )}
      </Group>
      <Suspense>
        {unconfirmed !== null && <VerificationDialog email={unconfirmed} onClose={() => setUnconfirmed(null)} />}
      </Suspense>
      <TermsLink
        opened={policy === "privacy"}
        onChange={(opened) =>
          void navigate({ search: (before) => ({ ...before, policy: opened ? "privacy" : undefined }) })
        }
      />
    </Stack>
  );
}

const studentSearch = ({ email }: Credentials) => ({ email: email.trim(), students: "true" });
