import { Group, Stack, Title } from "@mantine/core";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";
import { enter, enterByPasskey } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useSignIn } from "./use-sign-in.ts";

const route = getRouteApi("/open/admin/autenticacao/entrar");

export function AdminSignInScreen() {
  const router = useRouter();
  const search = route.useSearch();
  const { voltar = "/admin/home", dialog } = search;
  const navigate = route.useNavigate();
  const signIn = useSignIn(async (credentials) => {
    router.history.push(await enter(credentials, voltar, true));
  });
  usePageTitle("Entrar como administrador");

  return (
    <Stack gap="lg">
      <Title order={1}>Administração</Title>
      <SignInForm
        signIn={signIn}
        admin
        onPasskey={async () => router.history.push(await enterByPasskey(search.voltar))}
      />
      <Group justify="space-between">
        {!signIn.secondStep && (
          <ForgotPassword
            admin
            typed={signIn.typed}
            step={dialog === "forgot" ? dialog : null}
            onStep={(step) => void navigate({ search: (previous) => ({ ...previous, dialog: step ?? undefined }) })}
          />
        )}
        <SupportLink />
      </Group>
    </Stack>
  );
}
