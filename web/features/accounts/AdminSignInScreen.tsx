import { Group, Stack, Title } from "@mantine/core";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { usePageTitle } from "../../use-page-title.ts";
import { enter } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";

const route = getRouteApi("/open/admin/autenticacao/entrar");

export function AdminSignInScreen() {
  const router = useRouter();
  const { voltar = "/admin/home", dialog } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle("Entrar como administrador");

  return (
    <Stack gap="lg">
      <Title order={1}>Administração</Title>
      <SignInForm
        admin
        submit={async (credentials) => {
          router.history.push(await enter(credentials, voltar, true));
        }}
      />
      <Group>
        <ForgotPassword
          admin
          step={dialog === "forgot" ? dialog : null}
          onStep={(step) => void navigate({ search: (before) => ({ ...before, dialog: step ?? undefined }) })}
        />
      </Group>
    </Stack>
  );
}
