import { Button } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import { openTraining, type TrainingContext } from "../editor/training-context.ts";

interface Props {
  readonly context: TrainingContext;
  /** On a phone it stays under the thumb, as wide as the screen. */
  readonly fullWidth?: boolean;
}

export const canAddExercise = (context: TrainingContext) => !context.readOnly && openTraining(context) !== undefined;

/** The screen's one primary action. */
export function AddExercise({ context, fullWidth = false }: Props) {
  const training = openTraining(context);
  return (
    <Button
      fullWidth={fullWidth}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => context.go({ ...(training && { trainingId: training.id }), open: { form: "exercicio" } })}
    >
      ADICIONAR EXERCÍCIO
    </Button>
  );
}
