import { Stack, Text, Title } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../use-page-title.ts";
import { CodeForm } from "./CodeForm.tsx";
import { confirmByCode, sendNewCode } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";

const route = getRouteApi("/open/autenticacao/confirmar_registro_aluno");

/** Where signing in leads a student whose account is not confirmed. */
export function ConfirmCodeStudentScreen() {
  const { email = "", students = "true" } = route.useSearch();
  const account = { email, students: students === "true" };
  const [done, setDone] = useState(false);
  usePageTitle("Confirmar código");

  if (email === "") {
    return (
      <EntranceMessage title="Link incompleto">
        Entre com seu e-mail e sua senha para receber um código.
      </EntranceMessage>
    );
  }
  if (done) {
    return (
      <EntranceMessage title="Cadastro confirmado com sucesso!">Entre com seu e-mail e sua senha.</EntranceMessage>
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
          await confirmByCode(account, code);
          setDone(true);
        }}
        resend={() => sendNewCode(account)}
      />
    </Stack>
  );
}
