import { lazy, Suspense } from "react";
import { LastImport } from "./LastImport.tsx";
import type { Step } from "./steps.ts";

const ImportDialog = lazy(() => import("./ImportDialog.tsx"));
const UndoDialog = lazy(() => import("./UndoDialog.tsx"));

/** What the address of the list says about imports. */
interface Address {
  readonly dialog?: "import" | "undo-import" | undefined;
  readonly step?: Step | undefined;
}

interface Props {
  readonly dialog: string | undefined;
  readonly step: Step | undefined;
  readonly onChange: (address: Address) => void;
}

/** What the list of students has of imports: the last one with its way back, and the dialogs. */
export function StudentImports({ dialog, step = "arquivo", onChange }: Props) {
  const close = () => onChange({ dialog: undefined, step: undefined });
  const undo = () => onChange({ dialog: "undo-import", step: undefined });
  return (
    <>
      <LastImport onUndo={undo} />
      <Suspense>
        {dialog === "import" && (
          <ImportDialog
            step={step}
            onStep={(next) => onChange({ dialog: "import", step: next })}
            onUndo={undo}
            onClose={close}
          />
        )}
        {dialog === "undo-import" && <UndoDialog onClose={close} />}
      </Suspense>
    </>
  );
}
