import { lazy, Suspense } from "react";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { Step } from "../../../ui/import/steps.ts";
import { LastImport } from "./LastImport.tsx";

const StudentImportDialog = lazy(() => import("./StudentImportDialog.tsx"));
const UndoDialog = lazy(() => import("./UndoDialog.tsx"));

interface Props {
  readonly dialog: string | undefined;
  readonly step: Step | undefined;
}

export function StudentImports({ dialog, step = "arquivo" }: Props) {
  const { stepIn, stepOut, leaveInnerSteps, leave } = useAddressSteps();
  const close = () => leave({ dialog: undefined, step: undefined });
  const undo = () => stepIn({ dialog: "undo-import", step: undefined });
  return (
    <>
      <LastImport onUndo={undo} />
      <Suspense>
        {dialog === "import" && (
          <StudentImportDialog
            step={step}
            onStep={(next) => stepIn({ step: next })}
            onBack={(previous) => stepOut({ step: previous })}
            onDone={() => leaveInnerSteps({ step: "resultado" })}
            onUndo={undo}
            onClose={close}
          />
        )}
        {dialog === "undo-import" && <UndoDialog onClose={close} />}
      </Suspense>
    </>
  );
}
