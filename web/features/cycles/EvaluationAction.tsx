import { Group } from "@mantine/core";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { downloadEvaluationPdf } from "./data.ts";
import classes from "./MesocycleCard.module.css";
import { evaluationReason, type MesocycleProps } from "./mesocycle-actions.ts";
import { PdfButton } from "./PdfButton.tsx";
import { useCycleAddress } from "./use-cycle-address.ts";

/** Opens the evaluation; navy with a check once there is one, filled while it is what the running mesocycle waits for. */
export function EvaluationAction({ path, mesocycle, isCurrent, readOnly }: MesocycleProps) {
  const { open } = useCycleAddress();
  const { was_evaluated: evaluated, name } = mesocycle;
  const isNext = isCurrent && !evaluated && !readOnly;
  return (
    <Group gap={8} wrap="nowrap">
      <ReasonButton
        flex={1}
        reason={evaluationReason(mesocycle, readOnly)}
        variant={isNext ? "filled" : "default"}
        mod={{ evaluated }}
        className={classes.evaluation ?? ""}
        leftSection={<Icon name={evaluated ? "check" : "edit"} size={18} />}
        onClick={() => open("evaluation", { macro: path.macroId, meso: path.mesoId })}
      >
        Avaliação
      </ReasonButton>
      {evaluated && <PdfButton label={`Baixar a avaliação em PDF: ${name}`} save={downloadEvaluationPdf} path={path} />}
    </Group>
  );
}
