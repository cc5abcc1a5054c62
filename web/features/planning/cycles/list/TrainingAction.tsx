import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { trainingButton } from "#domain/periodisation/timeline.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { type CycleProps, canOpenTraining, isNextStep, trainingReason } from "../cycle-actions.ts";
import { downloadTrainingsPdf } from "../cycle-data.ts";
import { MESOCYCLE_PAGE, mesocyclePageParams } from "../cycle-pages.ts";
import type { MesocyclePath } from "../data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import { MissingPart } from "./MissingPart.tsx";
import { PdfButton } from "./PdfButton.tsx";

/** A mesocycle of weeks shows the way to its microcycles instead. */
export function TrainingAction(props: CycleProps) {
  const { path, cycle, readOnly } = props;
  const { open } = useCycleAddress();
  const { weeks = null, was_evaluated: wasEvaluated, has_training: hasTraining, name } = cycle;

  if (trainingButton({ weeks, wasEvaluated }) === "microcycles") {
    return <MicrocyclesButton path={path} label={readOnly ? "Semanas" : "Microciclos"} />;
  }
  if (!canOpenTraining(props)) return <MissingPart cycle={cycle} part="treino" />;
  return (
    <Group gap={8} wrap="nowrap">
      <ReasonButton
        flex={1}
        reason={trainingReason(props)}
        variant={isNextStep(props) && wasEvaluated ? "filled" : "default"}
        leftSection={<Icon name="dumbbell" size={18} />}
        onClick={() => open("training", path)}
      >
        Treino
      </ReasonButton>
      {hasTraining && <PdfButton label={`Baixar os treinos em PDF: ${name}`} save={downloadTrainingsPdf} path={path} />}
    </Group>
  );
}

interface MicrocyclesProps {
  readonly path: MesocyclePath;
  readonly label: string;
}

function MicrocyclesButton({ path, label }: MicrocyclesProps) {
  const { mode } = useCycleAddress().search;
  return (
    <Button
      variant="default"
      leftSection={<Icon name="calendar" size={18} />}
      renderRoot={(props) => (
        <Link to={MESOCYCLE_PAGE} params={mesocyclePageParams(path)} search={{ mode }} {...props} />
      )}
    >
      {label}
    </Button>
  );
}
