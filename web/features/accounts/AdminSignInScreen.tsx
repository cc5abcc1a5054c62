import { Group, Stack, Title } from "@mantine/core";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { enter } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";

const route = getRouteApi("/open/admin/autenticacao/entrar");

export function AdminSignInScreen() {
  const router = useRouter();
  const { voltar = "/admin/home" } = route.useSearch();
  usePageTitle("Entrar como administrador");

  return (
    <Stack gap="lg">
      <Title order={1}>Administração</Title>
      <SignInForm
        admin
        submit={async (credentials) => {
          await enter(credentials, true);
          router.history.push(voltar);
        }}
      />
      <Group>
        <ForgotPassword admin />
      </Group>
    </Stack>
  );
}
