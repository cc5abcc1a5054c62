import { Anchor, Group, Modal, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { lastEmail, session } from "../../../api/session.ts";
import classes from "../../../ui/link.module.css";
import { toast } from "../../../ui/toast.ts";
import { enterAgain, enterAgainByPasskey, formerRole, leave } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";
import type { ForgotStep } from "./sign-in-search.ts";
import { useSignIn } from "./use-sign-in.ts";

const ignore = () => {};

/** The refused requests are repeated after the sign-in. */
export default function SessionExpiredDialog() {
  const role = formerRole();
  const admin = role === "admin";
  const signIn = useSignIn((credentials) => enterAgain(credentials, admin), {
    email: lastEmail.read(),
    students: role === "student",
  });
  // The address belongs to the screen below, which stays as it is.
  const [forgot, setForgot] = useState<ForgotStep | null>(null);
  const signOut = useMutation({
    mutationFn: () => {
      session.restoreRefusedToken();
      return leave(admin);
    },
    onError: (error) => toast.failure(error, "Não foi possível fazer logout!"),
  });

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
        <SignInForm signIn={signIn} admin={admin} onPasskey={enterAgainByPasskey} />
        <Group justify="space-between">
          <ForgotPassword step={forgot} onStep={setForgot} typed={signIn.typed} admin={admin} staysHere zIndex={500} />
          <Anchor component="button" type="button" size="sm" className={classes.link} onClick={() => signOut.mutate()}>
            Sair
          </Anchor>
        </Group>
      </Stack>
    </Modal>
  );
}
