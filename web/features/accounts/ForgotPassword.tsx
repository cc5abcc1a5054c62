import { Button, Checkbox, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormAlert } from "../../ui/FormAlert.tsx";
import { email as emailRule } from "../../ui/form-messages.ts";
import { toast } from "../../ui/toast.ts";
import { focusFirstError } from "../../ui/use-server-errors.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type AccountName, sendResetInstructions, tradeResetCode } from "./data.ts";
import classes from "./ForgotPassword.module.css";

interface Props {
  /** The administrator is sent a link alone. */
  readonly admin?: boolean;
  readonly initialEmail?: string;
  /** Above another dialog. */
  readonly zIndex?: number;
}

/** "Esqueci a senha": the e-mail, then the code of the mail, then the page for the new password. */
export function ForgotPassword({ admin = false, initialEmail = "", zIndex = 200 }: Props) {
  const [step, setStep] = useState<"closed" | "email" | AccountName>("closed");
  const close = () => setStep("closed");
  const openReset = async (account: AccountName, code: string) => {
    const token = await tradeResetCode(account, code);
    location.assign(`/autenticacao/resetar_senha?token=${encodeURIComponent(token)}`);
  };

  return (
    <div className={classes.forgot}>
      <Button variant="subtle" color="gray" size="sm" px={0} onClick={() => setStep("email")}>
        Esqueci a senha
      </Button>
      <Modal opened={step === "email"} onClose={close} title="Esqueci a senha" centered zIndex={zIndex}>
        <EmailForm
          admin={admin}
          initialEmail={initialEmail}
          onSent={(account) => {
            toast.success("Por favor, siga as instruções enviadas no email!");
            setStep(admin ? "closed" : account);
          }}
        />
      </Modal>
      <Modal opened={typeof step === "object"} onClose={close} title="Código de verificação" centered zIndex={zIndex}>
        {typeof step === "object" && (
          <Stack>
            <Text c="dimmed" size="sm">
              Digite o código de 6 caracteres que enviamos para {step.email}. Ele vale por 15 minutos.
            </Text>
            <CodeForm
              label="Código de verificação"
              missing="Por favor, informe o código de verificação."
              submitLabel="Verificar código"
              submit={(code) => openReset(step, code)}
              resend={() => sendResetInstructions(step, false)}
            />
          </Stack>
        )}
      </Modal>
    </div>
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
