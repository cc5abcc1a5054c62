import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { mesocyclesQuery } from "../../../planning/cycles/mesocycles-query.ts";
import { useEditor, useTrainings } from "./use-trainings.ts";

/** This device remembers it. */
const KEY = "prumo.weeks-onwards";

interface Props {
  readonly path: CyclePath;
  readonly fullWidth?: boolean;
}

/** Whether a change goes for the later weeks too, while some of them have trainings. */
export function OnwardsChoice({ path, fullWidth = false }: Props) {
  const editor = useEditor();
  const id = useId();
  const isOnwards = useTrainings((state) => state.isOnwards);
  const { data } = useQuery({
    ...mesocyclesQuery(path),
    enabled: path.microId !== undefined,
    select: (mesocycles) => {
      const weeks = mesocycles.find((one) => one.id === path.mesoId)?.microcycles ?? [];
      const start = weeks.find((one) => one.id === path.microId)?.start_date;
      return weeks.filter((one) => start !== undefined && one.start_date > start && one.has_training).length;
    },
  });
  const hasLater = path.microId !== undefined && data !== undefined && data > 0;
  useEffect(() => {
    editor.dispatch({ type: "aimed", isOnwards: hasLater && localStorage.getItem(KEY) === "yes" });
  }, [editor, hasLater]);
  if (!hasLater) return null;
  const choose = (value: string) => {
    localStorage.setItem(KEY, value);
    editor.dispatch({ type: "aimed", isOnwards: value === "yes" });
  };
  return (
    <>
      <VisuallyHidden id={id}>As alterações valem para</VisuallyHidden>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth={fullWidth}
        value={isOnwards ? "yes" : "no"}
        onChange={choose}
        data={[
          { value: "no", label: "Só esta semana" },
          { value: "yes", label: "Daqui em diante" },
        ]}
      />
    </>
  );
}
