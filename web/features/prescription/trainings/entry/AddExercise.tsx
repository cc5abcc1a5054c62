import { Button } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import { useGoTo } from "../editor/training-place.ts";
import { useOpenTraining } from "../editor/use-trainings.ts";

interface Props {
  readonly fullWidth?: boolean;
}

export function AddExercise({ fullWidth = false }: Props) {
  const go = useGoTo();
  const trainingId = useOpenTraining(({ id }) => id);
  if (trainingId === undefined) return null;
  return (
    <Button
      fullWidth={fullWidth}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => go({ trainingId, open: { form: "exercicio" } })}
    >
      Adicionar exercício
    </Button>
  );
}
