import { Stack, Text } from "@mantine/core";
import { PhoneWideDialog } from "../../ui/PhoneWideDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { CodeForm } from "./CodeForm.tsx";
import { confirmByCode, sendNewCode } from "./data.ts";

interface Props {
  /** Of the trainer who must confirm before signing in. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Over the sign-in page: what was typed there stays, and signing in again goes on. */
export default function VerificationDialog({ email, onClose }: Props) {
  const account = { email, students: false };
  return (
    <PhoneWideDialog opened onClose={onClose} title="Código de verificação">
      <Stack>
        <Text c="dimmed" size="sm">
          Seu cadastro ainda não foi confirmado. Digite o código que enviamos para {email}.
        </Text>
        <CodeForm
          label="Código de verificação"
          missing="Por favor, informe o código de verificação."
          submitLabel="Confirmar cadastro"
          submit={async (code) => {
            await confirmByCode(account, code);
            toast.success("Cadastro confirmado com sucesso!");
            onClose();
          }}
          resend={() => sendNewCode(account)}
        />
      </Stack>
    </PhoneWideDialog>
  );
}
