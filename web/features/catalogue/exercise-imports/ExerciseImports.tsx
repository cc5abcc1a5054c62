import { lazy, Suspense } from "react";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { Step } from "../../../ui/import/steps.ts";
import type { FetchNames } from "./data.ts";

const ExerciseImportDialog = lazy(() => import("./ExerciseImportDialog.tsx"));

interface Props {
  readonly step: Step | undefined;
  readonly list: Readonly<Record<string, number>>;
  readonly fetchNames: FetchNames;
}

export function ExerciseImports({ step = "arquivo", list, fetchNames }: Props) {
  const { stepIn, stepOut, settle, leave } = useAddressSteps();
  return (
    <Suspense>
      <ExerciseImportDialog
        step={step}
        fetchNames={fetchNames}
        onStep={(next) => stepIn({ step: next })}
        onBack={(previous) => stepOut({ step: previous })}
        onDone={() => settle({ step: "resultado" })}
        onClose={() => leave({ dialog: undefined, step: undefined, ...list })}
      />
    </Suspense>
  );
}
