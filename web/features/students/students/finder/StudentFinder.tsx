import { useHotkeys } from "@mantine/hooks";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { isAnyDialogOpen } from "../../../../ui/dialog/top-dialog.ts";
import type { FinderProps } from "../../../../ui/finder/FinderDialog.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./StudentFinder.module.css";

interface Props {
  /** Each role finds what it may open. */
  readonly Dialog: ComponentType<FinderProps>;
}

export function StudentFinder({ Dialog }: Props) {
  const [opened, setOpened] = useState(false);
  const typed = useRef("");
  const open = () => {
    if (!isAnyDialogOpen()) setOpened(true);
  };
  const close = () => {
    typed.current = "";
    setOpened(false);
  };
  useHotkeys([["/", open]]);
  useHotkeys([["mod+K", open]], []);

  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label="Buscar"
        title="Buscar (Ctrl + K)"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Icon name="search" size={20} />
        <span className={classes.words}>Buscar</span>
        <kbd className={classes.key} />
      </button>
      {opened && (
        <Suspense fallback={<KeepTyped typed={typed} />}>
          <Dialog typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Keeps what is typed while the dialog is still on its way. */
function KeepTyped({ typed }: { readonly typed: { current: string } }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      // The key that opened the search arrives here too.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keep);
    return () => removeEventListener("keydown", keep);
  }, [typed]);
  return null;
}
