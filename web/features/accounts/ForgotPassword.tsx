import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import classes from "./ForgotPassword.module.css";

const ForgotPasswordDialog = lazy(() => import("./ForgotPasswordDialog.tsx"));

interface Props {
  readonly admin?: boolean;
  readonly initialEmail?: string;
  readonly zIndex?: number;
}

/** "Esqueci a senha": its dialogs arrive when somebody asks, so that signing in stays light. */
export function ForgotPassword({ admin = false, initialEmail = "", zIndex = 200 }: Props) {
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setAsked(true);
    setOpened(true);
  };
  return (
    <div className={classes.forgot}>
      <Button variant="subtle" color="gray" size="sm" px={0} onClick={open}>
        Esqueci a senha
      </Button>
      <Suspense>
        {asked && (
          <ForgotPasswordDialog
            opened={opened}
            onClose={() => setOpened(false)}
            admin={admin}
            initialEmail={initialEmail}
            zIndex={zIndex}
          />
        )}
      </Suspense>
    </div>
  );
}
