import { Button } from "@mantine/core";
import { useState } from "react";
import classes from "./FinishedCycles.module.css";

/** So that the running cycle is near the top; not when all are finished. */
export function useFinishedFolded<Cycle extends { readonly is_finished: boolean }>(cycles: readonly Cycle[]) {
  const [unfolded, setUnfolded] = useState(false);
  const open = cycles.filter((cycle) => !cycle.is_finished);
  const shown = !unfolded && open.length > 0 ? open : cycles;
  return { shown, folded: cycles.length - shown.length, unfold: () => setUnfolded(true) };
}

interface Props {
  readonly count: number;
  readonly ofMicrocycles: boolean;
  readonly readOnly: boolean;
  readonly onUnfold: () => void;
}

export function UnfoldFinished({ count, ofMicrocycles, readOnly, onUnfold }: Props) {
  if (count === 0) return null;
  return (
    <Button variant="subtle" color="gray" px="xs" mb="sm" fullWidth className={classes.unfold ?? ""} onClick={onUnfold}>
      Mostrar {finishedText(count, ofMicrocycles, readOnly)}
    </Button>
  );
}

/** "2 mesociclos encerrados"; to a student "2 fases encerradas". */
function finishedText(count: number, ofMicrocycles: boolean, readOnly: boolean): string {
  const [lay, trade] = ofMicrocycles ? ["semana", "microciclo"] : ["fase", "mesociclo"];
  const words = readOnly ? [lay, "encerrada"] : [trade, "encerrado"];
  return [count, ...words.map((word) => (count === 1 ? word : `${word}s`))].join(" ");
}
