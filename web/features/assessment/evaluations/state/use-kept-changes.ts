import { useEffect } from "react";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { takesAlong, waitingSheets } from "../../evaluation-changes/waiting-changes.ts";
import type { EvaluationStore } from "./evaluation-state.ts";

/** Changes that the server has not confirmed lie on the device of a trainer who takes evaluations along, one write after the other. */
export function useKeptChanges(evaluation: EvaluationStore | null, path: CyclePath) {
  const { id, macroId, mesoId, microId } = path;
  useEffect(() => {
    if (!evaluation || !takesAlong()) return;
    const cycle = { id, macroId, mesoId, ...(microId !== undefined && { microId }) };
    let storedChanges = evaluation.state().waiting;
    let last = Promise.resolve();
    return evaluation.subscribe(() => {
      const { waiting } = evaluation.state();
      if (waiting === storedChanges) return;
      storedChanges = waiting;
      last = last
        .then(() => waitingSheets.keep(cycle, waiting))
        .then((isKept) => evaluation.dispatch({ type: "kept", isKept }))
        .catch(() => evaluation.dispatch({ type: "kept", isKept: false }));
    });
  }, [evaluation, id, macroId, mesoId, microId]);
}
