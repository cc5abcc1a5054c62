import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { isAnyDialogOpen } from "../../ui/top-dialog.ts";
import classes from "./StudentFinder.module.css";

const StudentFinderDialog = lazy(() => import("./StudentFinderDialog.tsx"));

/** Finds a student from anywhere: by the button, by "/" outside of fields, or by Ctrl or ⌘ and K. */
export function StudentFinder() {
  const [opened, setOpened] = useState(false);
  const open = () => {
    if (!isAnyDialogOpen()) setOpened(true);
  };
  useHotkeys([["/", open]]);
  useHotkeys([["mod+K", open]], []);

  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label="Buscar aluno"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Icon name="search" size={20} />
        <span className={classes.words}>Buscar aluno</span>
        <kbd className={classes.key}>/</kbd>
      </button>
      <Suspense>{opened && <StudentFinderDialog onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
