import { Stack, Text } from "@mantine/core";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { confirmByCode, sendNewCode } from "./data.ts";

interface Props {
  readonly email: string;
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}

export default function VerificationDialog({ email, onClose, onConfirmed }: Props) {
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
            onConfirmed();
          }}
          resend={() => sendNewCode(account)}
        />
        <SupportLink />
      </Stack>
    </PhoneWideDialog>
  );
}
