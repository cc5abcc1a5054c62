import { Stack, Text, Title } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { toast } from "../../../ui/toast.ts";
import { choosePassword } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const route = getRouteApi("/open/autenticacao/resetar_senha");
const adminRoute = getRouteApi("/open/admin/autenticacao/resetar_senha");

export function ResetPasswordScreen() {
  return <ResetPassword token={route.useSearch().token ?? ""} admin={false} />;
}

export function AdminResetPasswordScreen() {
  return <ResetPassword token={adminRoute.useSearch().token ?? ""} admin />;
}

function ResetPassword({ token, admin }: { readonly token: string; readonly admin: boolean }) {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  usePageTitle("Redefinir senha");

  if (token === "") {
    return (
      <EntranceMessage title="Link incompleto" admin={admin}>
        Abra esta página pelo link do e-mail, ou peça outro em “Esqueci a senha”.
      </EntranceMessage>
    );
  }
  if (done) {
    return (
      <EntranceMessage title="Sua senha foi alterada com sucesso!">
        Por segurança, encerramos as sessões abertas. Entre com a nova senha.
      </EntranceMessage>
    );
  }
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Redefinir senha</Title>
        <Text c="dimmed" size="sm" mt={4}>
          Escolha a senha com que vai entrar daqui em diante.
        </Text>
      </div>
      <NewPasswordForm
        submitLabel="Salvar senha"
        submit={({ new_password, new_password_confirmation }) =>
          choosePassword(token, { new_password, new_password_confirmation }, admin)
        }
        onDone={() => {
          if (!admin) return setDone(true);
          toast.success("Sua senha foi alterada com sucesso!");
          void navigate({ to: "/admin/autenticacao/entrar" });
        }}
      />
    </Stack>
  );
}
