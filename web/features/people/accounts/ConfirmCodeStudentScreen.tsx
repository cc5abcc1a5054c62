import { Stack, Text, Title } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { CodeForm } from "./CodeForm.tsx";
import { confirmByCode, sendNewCode } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";

const route = getRouteApi("/open/autenticacao/confirmar_registro_aluno");

export function ConfirmCodeStudentScreen() {
  const { email = "", students = "true" } = route.useSearch();
  const account = { email, students: students === "true" };
  const [confirmed, setConfirmed] = useState<{ readonly first: boolean } | null>(null);
  const navigate = useNavigate();
  usePageTitle("Confirmar código");

  if (email === "") {
    return (
      <EntranceMessage title="Link incompleto">
        Entre com seu e-mail e sua senha para receber um código.
      </EntranceMessage>
    );
  }
  if (confirmed) {
    return (
      <EntranceMessage
        title={confirmed.first ? "Cadastro confirmado com sucesso!" : "Seu cadastro já estava confirmado"}
      >
        Entre com seu e-mail e sua senha.
      </EntranceMessage>
    );
  }
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Confirmar código</Title>
        <Text c="dimmed" size="sm" mt={4}>
          Digite o código de 6 caracteres que enviamos para {email}. Ele vale por 15 minutos.
        </Text>
      </div>
      <CodeForm
        label="Código de confirmação"
        missing="Por favor, informe o código de confirmação."
        submitLabel="Confirmar"
        submit={async (code) => {
          const answer = await confirmByCode(account, code);
          const token = answer?.token;
          if (token) await navigate({ to: "/autenticacao/aluno/confirmar_conta", search: { token } });
          else setConfirmed({ first: answer !== undefined });
        }}
        resend={() => sendNewCode(account)}
      />
    </Stack>
  );
}
