import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { trainingButton } from "#domain/periodisation/timeline.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { downloadTrainingsPdf } from "./data.ts";
import { type MesocycleProps, trainingReason } from "./mesocycle-actions.ts";
import { PdfButton } from "./PdfButton.tsx";
import { useCycleAddress } from "./use-cycle-address.ts";

/** Opens the training, once the mesocycle was evaluated; with weeks, the way to its microcycles stands here instead. */
export function TrainingAction({ path, mesocycle, isCurrent, readOnly }: MesocycleProps) {
  const { open } = useCycleAddress();
  const { weeks, was_evaluated: wasEvaluated, has_training: hasTraining, name } = mesocycle;

  if (trainingButton({ weeks, wasEvaluated }) === "microcycles") {
    return (
      <Button
        variant="default"
        leftSection={<Icon name="calendar" size={18} />}
        renderRoot={(props) => (
          <Link
            to="/inicio/visualizar/$id/macrociclo/$idMacrociclo/mesociclo/$idMesociclo"
            params={{ id: String(path.id), idMacrociclo: String(path.macroId), idMesociclo: String(path.mesoId) }}
            {...props}
          />
        )}
      >
        Microciclos
      </Button>
    );
  }
  return (
    <Group gap={8} wrap="nowrap">
      <ReasonButton
        flex={1}
        reason={trainingReason(mesocycle, readOnly)}
        variant={isCurrent && wasEvaluated && !readOnly ? "filled" : "default"}
        leftSection={<Icon name="dumbbell" size={18} />}
        onClick={() => open("training", { macro: path.macroId, meso: path.mesoId })}
      >
        Treino
      </ReasonButton>
      {hasTraining && <PdfButton label={`Baixar os treinos em PDF: ${name}`} save={downloadTrainingsPdf} path={path} />}
    </Group>
  );
}
