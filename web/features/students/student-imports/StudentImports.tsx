import { Anchor, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { counted, momentOf } from "../../../ui/import/format.ts";
import type { Step } from "../../../ui/import/steps.ts";
import { lastImportQuery } from "./data.ts";
import classes from "./LastImport.module.css";

const StudentImportDialog = lazy(() => import("./StudentImportDialog.tsx"));
const EvaluationImportDialog = lazy(() => import("../../assessment/evaluation-imports/EvaluationImportDialog.tsx"));
const UndoDialog = lazy(() => import("./UndoDialog.tsx"));

interface Props {
  readonly dialog: string | undefined;
  readonly step: Step | undefined;
}

export function StudentImports({ dialog, step = "arquivo" }: Props) {
  const { stepIn, stepOut, stay, leaveInnerSteps, leave } = useAddressSteps();
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
            onEvaluations={() => stay({ dialog: "import-evaluations", step: undefined })}
            onClose={close}
          />
        )}
        {dialog === "import-evaluations" && (
          <EvaluationImportDialog
            step={step}
            onStep={(next) => stepIn({ step: next })}
            onBack={(previous) => stepOut({ step: previous })}
            onDone={() => leaveInnerSteps({ step: "resultado" })}
            onClose={close}
          />
        )}
        {dialog === "undo-import" && <UndoDialog onClose={close} />}
      </Suspense>
    </>
  );
}

interface LastImportProps {
  readonly onUndo: () => void;
}

/** The list shows nothing when the last import does not load. */
function LastImport({ onUndo }: LastImportProps) {
  const { data } = useQuery(lastImportQuery);
  if (!data?.finished_at) return null;
  return (
    <Group gap="xs" className={classes.line ?? ""}>
      <Text size="sm" c="dimmed" className="figures">
        Última importação: {counted(data.imported_count, "aluno", "alunos")} em {momentOf(data.finished_at)}
      </Text>
      <Anchor component="button" type="button" size="sm" className={classes.undo ?? ""} onClick={onUndo}>
        Desfazer
      </Anchor>
    </Group>
  );
}
