import { Anchor } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import classes from "../../../ui/link.module.css";
import type { ForgotPasswordProps } from "./forgot-password.ts";

const ForgotPasswordDialog = lazy(() => import("./ForgotPasswordDialog.tsx"));

/** The dialogs load when they are asked for, so that the sign-in page stays light. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const { step, onStep } = props;
  const [wasOpened, setWasOpened] = useState(step !== null);
  const link = useFocusBack<HTMLButtonElement>(step !== null);
  const open = () => {
    setWasOpened(true);
    onStep("forgot");
  };
  return (
    <>
      <Anchor ref={link} component="button" type="button" size="sm" className={classes.link} onClick={open}>
        Esqueci a senha
      </Anchor>
      <Suspense>{(wasOpened || step) && <ForgotPasswordDialog {...props} />}</Suspense>
    </>
  );
}
