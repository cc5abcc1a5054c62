import { Button } from "@mantine/core";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { useGoTo } from "../editor/training-place.ts";
import { usePlan } from "../editor/use-trainings.ts";
import { lacksMax } from "./percent-sets.ts";

interface Props {
  readonly trainingId: number;
  readonly entry: TrainingEntry;
}

/** To the maximum of which the sets take their percentages. The library has no student who could have one. */
export function MaxButton({ trainingId, entry }: Props) {
  const { cycle } = usePlan();
  const go = useGoTo();
  const isMissing = lacksMax(entry);
  if (!cycle) return null;
  return (
    <Button
      size="compact-sm"
      variant={isMissing ? "light" : "subtle"}
      color={isMissing ? "warning" : "gray"}
      onClick={() => void go({ trainingId, open: { form: "maxima", entryId: entry.id } })}
    >
      {isMissing ? "Sem máxima: informe" : "Carga máxima"}
    </Button>
  );
}
