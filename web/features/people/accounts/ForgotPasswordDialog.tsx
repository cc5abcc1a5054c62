import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { awaitedCode } from "./awaited-code.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type AccountName, choosePassword, sendResetInstructions, tradeResetCode } from "./data.ts";
import type { ForgotPasswordProps } from "./forgot-password.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { ResetInstructionsForm } from "./ResetInstructionsForm.tsx";

const SENT = "Por favor, siga as instruções enviadas no email!";

export default function ForgotPasswordDialog({
  step,
  onStep,
  typed,
  admin = false,
  staysHere = false,
  zIndex = 200,
}: ForgotPasswordProps) {
  const [token, setToken] = useState<string | null>(null);
  const account = awaitedCode.read();
  const asksCode = step === "reset-code" && account !== null && !admin && token === null;
  const close = () => {
    setToken(null);
    onStep(null);
  };
  const openReset = async (account: AccountName, code: string) => {
    const opened = await tradeResetCode(account, code);
    if (staysHere) return setToken(opened);
    location.assign(`/autenticacao/resetar_senha?token=${encodeURIComponent(opened)}`);
  };

  return (
    <>
      <PhoneWideDialog
        opened={step !== null && !asksCode && token === null}
        onClose={close}
        title="Esqueci a senha"
        zIndex={zIndex}
      >
        <ResetInstructionsForm
          admin={admin}
          initial={typed()}
          onSent={(sent) => {
            if (admin) toast.success(SENT);
            awaitedCode.write(sent);
            onStep(admin ? null : "reset-code");
          }}
        />
      </PhoneWideDialog>
      <PhoneWideDialog opened={asksCode} onClose={close} title="Código de verificação" zIndex={zIndex}>
        {account && (
          <Stack>
            <Text c="dimmed" size="sm" style={{ overflowWrap: "anywhere" }}>
              {SENT} O código de 6 caracteres foi para {account.email} e vale por 15 minutos.
            </Text>
            <CodeForm
              label="Código de verificação"
              missing="Por favor, informe o código de verificação."
              submitLabel="Verificar código"
              submit={(code) => openReset(account, code)}
              resend={() => sendResetInstructions(account, false)}
            />
          </Stack>
        )}
      </PhoneWideDialog>
      <PhoneWideDialog opened={token !== null} onClose={close} title="Redefinir senha" zIndex={zIndex}>
        {token !== null && (
          <NewPasswordForm
            submitLabel="Salvar senha"
            submit={({ new_password, new_password_confirmation }) =>
              choosePassword(token, { new_password, new_password_confirmation }, false)
            }
            onDone={() => {
              toast.success("Sua senha foi alterada com sucesso!");
              close();
            }}
          />
        )}
      </PhoneWideDialog>
    </>
  );
}
