import { Button } from "@mantine/core";
import { Icon } from "../../ui/Icon.tsx";
import { type Desk, openTraining } from "./desk.ts";

interface Props {
  readonly desk: Desk;
  /** On a phone it stays under the thumb, as wide as the screen. */
  readonly fullWidth?: boolean;
}

export const canAddExercise = (desk: Desk) => !desk.readOnly && openTraining(desk) !== undefined;

/** The screen's one primary action. */
export function AddExercise({ desk, fullWidth = false }: Props) {
  const training = openTraining(desk);
  return (
    <Button
      fullWidth={fullWidth}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => desk.go({ ...(training && { trainingId: training.id }), open: { form: "exercicio" } })}
    >
      ADICIONAR EXERCÍCIO
    </Button>
  );
}
