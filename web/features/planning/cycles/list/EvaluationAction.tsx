import { Group } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { type CycleProps, evaluationReason, isNextStep } from "../cycle-actions.ts";
import { downloadEvaluationPdf } from "../cycle-data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./CycleCard.module.css";
import { PdfButton } from "./PdfButton.tsx";

export function EvaluationAction({ label = "Avaliação", ...props }: CycleProps & { readonly label?: string }) {
  const { path, cycle } = props;
  const { open } = useCycleAddress();
  const { was_evaluated: evaluated, name } = cycle;
  const isNext = isNextStep(props) && !evaluated;
  return (
    <Group gap={8} wrap="nowrap">
      <ReasonButton
        flex={1}
        reason={evaluationReason(props)}
        variant={isNext ? "filled" : "default"}
        mod={{ evaluated }}
        className={classes.evaluation ?? ""}
        leftSection={<Icon name={evaluated ? "check" : "edit"} size={18} />}
        onClick={() => open("evaluation", path)}
      >
        {label}
      </ReasonButton>
      {evaluated && <PdfButton label={`Baixar a avaliação em PDF: ${name}`} save={downloadEvaluationPdf} path={path} />}
    </Group>
  );
}
