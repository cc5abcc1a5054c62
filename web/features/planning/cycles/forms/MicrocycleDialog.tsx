import type { MesocyclePath, MesocycleSummary } from "../data.ts";
import { EditCycle } from "./EditCycle.tsx";
import { NewMicrocycle } from "./NewMicrocycle.tsx";

interface Props {
  readonly path: MesocyclePath;
  readonly mesocycle: MesocycleSummary;
  /** Absent: a new microcycle. */
  readonly microId: number | undefined;
  readonly onClose: () => void;
}

export default function MicrocycleDialog({ path, mesocycle, microId, onClose }: Props) {
  if (!microId) return <NewMicrocycle path={path} mesocycle={mesocycle} onClose={onClose} />;
  const microcycle = mesocycle.microcycles.find(({ id }) => id === microId);
  return microcycle && <EditCycle path={{ ...path, microId }} cycle={microcycle} onClose={onClose} />;
}
