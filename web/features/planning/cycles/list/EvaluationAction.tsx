import { Button, Group } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import { type CycleProps, canOpenEvaluation, isNextStep } from "../cycle-actions.ts";
import { downloadEvaluationPdf } from "../cycle-data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./CycleCard.module.css";
import { MissingPart } from "./MissingPart.tsx";
import { PdfButton } from "./PdfButton.tsx";

export function EvaluationAction({ label = "Avaliação", ...props }: CycleProps & { readonly label?: string }) {
  const { path, cycle } = props;
  const { open } = useCycleAddress();
  const { was_evaluated: evaluated, name } = cycle;
  if (!canOpenEvaluation(props)) return <MissingPart cycle={cycle} part={label} />;
  const isNext = isNextStep(props) && !evaluated;
  return (
    <Group gap={8} wrap="nowrap">
      <Button
        flex={1}
        variant={isNext ? "filled" : "default"}
        mod={{ evaluated }}
        className={classes.evaluation ?? ""}
        leftSection={<Icon name={evaluated ? "check" : "edit"} size={18} />}
        onClick={() => open("evaluation", path)}
      >
        {label}
      </Button>
      {evaluated && <PdfButton label={`Baixar a avaliação em PDF: ${name}`} save={downloadEvaluationPdf} path={path} />}
    </Group>
  );
}
