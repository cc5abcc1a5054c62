import { Anchor } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import classes from "../../ui/link.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { ForgotStep } from "./sign-in-search.ts";

const ForgotPasswordDialog = lazy(() => import("./ForgotPasswordDialog.tsx"));

interface Props {
  readonly step: ForgotStep | null;
  readonly onStep: (step: ForgotStep | null) => void;
  readonly admin?: boolean;
  readonly initialEmail?: string;
  readonly zIndex?: number;
}

/** "Esqueci a senha": its dialogs arrive when somebody asks, so that signing in stays light. */
export function ForgotPassword({ step, onStep, admin = false, initialEmail = "", zIndex = 200 }: Props) {
  const [asked, setAsked] = useState(step !== null);
  const link = useFocusBack<HTMLButtonElement>(step !== null);
  const open = () => {
    setAsked(true);
    onStep("forgot");
  };
  return (
    <>
      <Anchor ref={link} component="button" type="button" size="sm" className={classes.link} onClick={open}>
        Esqueci a senha
      </Anchor>
      <Suspense>
        {(asked || step) && (
          <ForgotPasswordDialog step={step} onStep={onStep} admin={admin} initialEmail={initialEmail} zIndex={zIndex} />
        )}
      </Suspense>
    </>
  );
}
