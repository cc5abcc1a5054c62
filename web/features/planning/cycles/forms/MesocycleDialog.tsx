import { useQuery } from "@tanstack/react-query";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { MacrocyclePath, MesocycleSummary } from "../data.ts";
import { mesocyclesQuery } from "../mesocycles-query.ts";
import { EditCycle } from "./EditCycle.tsx";
import { NewMesocycle } from "./NewMesocycle.tsx";

interface Props {
  readonly path: MacrocyclePath;
  /** Absent: a new mesocycle. */
  readonly mesoId: number | undefined;
  readonly onClose: () => void;
  /** The next step of a new one; absent where none is made. */
  readonly onEvaluate?: (mesocycle: MesocycleSummary) => void;
}

/** It waits for the other mesocycles, which give the next name and the taken days. */
export default function MesocycleDialog({ path, mesoId, onClose, onEvaluate = onClose }: Props) {
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  if (!mesocycles) return null;
  if (!mesoId) {
    const today = todayInSaoPaulo(Date.now());
    return <NewMesocycle path={path} mesocycles={mesocycles} today={today} onClose={onClose} onEvaluate={onEvaluate} />;
  }
  const mesocycle = mesocycles.find(({ id }) => id === mesoId);
  const others = mesocycles.filter(({ id }) => id !== mesoId);
  return mesocycle && <EditCycle path={{ ...path, mesoId }} cycle={mesocycle} others={others} onClose={onClose} />;
}
