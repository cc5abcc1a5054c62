import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { Step } from "../../../ui/import/steps.ts";
import EvaluationImportDialog from "./EvaluationImportDialog.tsx";

interface Props {
  readonly student: { readonly id: number; readonly name: string };
  readonly step: Step | undefined;
  readonly onClose: () => void;
}

/** From a student's page, whose address keeps the step. */
export default function OneStudentImport({ student, step = "arquivo", onClose }: Props) {
  const { stepIn, stepOut, stay, leaveInnerSteps } = useAddressSteps();
  return (
    <EvaluationImportDialog
      student={student}
      step={step}
      onStep={(next) => stepIn({ step: next })}
      onBack={(previous) => stepOut({ step: previous })}
      onDone={() => leaveInnerSteps({ step: "resultado" })}
      onAxis={() => stay({ dialog: "all-evaluations", step: undefined })}
      onClose={onClose}
    />
  );
}
