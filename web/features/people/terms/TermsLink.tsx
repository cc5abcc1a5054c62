import { Anchor } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import classes from "../../../ui/link.module.css";
import { TERMS_TITLE } from "./titles.ts";

const TermsDialog = lazy(() => import("./TermsDialog.tsx"));

interface Props {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

export function TermsLink({ opened, onChange }: Props) {
  const [wasOpened, setWasOpened] = useState(opened);
  const link = useFocusBack<HTMLButtonElement>(opened);
  const open = () => {
    setWasOpened(true);
    onChange(true);
  };
  return (
    <>
      <Anchor ref={link} component="button" type="button" size="sm" ta="left" className={classes.link} onClick={open}>
        {TERMS_TITLE}
      </Anchor>
      <Suspense>{(wasOpened || opened) && <TermsDialog opened={opened} onClose={() => onChange(false)} />}</Suspense>
    </>
  );
}
