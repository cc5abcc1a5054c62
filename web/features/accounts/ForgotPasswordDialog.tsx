import { Button, Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { FormAlert } from "../../ui/FormAlert.tsx";
import { email as emailRule } from "../../ui/form-messages.ts";
import { PhoneWideDialog } from "../../ui/PhoneWideDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { focusFirstError } from "../../ui/use-server-errors.ts";
import { awaitedCode } from "./awaited-code.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type AccountName, sendResetInstructions, tradeResetCode } from "./data.ts";
import type { ForgotStep } from "./sign-in-search.ts";

interface Props {
  readonly step: ForgotStep | null;
  readonly onStep: (step: ForgotStep | null) => void;
  /** The administrator is sent a link alone. */
  readonly admin: boolean;
  readonly initialEmail: string;
  /** Above another dialog. */
  readonly zIndex: number;
}

/** The e-mail, then the code of the mail, then the page for the new password. */
export default function ForgotPasswordDialog({ step, onStep, admin, initialEmail, zIndex }: Props) {
  const account = awaitedCode.read();
  const asksCode = step === "reset-code" && account !== null && !admin;
  const close = () => onStep(null);
  const openReset = async (known: AccountName, code: string) => {
    const token = await tradeResetCode(known, code);
    location.assign(`/autenticacao/resetar_senha?token=${encodeURIComponent(token)}`);
  };

  return (
    <>
      <PhoneWideDialog opened={step !== null && !asksCode} onClose={close} title="Esqueci a senha" zIndex={zIndex}>
        <EmailForm
          admin={admin}
          initialEmail={initialEmail}
          onSent={(sent) => {
            toast.success("Por favor, siga as instruções enviadas no email!");
            awaitedCode.write(sent);
            onStep(admin ? null : "reset-code");
          }}
        />
      </PhoneWideDialog>
      <PhoneWideDialog opened={asksCode} onClose={close} title="Código de verificação" zIndex={zIndex}>
        {account && (
          <Stack>
            <Text c="dimmed" size="sm">
              Digite o código de 6 caracteres que enviamos para {account.email}. Ele vale por 15 minutos.
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
    </>
  );
}

interface EmailFormProps {
  readonly admin: boolean;
  readonly initialEmail: string;
  readonly onSent: (account: AccountName) => void;
}

function EmailForm({ admin, initialEmail, onSent }: EmailFormProps) {
  const ask = useMutation({
    mutationFn: (account: AccountName) => sendResetInstructions(account, admin),
    onSuccess: (_, account) => onSent(account),
  });
  const form = useForm<AccountName>({
    mode: "uncontrolled",
    initialValues: { email: initialEmail, students: false },
    validate: { email: emailRule },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((account) => ask.mutate(account), focusFirstError)}>
      <Stack>
        <Text c="dimmed" size="sm">
          {admin
            ? "Enviaremos um link para você escolher outra senha."
            : "Enviaremos um link e um código para você escolher outra senha."}
        </Text>
        <TextInput
          label="E-mail da conta"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          data-autofocus
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        {!admin && (
          <Checkbox
            label="Minha conta é de aluno"
            key={form.key("students")}
            {...form.getInputProps("students", { type: "checkbox" })}
          />
        )}
        <FormAlert error={ask.error} />
        <Button type="submit" fullWidth loading={ask.isPending}>
          Enviar instruções
        </Button>
      </Stack>
    </form>
  );
}
