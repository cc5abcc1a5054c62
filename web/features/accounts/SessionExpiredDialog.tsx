import { Button, Modal, Stack, Text } from "@mantine/core";
import { lastEmail, session } from "../../shell/session.ts";
import { enterAgain } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";

const ignore = () => {};

/** Over whatever was being done: signing in again goes on with it, and the refused requests are repeated. */
export default function SessionExpiredDialog({ admin }: { readonly admin: boolean }) {
  const leave = () => {
    session.end();
    location.assign(admin ? "/admin" : "/");
  };

  return (
    <Modal
      opened
      onClose={ignore}
      title="Sua sessão expirou"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
      zIndex={400}
    >
      <Stack>
        <Text c="dimmed" size="sm">
          Entre novamente para continuar de onde parou. Nada do que foi preenchido se perdeu.
        </Text>
        <SignInForm
          admin={admin}
          initialEmail={lastEmail.read()}
          submit={(credentials) => enterAgain(credentials, admin)}
        />
        <ForgotPassword admin={admin} initialEmail={lastEmail.read()} zIndex={500} />
        <Button variant="subtle" color="gray" fullWidth onClick={leave}>
          Sair
        </Button>
      </Stack>
    </Modal>
  );
}
