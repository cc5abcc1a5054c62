import { Button } from "@mantine/core";
import { Icon } from "../../ui/Icon.tsx";
import { type Desk, openTraining } from "./desk.ts";

interface Props {
  readonly desk: Desk;
  readonly fullWidth?: boolean;
}

/** The screen's one primary action. */
export function AddExercise({ desk, fullWidth = false }: Props) {
  const training = openTraining(desk);
  if (!training || desk.readOnly) return null;
  return (
    <Button
      fullWidth={fullWidth}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => desk.go({ trainingId: training.id, open: { form: "exercicio" } })}
    >
      ADICIONAR EXERCÍCIO
    </Button>
  );
}

/** On a phone it stays under the thumb. */
export const AddExerciseFooter = ({ desk }: { readonly desk: Desk }) => <AddExercise desk={desk} fullWidth />;
